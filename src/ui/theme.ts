import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

/**
 * Local storage and cookie share this name (specification §3); the value is `true` or `false`. The cookie lets the
 * server set the class, so that nothing flashes.
 */
const KEY = 'darkTheme'
const YEAR = 31_536_000
const listeners = new Set<() => void>()

/** The theme the document shows now. */
export const currentTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function apply(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  document.documentElement.classList.toggle('light', theme === 'light')
  document.documentElement.style.colorScheme = theme
  for (const listener of listeners) listener()
}

/** Shows a theme and keeps it. */
export function setTheme(theme: Theme): void {
  const dark = String(theme === 'dark')
  localStorage.setItem(KEY, dark)
  document.cookie = `${KEY}=${dark}; path=/; max-age=${YEAR}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  apply(theme)
}

/** At start-up: the kept theme, else what the server or the system chose. */
export function restoreTheme(): void {
  const kept = localStorage.getItem(KEY)
  if (kept !== null) setTheme(kept === 'true' ? 'dark' : 'light')
  else
    apply(
      document.documentElement.classList.contains('dark') || matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light',
    )
}

/** The theme, and a toggle that keeps the choice. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentTheme)
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
