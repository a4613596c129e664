import { merge } from '../machines/save/merge.ts'
import { alike } from '../machines/save/differing.ts'

/** What was not saved when the page ended, and what it began from: both as the form holds them. */
interface KeptForm {
  readonly base: object
  readonly held: object
}
/** Begins like the drafts of forms, so that signing out forgets it with them. */
const keyOf = (name: string) => `draft autosave ${name}`

/** Keeps in this tab what a form holds that is not saved; what is all saved is forgotten. */
export function keepForm(name: string, base: object, held: object): void {
  if (alike(base, held)) sessionStorage.removeItem(keyOf(name))
  else sessionStorage.setItem(keyOf(name), JSON.stringify({ base, held } satisfies KeptForm))
}

/** What a form begins with: what is saved, with what this tab had changed and not saved on top of it. */
export function beginForm(name: string, saved: object): object {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as KeptForm | null
    return kept === null ? saved : merge(kept.held, kept.base, saved).values
  } catch {
    return saved
  }
}
