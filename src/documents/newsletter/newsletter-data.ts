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
  /**
   * `confirm` and `leave` ask before the link of a mail does anything, because mail programs open links on their own.
   * `ended`: nothing is left to leave.
   */
  | { readonly kind: 'confirm' | 'confirmed' | 'leave' | 'left' | 'ended'; readonly token: string }
  /** `incomplete`: the link that leaves lost its end on the way. */
  | { readonly kind: 'sent' | 'invalid' | 'incomplete' }
