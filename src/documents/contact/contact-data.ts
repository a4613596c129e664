import type { Explained } from '../../../openapi/explain.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'text'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactValues = Readonly<Record<ContactField, string>>
export type ContactErrors = Readonly<Partial<Record<ContactField, Explained>>>

/** The contact page as one visitor gets it. */
export interface ContactData {
  /** About anything, or about a plan. */
  readonly about: 'us' | 'sales'
  readonly plan: { readonly key: string; readonly name: Localized } | null
  /** The message was sent: the page says what comes next. */
  readonly isSent: boolean
  /** What was typed so far. */
  readonly values: ContactValues
  readonly errors: ContactErrors
  /** Why nothing was sent. */
  readonly notice: 'invalid' | 'hasty' | 'limit' | null
  /** Says when the form was opened, signed. */
  readonly opened: string
}
