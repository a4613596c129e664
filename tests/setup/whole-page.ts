import type { Page } from 'playwright'

/**
 * Lays out what public pages leave for when it is scrolled to, and loads its pictures: for scans and pictures of a
 * whole page.
 */
export async function wholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('.part > *')) part.style.contentVisibility = 'visible'
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
