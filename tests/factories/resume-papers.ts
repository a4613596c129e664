import type { Language } from '../../openapi/define.ts'
import type { PaperEntry, PaperPart, PaperText, ResumePaper } from '../../openapi/resume-paper.ts'
import { RESUME_TEMPLATE_FACTS, type ResumeTemplate } from '../../openapi/resume-style.ts'
import { sampleResume } from '../../src/documents/sample/resume.ts'
import { PAYLOADS } from './payloads.ts'

type Rewrite = (text: string, at: string) => string

/** The paper with every text of a person's own written anew. */
function rewritten(paper: ResumePaper, rewrite: Rewrite): ResumePaper {
  const text = (value: PaperText): PaperText => ({ ...value, text: rewrite(value.text, value.at) })
  const maybe = (value: PaperText | null) => value && text(value)
  return {
    ...paper,
    name: text(paper.name),
    headline: maybe(paper.headline),
    parts: paper.parts.map((part) => ({
      ...part,
      title: text(part.title),
      text: part.text.map(text),
      tags: part.tags.map((tag) => ({ ...tag, text: rewrite(tag.text, tag.at) })),
      entries: part.entries.map((entry) => ({
        ...entry,
        title: text(entry.title),
        organisation: maybe(entry.organisation),
        place: maybe(entry.place),
        lines: entry.lines.map(text),
      })),
    })),
  }
}

/** Its own word for each text, so that a text is never found in another's place. */
const counted = (make: (n: number, text: string) => string): Rewrite => {
  let n = 0
  return (text) => make((n += 1), text)
}

const HOSTILE = [
  ...PAYLOADS,
  '#read("/data.json")',
  '#import "@preview/x:1.0.0"',
  '*b* _i_ $x$ = H <l> @r `c` // c',
  '\\ #panic() ~ ---',
  '= Heading',
  '+ 1',
].filter((text) => /\S/.test(text) && !text.includes('\u0000'))

const longer = (part: PaperPart): PaperPart => ({
  ...part,
  entries: Array.from({ length: 8 }, (_, n) =>
    part.entries.map((entry) => ({
      ...entry,
      id: `${entry.id}.${n}`,
      title: { ...entry.title, text: `${n + 1} ${entry.title.text}` },
    })),
  ).flat(),
})

/** What papers are made of, from too little to too much and to what no template foresees. */
export const PAPERS: Readonly<Record<string, (lang: Language, template: ResumeTemplate) => ResumePaper>> = {
  short: (lang, template) => {
    const paper = sampleResume(lang, { template })
    return {
      ...paper,
      headline: null,
      contacts: paper.contacts.slice(0, 1),
      parts: paper.parts
        .filter(({ key }) => key === 'experience')
        .map((part) => ({ ...part, entries: part.entries.slice(0, 1) })),
    }
  },
  ordinary: (lang, template) => sampleResume(lang, { template, photo: true }),
  long: (lang, template) => {
    const paper = sampleResume(lang, { template })
    return { ...paper, parts: paper.parts.map(longer) }
  },
  hostile: (lang, template) =>
    rewritten(
      sampleResume(lang, { template }),
      counted((n) => `${n} ${HOSTILE[n % HOSTILE.length]}`),
    ),
  'right to left': (lang, template) =>
    rewritten(sampleResume(lang, { template }), (text, at) =>
      at === 'head.name' ? 'محمد عبد الله' : at === 'head.headline' ? 'مهندس' : text,
    ),
  emoji: (lang, template) => rewritten(sampleResume(lang, { template }), (text) => `😀 ${text} 👩🏽‍🌾`),
  'long words': (lang, template) =>
    rewritten(
      sampleResume(lang, { template }),
      counted((n) => (n % 2 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' : 'ሰላማዊነት'.repeat(8)) + n * 1000),
    ),
}

const tight = (text: string) => text.replaceAll(/[\s·,()•፣-]/g, '').replaceAll(/😀|👩🏽‍🌾/gu, '')
const join = (...texts: readonly (string | null | undefined)[]) => tight(texts.filter(Boolean).join(''))

/** What stands at the head of an entry, in the order in which a template says it. */
export function entryHead(
  { title, period, organisation, place, confirmed }: PaperEntry,
  template: ResumeTemplate,
  key: string,
): string {
  const where = join(organisation?.text, place?.text, confirmed)
  if (template === 'compact' || (template === 'academic' && key !== 'published_works'))
    return join(title.text) + where + join(period?.text)
  return join(title.text, period?.text) + where
}

/** A part as it is read: its title, and what it says. Signs between texts are left out. */
export const partWords = (part: PaperPart, template: ResumeTemplate): string =>
  join(part.title.text, ...part.text.map(({ text }) => text)) +
  part.entries
    .map(
      (entry) => entryHead(entry, template, part.key) + join(...entry.lines.map(({ text }) => text), entry.link?.text),
    )
    .join('') +
  join(...part.tags.flatMap(({ text, level }) => [text, level]))

/** What comes before the parts. */
export const headWords = ({ name, headline, contacts }: ResumePaper): string =>
  join(name.text, headline?.text, ...contacts.map(({ text }) => text))

export const isAside = (template: ResumeTemplate, { key }: PaperPart): boolean =>
  RESUME_TEMPLATE_FACTS[template].aside.includes(key)
export { tight as readWords }
