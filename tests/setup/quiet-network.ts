import type { Page, Request } from 'playwright'

/** No call for so long counts as quiet (milliseconds). */
const QUIET = 500

/**
 * Waits until the page has asked for nothing for half a second. Playwright's `networkidle` never comes where someone is
 * signed in: the live line stays open. Call it before the page is opened, and what it gives back whenever it should be
 * quiet.
 */
export function quietNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  const isLine = (request: Request) => new URL(request.url()).pathname.endsWith('/notifications/stream')
  page.on('request', (request) => {
    if (isLine(request)) return
    open.add(request)
    last = Date.now()
  })
  const over = (request: Request) => {
    if (open.delete(request)) last = Date.now()
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return async () => {
    while (open.size > 0 || Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
