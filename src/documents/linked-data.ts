/** So many of a kind are told: search engines read no more, and the page stays small. */
const MOST = 20

/** Each once, at most `MOST`; undefined for none, so that the key is left out. */
export const some = <T>(all: readonly (string | null | undefined)[], make: (one: string) => T): readonly T[] | undefined => {
  const each = [...new Set(all)].filter((one) => one !== null && one !== undefined).slice(0, MOST)
  return each.length === 0 ? undefined : each.map(make)
}

export const withoutEmpty = (all: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined))
