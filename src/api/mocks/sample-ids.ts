/** The moment at which every sample stands still. */
export const NOW = '2026-03-02T08:30:00.000Z'

/** A UUID that is the same in every run: version 4 in form, `group` and `n` in its last digits. */
export const sampleId = (group: number, n: number) =>
  `00000000-0000-4000-8000-${String(group).padStart(4, '0')}${String(n).padStart(8, '0')}`

/** What every row of a collection has. */
export const stamp = (group: number, n: number) => ({
  id: sampleId(group, n),
  version: 1,
  position: n,
  created_at: NOW,
  updated_at: NOW,
})

/** Rows of a platform collection. */
export const named = (group: number, names: readonly (readonly [en: string, am: string])[]) =>
  names.map(([en, am], i) => ({ ...stamp(group, i), name: { en, am }, active: true }))
