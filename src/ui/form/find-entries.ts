import type { ReferenceEntry } from '../../../openapi/schemas/reference.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold, words } from '../../../openapi/text-fold.ts'

const namesOf = ({ en, am }: Localized) => [en, am].filter((name) => name !== undefined).map(fold)

/**
 * The entries whose name has every word of the text, in either language; those that begin with it come first, else
 * their order stays.
 */
export function findEntries<E extends { readonly name: Localized }>(entries: readonly E[], text: string): readonly E[] {
  const wanted = words(text)
  const whole = fold(text)
  if (wanted.length === 0) return entries
  const found = entries.filter(({ name }) => {
    const all = namesOf(name).join(' ')
    return wanted.every((word) => all.includes(word))
  })
  const begins = (entry: E) => namesOf(entry.name).some((name) => name.startsWith(whole))
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
}

/** The entry that a text names as a whole, by name in either language or by key. */
export function entryOf(entries: readonly ReferenceEntry[], text: string): ReferenceEntry | undefined {
  const whole = fold(text)
  if (whole === '') return undefined
  return (
    entries.find(({ key }) => key === text.trim()) ??
    entries.find(({ name }) => namesOf(name).includes(whole)) ??
    entries.find(({ key }) => fold(key) === whole)
  )
}
