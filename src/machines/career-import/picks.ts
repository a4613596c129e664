import type { CareerImport, ImportChoice, ImportedEntry } from '../../../openapi/schemas/career-import.ts'

/** What of an entry is taken, and what the person wrote for it by field. */
interface Picked {
  /** Null: it is left. */
  readonly as: ImportChoice['as'] | null
  readonly values: Readonly<Record<string, string>>
}
/** By the place of an entry. */
export type Picks = Readonly<Record<string, Picked>>

/** Where an entry stands in the proposal, as one text: the server names its faults by it. */
export const placeOf = (part: string, { at }: Pick<ImportedEntry, 'at'>): string => `${part}.${at}`

interface Placed {
  readonly part: CareerImport['parts'][number]['key']
  readonly place: string
  readonly entry: ImportedEntry
}
const placed = ({ parts }: CareerImport): readonly Placed[] =>
  parts.flatMap(({ key, entries }) => entries.map((entry) => ({ part: key, place: placeOf(key, entry), entry })))

const isEmpty = ({ mine }: ImportedEntry['differences'][number]) => mine === null
/** May an entry be taken so? Filled only where something is empty, replaced only where something is not. */
export function allows({ state, can_fill: canFill, differences }: ImportedEntry, as: ImportChoice['as']): boolean {
  if (as === 'add') return state === 'new'
  return state === 'duplicate' && (as === 'fill' ? canFill : !differences.every(isEmpty))
}

/**
 * Everything new is taken, but for what needs a document, which is not always at hand; what is there already stays as it
 * is until the person says otherwise.
 */
export const pickedAtFirst = (proposal: CareerImport): Picks =>
  Object.fromEntries(
    placed(proposal).flatMap(({ place, entry: { state, reason } }) =>
      state === 'new' && reason === null ? [[place, { as: 'add', values: {} }]] : [],
    ),
  )

/** What was picked, as far as the entries still allow it. What is written stays. */
export const pickedStill = (proposal: CareerImport, picks: Picks): Picks =>
  Object.fromEntries(
    placed(proposal).flatMap(({ place, entry }) => {
      const picked = picks[place]
      if (picked === undefined) return []
      return [[place, picked.as === null || allows(entry, picked.as) ? picked : { ...picked, as: null }]]
    }),
  )

/** What must be written or looked at where an entry is taken so: what is filled leaves alone what stands there. */
export const needsOf = ({ needs, differences }: ImportedEntry, as: ImportChoice['as']): ImportedEntry['needs'] =>
  as === 'fill' ? needs.filter(({ field }) => differences.some((one) => one.field === field && isEmpty(one))) : needs

/** The fields of an entry that must still be written before it can be taken so. */
const lackingOf = (entry: ImportedEntry, { as, values }: Picked): readonly string[] =>
  as === null
    ? []
    : needsOf(entry, as).flatMap(({ field, message }) =>
        message !== null && (values[field] ?? '').trim() === '' ? [field] : [],
      )

/** The entries that are taken, with what is written for them. */
export const choicesOf = (proposal: CareerImport, picks: Picks): readonly ImportChoice[] =>
  placed(proposal).flatMap(({ part, place, entry }) => {
    const { as, values } = picks[place] ?? { as: null, values: {} }
    if (as === null || !allows(entry, as)) return []
    return [{ part, at: entry.at, as, values: Object.entries(values).map(([field, value]) => ({ field, value })) }]
  })

/** The places of entries that are taken and lack something, in their order. */
export const incompleteOf = (proposal: CareerImport, picks: Picks): readonly string[] =>
  placed(proposal).flatMap(({ place, entry }) => {
    const picked = picks[place]
    return picked !== undefined && lackingOf(entry, picked).length > 0 ? [place] : []
  })

/** Something is taken, and nothing of it lacks anything. */
export const isComplete = (proposal: CareerImport, picks: Picks): boolean =>
  choicesOf(proposal, picks).length > 0 && incompleteOf(proposal, picks).length === 0
