import { alike } from './differing.ts'

type Fields = Readonly<Record<string, unknown>>
/** Who changed a field since both began: the writer alone, the other alone, or both, each to something else. */
export type ChangedBy = 'mine' | 'theirs' | 'both'
export interface Merged<V> {
  /** What was written, with what only the other changed taken over; of what both changed, what was written. */
  readonly values: V
  /** The newer values, with the fields of what was written. */
  readonly theirs: V
  /** Each field that somebody changed; a field of a group by its path ("details.gender"). */
  readonly changed: Readonly<Record<string, ChangedBy>>
}

/**
 * Two changes of one row, field by field. `base` is what both began from; without it nobody knows who changed what, and
 * all that differs counts as changed by both. `groups` are the fields whose own fields are compared one by one.
 */
export function merge<V extends object>(
  mine: V,
  base: object | null,
  theirs: object,
  groups: readonly string[] = [],
): Merged<V> {
  const [values, newer, changed] = [{}, {}, {}] as [
    Record<string, unknown>,
    Record<string, unknown>,
    Record<string, ChangedBy>,
  ]
  const [written, now, began] = [mine as Fields, theirs as Fields, base as Fields | null]
  for (const field of Object.keys(mine)) {
    const sides = [written[field], now[field], began?.[field]]
    if (groups.includes(field) && began && sides.every((side) => typeof side === 'object' && side !== null)) {
      const inner = merge(written[field] as object, began[field] as object, now[field] as object)
      values[field] = inner.values
      newer[field] = inner.theirs
      for (const [name, by] of Object.entries(inner.changed)) changed[`${field}.${name}`] = by
      continue
    }
    const isMine = began === null || !alike(written[field], began[field])
    const isTheirs = began === null || !alike(now[field], began[field])
    newer[field] = now[field] ?? null
    values[field] = isTheirs && !isMine ? newer[field] : written[field]
    if (isMine && isTheirs && !alike(written[field], now[field])) changed[field] = 'both'
    else if (isMine !== isTheirs) changed[field] = isMine ? 'mine' : 'theirs'
  }
  return { values: values as V, theirs: newer as V, changed }
}

export const changedBy = ({ changed }: Pick<Merged<unknown>, 'changed'>, who: ChangedBy): readonly string[] =>
  Object.keys(changed).filter((field) => changed[field] === who)
