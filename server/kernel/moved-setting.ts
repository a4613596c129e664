import { refuse } from './refusal.ts'

/** A list of settings with one of them at another place, and what the audit log tells of it: places from 1. */
export interface MovedSetting<S> {
  readonly moved: S
  readonly settings: readonly S[]
  readonly before: { readonly position: number }
  readonly after: { readonly position: number }
}

/** Moves a setting to a 0-based position; behind the last means last. Refuses an unknown key with `not_found`. */
export function movedSetting<S extends { readonly key: string }>(
  settings: readonly S[],
  { key, position }: { readonly key: string; readonly position: number },
): MovedSetting<S> {
  const moved = settings.find((setting) => setting.key === key) ?? refuse('not_found', {})
  return {
    moved,
    settings: settings.filter((setting) => setting !== moved).toSpliced(position, 0, moved),
    before: { position: settings.indexOf(moved) + 1 },
    after: { position: Math.min(position, settings.length - 1) + 1 },
  }
}
