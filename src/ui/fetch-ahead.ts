let running = 0
/** Something is being fetched that nobody waits for, or that can be done without: that it fails concerns nobody. */
export const isFetchingAhead = (): boolean => running > 0

/** What all of these fetch, or null when one of them cannot be fetched. */
export async function fetchAhead<T extends readonly unknown[]>(
  ...loads: { readonly [K in keyof T]: () => Promise<T[K]> }
): Promise<T | null> {
  running += 1
  try {
    const begun = loads.map((load: () => Promise<unknown>) => load())
    // One that fails later than another concerns nobody either.
    await Promise.allSettled(begun)
    return (await Promise.all(begun)) as unknown as T
  } catch {
    return null
  } finally {
    running -= 1
  }
}

/** Browsers tell a wish to spare data here; the type is not in TypeScript's library. */
type Sparing = { readonly connection?: { readonly saveData?: boolean } }
/** False for those who spare data or are offline: they fetch what they need when they need it. */
export const mayFetchAhead = (): boolean => navigator.onLine && (navigator as Sparing).connection?.saveData !== true

/** Comes when the page has nothing else to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )
