import type { Language } from './define.ts'
import { formatDate, formatDateRange, shownDay, type Calendar } from './format/dates.ts'
import { resolve } from './format/names.ts'
import type { MessageId } from './messages/catalogue.ts'
import type { WordedField } from './resume-fields.ts'
import type { PaperContact, PaperEntry, PaperPart, PaperTag, PaperText, ResumePaper } from './resume-paper.ts'
import type { ResumePart } from './resume-parts.ts'
import { RESUME_TEMPLATE_FACTS, type ResumeDates, type ResumeStyle } from './resume-style.ts'
import type { Localized } from './schemas/primitives.ts'
import type { ResumeContent, ResumeContentPart, ResumeEntry, ResumeFact, ResumeFacts } from './schemas/resume.ts'

/** What a paper is made of. `today` is an ISO date: what ends later is expected. */
export interface Composing {
  readonly facts: ResumeFacts
  readonly content: ResumeContent
  readonly style: Pick<ResumeStyle, 'dates' | 'photo' | 'template'>
  readonly lang: Language
  readonly calendar: Calendar
  readonly today: string
  /** Texts in the paper's language. */
  readonly say: (id: MessageId, values?: Readonly<Record<string, string>>) => string
}
/** A paper, and the places of texts that had to be taken from the other language. */
export interface Composed {
  readonly paper: ResumePaper
  readonly missing: readonly string[]
}

/** How the entries of each part are printed. */
const SHOWN_AS: Readonly<Record<ResumePart, PaperPart['as']>> = {
  summary: 'text',
  experience: 'entries',
  education: 'entries',
  skills: 'tags',
  languages: 'levels',
  certificates: 'entries',
  projects: 'entries',
  published_works: 'entries',
  awards: 'entries',
  volunteering: 'entries',
  courses: 'entries',
  hobbies: 'tags',
  references: 'entries',
}
const PRECISION = { month_year: 'month', numeric: 'numeric', year: 'year' } as const satisfies Record<
  ResumeDates,
  string
>

/** The period of a fact in words; null where it has no dates. */
export function periodOf(
  { part, from, to, ongoing }: Pick<ResumeFact, 'part' | 'from' | 'to' | 'ongoing'>,
  { style, lang, calendar, today, say }: Omit<Composing, 'facts' | 'content'>,
): string | null {
  const look = { lang, calendar, precision: PRECISION[style.dates], isShort: true } as const
  const [start, end] = [from && shownDay(from.date, from.known), to && shownDay(to.date, to.known)]
  if (ongoing)
    return start === null
      ? say('document.resume.present')
      : say('document.resume.since', { date: formatDate(start, look) })
  if (end === null) return start === null ? null : formatDate(start, look)
  const period = start === null ? formatDate(end, look) : formatDateRange(start, end, look)
  // A certificate that ends later is valid until then; a study is not finished.
  return part === 'education' && to !== null && to.date > today ? say('document.resume.expected', { period }) : period
}

/** Makes one paper, and notes on the way which texts are not there in its language. */
class Composer {
  readonly missing: string[] = []
  readonly #of: Composing
  readonly #facts: ReadonlyMap<string, ResumeFact>
  constructor(of: Composing) {
    this.#of = of
    this.#facts = new Map(of.facts.entries.map((fact) => [`${fact.part}/${fact.id}`, fact]))
  }

  /** The first of these texts in the paper's language, or else the first in the other. */
  #text(at: string, ...from: readonly (Localized | null | undefined)[]): PaperText | null {
    const { lang } = this.#of
    const found = from.flatMap((text) => resolve(text, lang) ?? [])
    const said = found.find((one) => one.lang === lang) ?? found[0]
    if (said === undefined) return null
    if (said.lang !== lang) this.missing.push(at)
    return { text: said.text, at }
  }

  #field(fact: ResumeFact, { wording }: ResumeEntry, field: WordedField): PaperText | null {
    const worded = wording[field]
    if (worded === null) return null
    return this.#text(`${fact.part}/${fact.id}/${field}`, worded, fact.texts[field])
  }

  #lines(fact: ResumeFact, entry: ResumeEntry): PaperText[] {
    return (['detail', 'description'] as const).flatMap((field) => {
      const found = this.#field(fact, entry, field)
      return (found?.text ?? '')
        .split('\n')
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ text, at: found?.at ?? '' }))
    })
  }

  #entry(fact: ResumeFact, entry: ResumeEntry): PaperEntry[] {
    const [title, organisation] = [this.#field(fact, entry, 'title'), this.#field(fact, entry, 'organisation')]
    const head = title ?? organisation
    if (head === null) return []
    const period = periodOf(fact, this.#of)
    return [
      {
        id: fact.id,
        title: head,
        organisation: title === null ? null : organisation,
        place: this.#field(fact, entry, 'place'),
        period: period === null ? null : { text: period, at: `${fact.part}/${fact.id}/period` },
        lines: this.#lines(fact, entry),
        link: fact.link,
        ...this.#confirmed(fact),
      },
    ]
  }

  /** A letter says more than the employer's name, which stands beside it where it is another. */
  #confirmed({ confirmed, letter }: ResumeFact): Pick<PaperEntry, 'confirmed' | 'proof'> {
    const { lang, calendar, style, say } = this.#of
    const employer = resolve(confirmed, lang)?.text
    const byEmployer = employer === undefined ? [] : [say('document.resume.confirmed', { company: employer })]
    if (letter === null) return { confirmed: byEmployer[0] ?? null }
    const company = resolve(letter.company, lang)?.text ?? ''
    const date = formatDate(letter.date, { lang, calendar, precision: PRECISION[style.dates], isShort: true })
    const byLetter = say('document.resume.letter', { company, reference: letter.reference, date })
    return {
      confirmed: [...(employer === company ? [] : byEmployer), byLetter].join(' · '),
      proof: letter.href,
    }
  }

  #tag(fact: ResumeFact, entry: ResumeEntry): PaperTag[] {
    const title = this.#field(fact, entry, 'title')
    if (title === null) return []
    const level = resolve(fact.level?.text, this.#of.lang)?.text ?? null
    return [{ ...title, level, share: fact.level?.share ?? null }]
  }

  #part({ key, title, shown, entries }: ResumeContentPart): PaperPart[] {
    if (!shown) return []
    const chosen = entries.flatMap((entry) => {
      const fact = this.#facts.get(`${key}/${entry.fact}`)
      return fact === undefined || !entry.shown ? [] : [{ fact, entry }]
    })
    const as = SHOWN_AS[key]
    const part: PaperPart = {
      key,
      title: this.#title(key, title),
      as,
      text: as === 'text' ? chosen.flatMap(({ fact, entry }) => this.#lines(fact, entry)) : [],
      entries: as === 'entries' ? chosen.flatMap(({ fact, entry }) => this.#entry(fact, entry)) : [],
      tags: as === 'tags' || as === 'levels' ? chosen.flatMap(({ fact, entry }) => this.#tag(fact, entry)) : [],
    }
    return part.text.length + part.entries.length + part.tags.length === 0 ? [] : [part]
  }

  /** A title of the person's own in this language; one in the other only is no better than the usual one in this. */
  #title(key: ResumePart, title: Localized | null): PaperText {
    const { lang, say } = this.#of
    const own = title?.[lang]?.trim()
    if (own) return { text: own, at: key }
    if (title !== null) this.missing.push(key)
    return { text: say(`document.resume.part.${key}`), at: key }
  }

  #contacts(): PaperContact[] {
    const { facts, content, lang } = this.#of
    return content.contacts.flatMap((key) => {
      const contact = facts.contacts.find((one) => one.key === key)
      const at = `contact/${key}`
      // Addresses and numbers are the same in every language.
      const text = contact?.kind === 'place' ? this.#text(at, contact.text)?.text : resolve(contact?.text, lang)?.text
      return contact === undefined || text === undefined ? [] : [{ kind: contact.kind, text, href: contact.href, at }]
    })
  }

  compose(): ResumePaper {
    const { facts, content, style, lang, say } = this.#of
    const name = this.#text('head.name', facts.name) ?? { text: '', at: 'head.name' }
    return {
      lang,
      title: say('document.resume.title', { name: name.text }),
      name,
      headline: this.#text('head.headline', content.headline, facts.headline),
      hasPhoto: style.photo && facts.photo !== null && RESUME_TEMPLATE_FACTS[style.template].photo !== 'none',
      contacts: this.#contacts(),
      parts: content.parts.flatMap((part) => this.#part(part)),
    }
  }
}

/**
 * The paper of a resume in one language: what it selects of the facts, in its order and wording. What is in the other
 * language only is taken from there and named in `missing`, by its `at`. Ids without a fact are left out.
 */
export function composePaper(of: Composing): Composed {
  const composer = new Composer(of)
  return { paper: composer.compose(), missing: composer.missing }
}
