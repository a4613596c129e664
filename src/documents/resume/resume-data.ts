import type { Language } from '../../../openapi/define.ts'
import type { Explained } from '../../../openapi/explain.ts'
import type { ResumePaper } from '../../../openapi/resume-paper.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import type { QrDrawing } from '../card/card.tsx'
import type { Picture } from '../site-data.ts'

export interface AttachedDocument {
  readonly path: string
  readonly name: Localized
  readonly kind: SupportDocument['kind']
  readonly format: 'pdf' | 'picture'
  readonly bytes: number
}
/** A resume, or a copy of one, as others read it. */
export interface PublicResume {
  readonly kind: 'open'
  readonly papers: Readonly<Record<Language, ResumePaper>>
  /** Of its path. */
  readonly slug: string
  /** Its whole address, without a query, in the language in which it opens. */
  readonly url: string
  readonly language: Language
  readonly accent: string
  readonly photo: Picture | null
  /** What its owner attached, in their order; each is opened at its path by whoever may read the page. */
  readonly documents: readonly AttachedDocument[]
  /** May search engines and social networks be told of it, and may search engines keep it? */
  readonly isKnown: boolean
  readonly isIndexed: boolean
  /** Of a frozen copy: the instant at which it was made. */
  readonly frozenAt: string | null
  readonly updatedAt: string
  readonly qr: QrDrawing
}
/** The form for its password. It says nothing of whose resume it is. */
export interface LockedResume {
  readonly kind: 'locked'
  /** Of its path. */
  readonly slug: string
  readonly error: Explained | null
  /** Too many guesses: later. */
  readonly isOver: boolean
}
export type ResumeData = PublicResume | LockedResume
