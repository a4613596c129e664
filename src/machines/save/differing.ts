type Fields = Readonly<Record<string, unknown>>

/** Two values are the same whatever the order of their keys and whether nothing is null or absent. */
export function alike(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => alike((a as Fields)[key], (b as Fields)[key]))
}

/** The fields of what was typed that say something else than the row. */
export const differing = <V extends object>(values: V, row: object): readonly (keyof V & string)[] =>
  (Object.keys(values) as (keyof V & string)[]).filter((field) => !alike(values[field], (row as Fields)[field]))
