import { screens, screenTexts, type ScreenKey } from './screens.ts'
import { texts } from './texts.ts'

let running = 0
/** A screen is being fetched ahead; that it fails concerns nobody yet. */
export const isPrefetching = (): boolean => running > 0

/** Browsers tell a wish to spare data here; the type is not in TypeScript's library. */
type Sparing = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Fetches a screen's code and texts when a person is about to open it. Nothing happens for those who spare data or are
 * offline.
 */
export async function prefetchScreen(key: string): Promise<void> {
  if (!Object.hasOwn(screens, key) || !navigator.onLine || (navigator as Sparing).connection?.saveData === true) return
  running += 1
  await Promise.all([screens[key as ScreenKey](), texts.fetchAhead(...(screenTexts[key as ScreenKey] ?? []))])
    .catch(() => {})
    .finally(() => {
      running -= 1
    })
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )

/** Fetches screens one after another, each when the page has nothing else to do, until told to stop. */
export async function prefetchScreens(keys: readonly string[], stop: AbortSignal): Promise<void> {
  for (const key of keys) {
    await idle()
    if (stop.aborted) return
    await prefetchScreen(key)
  }
}
