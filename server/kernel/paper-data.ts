import { RESUME_TEMPLATE_FACTS, type ResumeStyle } from '../../openapi/resume-style.ts'
import type { ResumePaper } from '../../openapi/resume-paper.ts'
import type { Fitted } from './paper-fit.ts'
import type { PaperPage } from './paper-pages.ts'

/** A resume to print: what it says and how it looks. */
export interface PaperDocument {
  readonly paper: ResumePaper
  readonly style: ResumeStyle
}

/** The code of the error when a resume has more pages than any honest one. */
export const RESUME_TOO_LONG = 'resume_too_long'

/** What a person should know of a paper before others get it. */
export type PaperProblem =
  /** Even as tight as can be read it has more pages than it is fitted to; it is set as it was chosen. */
  | { readonly code: 'cannot_fit'; readonly pages: number }
  /** Letters that no font of ours has; `at` is null for texts that come from no field. */
  | { readonly code: 'letters_missing'; readonly at: string | null; readonly letters: string }

/** A paper as it is seen on a screen. */
export interface PaperPages {
  readonly pages: readonly PaperPage[]
  /** What fitting changed, or null. */
  readonly fitted: Fitted | null
  readonly problems: readonly PaperProblem[]
}

/** What the templates of resumes read. */
export interface PaperData {
  readonly paper: unknown
  readonly style: ResumeStyle
  /** Parts that may stand aside on the first page. */
  readonly aside: readonly string[]
  /** Texts say where they come from; links lead nowhere. */
  readonly preview: boolean
}

/** Addresses of the web, of mail and of telephones; everything else is printed as the text that it is. */
const isSafe = (href: string) => /^(?:https?:\/\/|mailto:|tel:)[^\s"'<>\\`]+$/i.test(href)
/** An address that a link of a document may have; null for any other. */
export const safeAddress = (href: string | null): string | null => (href !== null && isSafe(href) ? href : null)

/** What an honest paper has at most: more takes seconds to lay out, however few pages it fills. */
const MOST = { parts: 26, entries: 500, contacts: 40, letters: 8000 } as const
/** A word that breaks anywhere costs as much as many short ones. */
const LONG_WORD = /\S{40,}/g
/** Is a paper beyond what any honest one has, by its number of things or of letters in long words? */
function isBeyond({ paper }: PaperDocument): boolean {
  const { parts, contacts } = paper
  const entries = parts.reduce((sum, part) => sum + part.entries.length + part.tags.length + part.text.length, 0)
  let letters = 0
  JSON.stringify(paper, (_key, value: unknown) => {
    if (typeof value === 'string') for (const [word] of value.matchAll(LONG_WORD)) letters += word.length
    return value
  })
  return (
    parts.length > MOST.parts || contacts.length > MOST.contacts || entries > MOST.entries || letters > MOST.letters
  )
}

/** Bytes of a paper with its style as JSON; it says where each text comes from. */
const MOST_BYTES = 196_608
/** Is a paper longer than any honest one? */
export const isTooLong = (document: PaperDocument): boolean =>
  Buffer.byteLength(JSON.stringify(document)) > MOST_BYTES || isBeyond(document)

/** Completes what templates read: every link and confirmation says where it comes from, as texts do. */
export function paperData({ paper, style }: PaperDocument, preview: boolean): PaperData {
  const parts = paper.parts.map((part) => ({
    ...part,
    entries: part.entries.map((entry) => {
      const at = (field: string) => `${part.key}/${entry.id}/${field}`
      return {
        ...entry,
        link: entry.link && { text: entry.link.text, href: safeAddress(entry.link.href), kind: 'web', at: at('link') },
        confirmed:
          entry.confirmed === null
            ? null
            : { text: entry.confirmed, href: safeAddress(entry.proof ?? null), at: at('title') },
      }
    }),
  }))
  const contacts = paper.contacts.map((contact) => ({ ...contact, href: safeAddress(contact.href) }))
  return { paper: { ...paper, contacts, parts }, style, aside: RESUME_TEMPLATE_FACTS[style.template].aside, preview }
}
