import { expect, test, type Page } from '@playwright/test'

/** Window widths in pixels: the narrowest that is promised, each side of where layouts change, the widest. */
const WIDTHS = [320, 480, 640, 768, 991, 1024, 1280, 1440, 1920]

/** Findings after which a scan ends. */
const MANY = 5

/**
 * Controls of which a part cannot be seen or scrolled to, as `tag "its name" is cut by n px`, and how far the page itself
 * scrolls sideways. Runs in the page.
 */
function cutOff(): string[] {
  const beyondPage = document.documentElement.scrollWidth - innerWidth
  const found = beyondPage > 0 ? [`the page is ${beyondPage} px wider than its window`] : []
  // Controls stand in the same frames: each is asked once.
  const looks = new Map<Element, { readonly isHidden: boolean; readonly overflow: string }>()
  const lookOf = (element: Element) => {
    const known = looks.get(element)
    if (known) return known
    const { display, visibility, clipPath, overflowX: overflow } = getComputedStyle(element)
    const look = { isHidden: display === 'none' || visibility !== 'visible' || clipPath === 'inset(50%)', overflow }
    looks.set(element, look)
    return look
  }
  /** How far the box reaches beyond what its surroundings let be seen, sideways. */
  function cutBy(element: Element, box: DOMRect): number {
    let beyond = 0
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { isHidden, overflow } = lookOf(around)
      // What is placed on the window is not cut by what scrolls under it.
      if (isHidden) return 0
      if (overflow === 'visible') continue
      if (overflow === 'auto' || overflow === 'scroll') return beyond
      const frame = around.getBoundingClientRect()
      beyond = Math.max(beyond, box.right - frame.right, frame.left - box.left)
    }
    return Math.max(beyond, box.right - document.documentElement.clientWidth, -box.left)
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=switch], [tabindex="0"]',
  )) {
    if (element.closest('[hidden], [inert], [aria-hidden=true]') !== null || lookOf(element).isHidden) continue
    const box = element.getBoundingClientRect()
    // Fields that only screen readers see are one pixel; what a skip link hides, the focus brings back.
    if (box.width <= 2 || box.height <= 2 || box.bottom <= 0 || box.right <= 0) continue
    const cut = cutBy(element, box)
    if (cut > 2) {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      found.push(`${element.tagName.toLowerCase()} "${name.slice(0, 40)}" is cut by ${Math.round(cut)} px`)
    }
  }
  return found
}

/**
 * Fails when at any width from 320 to 1920 px a control of the open page is cut off where nobody can scroll to it, or
 * the page itself scrolls sideways. `what` names the page.
 */
export async function reachable(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    // What follows the width by script (`matchMedia`, observers of size) is drawn a frame later.
    await expect.soft
      .poll(async () => page.evaluate(cutOff), { message: `${what} at ${width} px`, timeout: 20_000 })
      .toEqual([])
  }
  if (before) await page.setViewportSize(before)
  // Each of them was waited for; a frame that is cut off everywhere need not be told of every page.
  if (test.info().errors.length >= MANY) throw new Error(`${MANY} findings, the rest is not looked at`)
}
