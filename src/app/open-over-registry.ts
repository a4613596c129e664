import type { OpenOver } from '../ui/open-over.ts'

export interface OpenOverRegistry extends OpenOver {
  /** Closes what lies uppermost; null where nothing is open over the page. */
  readonly uppermost: () => (() => void) | null
}

/** What lies open over the page of this tab. */
export function createOpenOverRegistry(): OpenOverRegistry {
  const closes: (() => void)[] = []
  return {
    add(close) {
      closes.push(close)
      return () => {
        closes.splice(closes.lastIndexOf(close), 1)
      }
    },
    uppermost: () => closes.at(-1) ?? null,
  }
}
