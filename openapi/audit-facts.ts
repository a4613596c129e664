import type { AnyField } from './fields.ts'
import { flagOf } from './resource-rows.ts'
import type { CollectionName } from './resources/names.ts'
import { anyResources } from './resources/registry.ts'
import { AUDIT_KINDS, type AuditKind } from './schemas/audit.ts'
import { MESSAGE_STATES } from './schemas/message.ts'
import { PUBLISHING_STATUSES } from './schemas/publishing.ts'
import { REPORT_REASONS } from './schemas/report.ts'
import { statusesOf } from './lifecycle.ts'
import { companyVerification } from './lifecycles/company-verification.ts'
import { jobPosting } from './lifecycles/job-posting.ts'
import { planRequest } from './lifecycles/plan-request.ts'
import { report } from './lifecycles/report.ts'

/** The choices that facts have beside those of fields, with their values. */
export const FACT_CHOICES = {
  jobPosting: statusesOf(jobPosting),
  message: MESSAGE_STATES,
  planRequest: statusesOf(planRequest),
  publishing: PUBLISHING_STATUSES,
  report: statusesOf(report),
  reportReason: REPORT_REASONS,
  verification: statusesOf(companyVerification),
} as const satisfies Readonly<Record<string, readonly string[]>>
export type FactChoice = keyof typeof FACT_CHOICES

/** How one fact of a record of the audit log is read. */
export type Fact =
  /** A field of a collection, read as in its list. */
  | { readonly as: 'field'; readonly field: AnyField }
  | { readonly as: 'text' | 'localized' | 'switch' | 'number' | 'time' }
  /** What several rows are called: texts in one language or two. */
  | { readonly as: 'names' }
  | { readonly as: 'choice'; readonly of: FactChoice }
  /** A row of a collection by its id. */
  | { readonly as: 'row'; readonly to: CollectionName }
  /** A plan by its key. */
  | { readonly as: 'plan' }
  /** On how many devices somebody was signed out, or `all`. */
  | { readonly as: 'devices' }
  /** What was sent to a call that has no record of its own. */
  | { readonly as: 'sent' }

const text = { as: 'text' } as const
const localized = { as: 'localized' } as const
const onOff = { as: 'switch' } as const
const number = { as: 'number' } as const
const plan = { as: 'plan' } as const
const choice = <C extends FactChoice>(of: C) => ({ as: 'choice', of }) as const

/** What records tell of things that are no collections. Commands can tell nothing else. */
const own = {
  user: { disabled: onOff, reason: text, plan, devices: { as: 'devices' }, second_factor: onOff },
  verification: {
    status: choice('verification'),
    note: text,
    company_name: localized,
    legal_name: localized,
    tin_number: text,
    vat_number: text,
    registration_number: text,
  },
  jobPosting: { status: choice('jobPosting'), username: text, note: text },
  planRequest: { status: choice('planRequest'), plan, wanted: plan, note: text },
  report: { status: choice('report'), username: text, reason: choice('reportReason'), note: text },
  message: { state: choice('message') },
  subscriber: {},
  cache: {},
  template: {
    name: localized,
    category_id: { as: 'row', to: 'templateCategory' },
    is_premium: onOff,
    for_individuals: onOff,
    for_companies: onOff,
    active: onOff,
    position: number,
  },
  resumeTemplate: {
    name: localized,
    category_id: { as: 'row', to: 'resumeCategory' },
    is_premium: onOff,
    active: onOff,
    position: number,
  },
  font: { name: localized, active: onOff, position: number, licence_name: text, weights: text },
  section: { name: localized, for_individuals: onOff, for_companies: onOff, active: onOff, position: number },
  text: { en: text, am: text },
  other: { sent: { as: 'sent' } },
} as const satisfies Readonly<Partial<Record<AuditKind, Readonly<Record<string, Fact>>>>>
type Own = keyof typeof own

/** The facts that a record of this kind may tell, before and after. */
export type FactsOf<K extends AuditKind> = K extends Own
  ? { readonly [F in keyof (typeof own)[K]]?: unknown }
  : Readonly<Record<string, unknown>>

const isOwn = (kind: AuditKind): kind is Own => Object.hasOwn(own, kind)

/** Every fact that records of this kind may tell, and how each is read. */
export function auditFactsOf(kind: AuditKind): Readonly<Record<string, Fact>> {
  if (isOwn(kind)) return own[kind]
  const resource = anyResources[kind as CollectionName]
  const flag = flagOf(resource)
  return {
    ...Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [name, { as: 'field', field }] as const),
    ),
    ...(flag === null ? {} : { [flag]: onOff }),
    ...(resource.publishing === undefined
      ? {}
      : { publishing_status: choice('publishing'), publish_at: { as: 'time' } as const }),
    position: number,
    added: number,
    changed: number,
    entries: { as: 'names' },
  }
}

/** The id of the label of a fact: the field’s own, as in its form, or that of the audit log. */
export const factLabel = (kind: AuditKind, name: string): string =>
  auditFactsOf(kind)[name]?.as === 'field' ? `resource.${kind}.${name}` : `administration.audit.fact.${name}`

/** All kinds of records with the facts they may tell. */
export const auditedKinds = AUDIT_KINDS.map((kind) => ({ kind, facts: auditFactsOf(kind) }))
