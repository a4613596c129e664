import { isOptional, type AnyField } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { HOME_TIME_ZONE, wallTime } from '../../../openapi/format/wall-clock.ts'
import { flagOf, isFixed } from '../../../openapi/resource-rows.ts'
import { ICON_NAMES, type IconName } from '../../../openapi/schemas/icon-name.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ListedRow } from '../../machines/list/change.ts'

/** A row of any collection: what the server adds, and the fields that its definition names. */
export interface AnyRow extends ListedRow {
  readonly [field: string]: unknown
}
/** What a form sends: every field of the definition and the flag. */
export type Body = Readonly<Record<string, unknown>>

/** The switch of entries that people are asked for; null where nothing follows from it. */
export const askedFlagOf = (resource: AnyResource): ReturnType<typeof flagOf> =>
  resource.isForResumes ? null : flagOf(resource)

/** True for an entry that its readers see: visible, active or published. */
export const isOn = ({ owner, isForResumes }: AnyResource, row: AnyRow): boolean =>
  isForResumes === true || row[owner === 'account' ? 'visible' : 'active'] === true

/** True for an entry that stays as it is by now. Its day begins where the platform is at home, as the server counts. */
export const isFixedNow = (resource: AnyResource, row: AnyRow): boolean =>
  // Most collections fix nothing: their rows need no day.
  resource.fixedFrom !== undefined && isFixed(resource, row, wallTime(new Date(), HOME_TIME_ZONE).date)

/** The page on which everyone reads an entry that stays as it is by now; undefined where there is none. */
export function readAddress(resource: AnyResource, row: AnyRow): string | undefined {
  const { readAt } = resource
  if (readAt === undefined || !isFixedNow(resource, row)) return undefined
  const values = Object.entries(readAt.query).map(([name, field]) => [name, String(row[field])])
  return `${readAt.path}?${new URLSearchParams(values).toString()}`
}

/** Whether its readers see an entry, once what was asked of it (`toggling`, the id of a row) is done. */
export const isShown = (resource: AnyResource, row: AnyRow, toggling: string | null): boolean =>
  isOn(resource, row) !== (toggling === row.id)

/** The part of a row that can be sent back: without id, version and what else the server alone decides. */
export const bodyOf = (resource: AnyResource, row: AnyRow): Body =>
  Object.fromEntries(Object.keys(resource.body.shape).map((key) => [key, row[key] ?? null]))

/** A new row before anything is typed: shown at once, or a draft. */
export const blankOf = (resource: AnyResource): Body => {
  const flag = flagOf(resource)
  return flag === null ? {} : { [flag]: true }
}

/** The switch that a field depends on: while it is on, the field is not asked for. */
const switchOf = (field: AnyField): string | undefined => (field.kind === 'date' ? field.unless : undefined)
/**
 * Whether an entry must have the field wherever its form asks for it: one that a switch takes away (`unless`) is
 * required while it is there.
 */
export const isRequired = (field: AnyField): boolean => !isOptional(field) || switchOf(field) !== undefined
/** The switches that other fields of a form depend on (`unless`). */
export const deciding = ({ fields }: AnyResource): readonly string[] =>
  Object.values(fields).flatMap((field) => switchOf(field) ?? [])

/** The fields that a form does not ask for as its switches stand now (`unless`). */
export const untold = ({ fields }: AnyResource, held: Body): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    held[switchOf(field) ?? ''] === true
      ? [name, ...(field.kind === 'date' && field.known !== undefined ? [field.known] : [])]
      : [],
  )

/** The fields that an entry can do without; one that a switch of the form rules is not among them. */
export const spared = ({ fields }: AnyResource): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isRequired(field) ? [] : [name]))

/** What names the row: its first column. */
export const titleOf = (resource: AnyResource, row: Body): Localized => {
  const value = row[resource.columns[0] ?? '']
  return typeof value === 'string' ? { en: value } : ((value ?? {}) as Localized)
}

/** The drawing that stands beside the row's name; undefined where it has none. */
export function iconOf({ fields }: AnyResource, row: Body): IconName | undefined {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'icon') ?? []
  return ICON_NAMES.find((known) => name !== undefined && known === row[name])
}

/** The name of a row of another collection that this one names; undefined where it is not known. */
export const relatedName = (row: AnyRow | null, id: string): Localized | undefined =>
  (row?.['related'] as Readonly<Record<string, { readonly name: Localized }>> | undefined)?.[id]?.name

/** The letter that confirms an entry. */
export const confirmingLetter = (row: AnyRow) =>
  row['letter'] as { readonly reference: string; readonly path: string } | undefined
/** The employer that confirms an entry; undefined where nobody does. */
export const confirmedBy = (row: AnyRow): string | undefined =>
  (row['confirmed'] as { readonly company: string } | undefined)?.company
