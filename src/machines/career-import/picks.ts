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

const allows = ({ state }: ImportedEntry, as: ImportChoice['as']) => state === (as === 'add' ? 'new' : 'duplicate')

/** Everything new is taken; what is there already stays as it is until the person says otherwise. */
export const pickedAtFirst = (proposal: CareerImport): Picks =>
  Object.fromEntries(
    placed(proposal).flatMap(({ place, entry }) => (entry.state === 'new' ? [[place, { as: 'add', values: {} }]] : [])),
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

/** The fields of an entry that must still be written before it can be taken. */
export const lackingOf = ({ needs }: ImportedEntry, values: Picked['values'] = {}): readonly string[] =>
  needs.flatMap(({ field, message }) => (message !== null && (values[field] ?? '').trim() === '' ? [field] : []))

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
    return picked !== undefined && picked.as !== null && lackingOf(entry, picked.values).length > 0 ? [place] : []
  })

/** Something is taken, and nothing of it lacks anything. */
export const isComplete = (proposal: CareerImport, picks: Picks): boolean =>
  choicesOf(proposal, picks).length > 0 && incompleteOf(proposal, picks).length === 0
