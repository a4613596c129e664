import type { Language } from './define.ts'
import type { ResumePart } from './resume-parts.ts'

/**
 * A text of the paper. `at` says where it comes from, so that a click on a page finds its field: `head.name`,
 * `experience/<id>/description`.
 */
export interface PaperText {
  readonly text: string
  readonly at: string
}

/** A job, a study, a certificate … */
export interface PaperEntry {
  readonly id: string
  /** Job title, degree, name of the certificate. */
  readonly title: PaperText
  readonly organisation: PaperText | null
  readonly place: PaperText | null
  /** In the date format, language and calendar of the paper. */
  readonly period: PaperText | null
  /** Paragraphs; one that begins with "• " or "- " is a bullet. */
  readonly lines: readonly PaperText[]
  readonly link: { readonly text: string; readonly href: string } | null
  /** "Confirmed by <company>" in the paper's language, or null. */
  readonly confirmed: string | null
  /** Where the letter that confirms it is verified. Papers that were kept before this have none. */
  readonly proof?: string
}

/** A short text among others: a skill, a language, a hobby. */
export interface PaperTag extends PaperText {
  /** Its level in words, or null. */
  readonly level: string | null
  /** Its level from 0 to 1, or null. */
  readonly share: number | null
}

/** A part of the paper. `as` says which of its lists is printed; the others are empty. */
export interface PaperPart {
  readonly key: ResumePart
  readonly title: PaperText
  /** `levels`: languages and skills with a level. */
  readonly as: 'text' | 'entries' | 'tags' | 'levels'
  readonly text: readonly PaperText[]
  readonly entries: readonly PaperEntry[]
  readonly tags: readonly PaperTag[]
}

export interface PaperContact extends PaperText {
  readonly kind: 'email' | 'phone' | 'place' | 'web' | 'social'
  readonly href: string | null
}

/**
 * What a resume prints: everything in one language, as plain texts. The PDF, its preview, the public page, plain text,
 * the checklist and tailoring are made of it and of nothing else.
 */
export interface ResumePaper {
  readonly lang: Language
  /** Of the PDF: "Resume of Hanna Bekele". */
  readonly title: string
  readonly name: PaperText
  readonly headline: PaperText | null
  /** Is there a picture `photo` beside it? */
  readonly hasPhoto: boolean
  readonly contacts: readonly PaperContact[]
  readonly parts: readonly PaperPart[]
}
