import { people } from '../../../openapi/cast.ts'
import type { Language } from '../../../openapi/define.ts'
import { RESUME_PARTS, type ResumePart } from '../../../openapi/resume-parts.ts'
import type { PaperPart, ResumePaper } from '../../../openapi/resume-paper.ts'
import { RESUME_TEMPLATE_FACTS, type ResumeTemplate } from '../../../openapi/resume-style.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { life, type LifeEntry } from './resume-life.ts'

interface Tag {
  readonly name: Localized
  readonly level: Localized | null
  readonly share: number | null
}

const TITLES: Readonly<Record<ResumePart, Localized>> = {
  summary: { en: 'Summary', am: 'አጭር መግለጫ' },
  experience: { en: 'Experience', am: 'የሥራ ልምድ' },
  education: { en: 'Education', am: 'ትምህርት' },
  skills: { en: 'Skills', am: 'ክህሎቶች' },
  languages: { en: 'Languages', am: 'ቋንቋዎች' },
  certificates: { en: 'Certificates', am: 'የምስክር ወረቀቶች' },
  projects: { en: 'Projects', am: 'ፕሮጀክቶች' },
  published_works: { en: 'Published works', am: 'የታተሙ ሥራዎች' },
  awards: { en: 'Awards', am: 'ሽልማቶች' },
  volunteering: { en: 'Volunteering', am: 'የበጎ ፈቃድ ሥራ' },
  courses: { en: 'Courses', am: 'ሥልጠናዎች' },
  hobbies: { en: 'Hobbies', am: 'የትርፍ ጊዜ ማሳለፊያዎች' },
  references: { en: 'References', am: 'ዋቢዎች' },
}

/** The parts in the order that a new resume of `template` has: the summary, what the template begins with, the rest. */
const orderOf = (template: ResumeTemplate): readonly ResumePart[] => [
  ...new Set<ResumePart>(['summary', ...RESUME_TEMPLATE_FACTS[template].first, ...RESUME_PARTS]),
]

/**
 * The two-page resume of the invented engineer, as it would be printed in one language: for previews of templates,
 * pictures and tests. With a photo if `photo` is at hand.
 */
export function sampleResume(
  lang: Language,
  { template = 'modern', photo = false }: { readonly template?: ResumeTemplate; readonly photo?: boolean } = {},
): ResumePaper {
  const say = (text: Localized) => text[lang] ?? text.en ?? text.am ?? ''
  const textOf = (value: Localized | null, at: string) => (value === null ? null : { text: say(value), at })
  const entriesOf = (key: ResumePart, entries: readonly LifeEntry[]) =>
    entries.map((entry, n) => {
      const id = String(n + 1)
      const at = (field: string) => `${key}/${id}/${field}`
      return {
        id,
        title: { text: say(entry.title), at: at('title') },
        organisation: textOf(entry.organisation, at('organisation')),
        place: textOf(entry.place, at('place')),
        period: textOf(entry.period, at('period')),
        lines: entry.lines.map((line) => ({ text: say(line), at: at('description') })),
        link: entry.link,
        confirmed: entry.confirmed === null ? null : say(entry.confirmed),
      }
    })
  const tagsOf = (key: ResumePart, tags: readonly Tag[]) =>
    tags.map(({ name, level, share }, n) => ({
      text: say(name),
      at: `${key}/${n + 1}/title`,
      level: level && say(level),
      share,
    }))
  const part = (key: ResumePart): PaperPart => {
    const empty = { key, title: { text: say(TITLES[key]), at: key }, text: [], entries: [], tags: [] } as const
    switch (key) {
      case 'summary':
      case 'references':
        return { ...empty, as: 'text', text: [{ text: say(life[key]), at: `${key}/1/description` }] }
      case 'skills':
      case 'hobbies':
        return { ...empty, as: 'tags', tags: tagsOf(key, life[key]) }
      case 'languages':
        return { ...empty, as: 'levels', tags: tagsOf(key, life[key]) }
      default:
        return { ...empty, as: 'entries', entries: entriesOf(key, life[key]) }
    }
  }
  const name = say(people.hanna.name)
  return {
    lang,
    title: lang === 'en' ? `Resume of ${name}` : `የ${name} ሲቪ`,
    name: { text: name, at: 'head.name' },
    headline: { text: say({ en: 'Structural engineer', am: 'የስትራክቸር መሐንዲስ' }), at: 'head.headline' },
    hasPhoto: photo,
    contacts: [
      { kind: 'email', text: 'hanna@sira.example', href: 'mailto:hanna@sira.example', at: 'contact/email' },
      { kind: 'phone', text: '+251 91 123 4567', href: 'tel:+251911234567', at: 'contact/phone' },
      { kind: 'place', text: say({ en: 'Kirkos, Addis Ababa', am: 'ቂርቆስ፣ አዲስ አበባ' }), href: null, at: 'contact/place' },
      {
        kind: 'web',
        text: 'sira.example/@hanna.bekele',
        href: 'https://sira.example/@hanna.bekele',
        at: 'contact/web',
      },
      {
        kind: 'social',
        text: 'linkedin.com/in/hanna-bekele-example',
        href: 'https://www.linkedin.com/in/hanna-bekele-example',
        at: 'contact/social',
      },
    ],
    parts: orderOf(template).map(part),
  }
}
