import type { Explained } from '../../../openapi/explain.ts'

/** A page about the newsletter as one visitor gets it. */
export type NewsletterData =
  | {
      readonly kind: 'form'
      /** What was typed so far. */
      readonly email: string
      readonly error: Explained | null
      /** Too many wishes came from this network. */
      readonly isOver: boolean
    }
  /** Asks before the link of a mail does anything, because mail programs open links on their own. */
  | { readonly kind: 'confirm' | 'leave'; readonly token: string }
  /** `incomplete`: the link that leaves lost its end on the way. */
  | { readonly kind: 'sent' | 'confirmed' | 'left' | 'invalid' | 'incomplete' }
