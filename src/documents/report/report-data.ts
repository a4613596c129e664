import type { Explained } from '../../../openapi/explain.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

export const REPORT_FIELDS = ['reason', 'text', 'email'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]
export type ReportValues = Readonly<Record<ReportField, string>>
export type ReportErrors = Readonly<Partial<Record<ReportField, Explained>>>

/** The page on which a visitor reports another page, or a posting. */
export interface ReportData {
  /** Whose page it is. */
  readonly username: string
  readonly name: Localized
  /** The posting that is reported; null: the page. */
  readonly job: { readonly slug: string; readonly title: Localized } | null
  readonly isSent: boolean
  /** What was typed so far. */
  readonly values: ReportValues
  readonly errors: ReportErrors
  /** Why nothing was sent. */
  readonly notice: 'invalid' | 'limit' | null
}
