import { fetchAhead, idle, mayFetchAhead } from '../ui/fetch-ahead.ts'
import { screens, screenTexts, type ScreenKey } from './screens.ts'
import { texts } from './texts.ts'

/**
 * Fetches a screen's code and texts when a person is about to open it. Nothing happens for those who spare data or are
 * offline.
 */
export async function prefetchScreen(key: string): Promise<void> {
  if (!Object.hasOwn(screens, key) || !mayFetchAhead()) return
  await fetchAhead(screens[key as ScreenKey], () => texts.fetchAhead(...(screenTexts[key as ScreenKey] ?? [])))
}

/** Fetches screens one after another, each when the page has nothing else to do, until told to stop. */
export async function prefetchScreens(keys: readonly string[], stop: AbortSignal): Promise<void> {
  for (const key of keys) {
    await idle()
    if (stop.aborted) return
    await prefetchScreen(key)
  }
}
