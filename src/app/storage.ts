import type { Language } from '../../openapi/define.ts'
import type { Remembered } from '../machines/last-route/last-route.machine.ts'

const LAST_ROUTE = 'last_route'
const TAB = 'tab_id'
const MENU = 'menuMode'
const ENDED = 'session_ended'
const CHOSEN_LANGUAGE = 'language_chosen'
const RELOADED = 'reloaded_at'

/**
 * This tab's own id, kept over reloads. A duplicated tab starts with a copy of the storage, so the page adds a part of
 * its own.
 */
export function tabId(): string {
  const kept = sessionStorage.getItem(TAB) ?? crypto.randomUUID()
  sessionStorage.setItem(TAB, kept)
  return `${kept}.${crypto.randomUUID()}`
}

/** The wanted path as it was kept, or null for none and for what is not readable. */
export function readLastRoute(): Remembered | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAST_ROUTE) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('expires' in kept)) return null
    return typeof kept.path === 'string' && typeof kept.expires === 'number'
      ? { path: kept.path, expires: kept.expires }
      : null
  } catch {
    return null
  }
}
export const writeLastRoute = (kept: Remembered): void => localStorage.setItem(LAST_ROUTE, JSON.stringify(kept))
export const clearLastRoute = (): void => localStorage.removeItem(LAST_ROUTE)

export const readMenuMode = (): 'static' | 'overlay' =>
  localStorage.getItem(MENU) === 'overlay' ? 'overlay' : 'static'
export const writeMenuMode = (mode: 'static' | 'overlay'): void => localStorage.setItem(MENU, mode)

/** Whether this tab's session ended by itself, kept over reloads until somebody signs in. */
export const readEnded = (): boolean => sessionStorage.getItem(ENDED) !== null
export const writeEnded = (hasEnded: boolean): void =>
  hasEnded ? sessionStorage.setItem(ENDED, '1') : sessionStorage.removeItem(ENDED)

/** The language that was chosen in this tab while nobody was signed in; null for none. */
export function readChosenLanguage(): Language | null {
  const kept = sessionStorage.getItem(CHOSEN_LANGUAGE)
  return kept === 'en' || kept === 'am' ? kept : null
}
export const writeChosenLanguage = (chosen: Language | null): void =>
  chosen === null ? sessionStorage.removeItem(CHOSEN_LANGUAGE) : sessionStorage.setItem(CHOSEN_LANGUAGE, chosen)

/** True once per half minute: a screen that cannot be loaded is answered by one reload, not by a loop of them. */
export function mayReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (now - last < 30_000) return false
  sessionStorage.setItem(RELOADED, String(now))
  return true
}
