import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'

/** Milliseconds; frames and pictures that come at all are there long before. */
const LONGEST = 20_000
/**
 * Waits for what a page draws, but not for ever: a browser that is short of memory or time may draw no frame, and what
 * is looked at is there without it.
 */
export async function drawn(waits: Promise<unknown>): Promise<void> {
  await Promise.race([waits, pause(LONGEST, undefined, { ref: false })])
}

/**
 * Lays out what public pages leave for when it is scrolled to, and loads its pictures: for scans and pictures of a
 * whole page.
 */
export async function wholePage(page: Page): Promise<void> {
  await drawn(
    page.evaluate(async () => {
      for (const part of document.querySelectorAll<HTMLElement>('.part > *')) part.style.contentVisibility = 'visible'
      const pictures = [...document.images]
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    }),
  )
}
