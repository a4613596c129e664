import type { PaperPart, ResumePaper } from '../../../openapi/resume-paper.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import { some, withoutEmpty } from '../linked-data.ts'

const EMPTY = { entries: [], tags: [], text: [] } as const
const partOf = ({ parts }: ResumePaper, key: ResumePart): Pick<PaperPart, 'entries' | 'tags' | 'text'> =>
  parts.find((part) => part.key === key) ?? EMPTY

/**
 * What machines are told of a resume (https://schema.org/ProfilePage and its Person): what the page says and nothing
 * else. Email addresses and phone numbers stay on the page, where people read them.
 */
export function resumeJsonLd(
  paper: ResumePaper,
  { url, updatedAt }: { readonly url: string; readonly updatedAt: string },
): Readonly<Record<string, unknown>> {
  const organisations = (key: ResumePart) => partOf(paper, key).entries.map(({ organisation }) => organisation?.text)
  const named = (type: string) => (name: string) => ({ '@type': type, name })
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: paper.lang,
    dateModified: updatedAt,
    mainEntity: withoutEmpty({
      '@type': 'Person',
      name: paper.name.text,
      description: partOf(paper, 'summary').text[0]?.text,
      jobTitle: partOf(paper, 'experience').entries[0]?.title.text,
      worksFor: some(organisations('experience').slice(0, 1), named('Organization')),
      alumniOf: some(organisations('education'), named('EducationalOrganization')),
      knowsAbout: some(
        partOf(paper, 'skills').tags.map(({ text }) => text),
        (text) => text,
      ),
      knowsLanguage: some(
        partOf(paper, 'languages').tags.map(({ text }) => text),
        (text) => text,
      ),
      award: some(
        partOf(paper, 'awards').entries.map(({ title }) => title.text),
        (text) => text,
      ),
      sameAs: some(
        paper.contacts.filter(({ kind }) => kind === 'social' || kind === 'web').map(({ href }) => href),
        (href) => href,
      ),
    }),
  })
}
