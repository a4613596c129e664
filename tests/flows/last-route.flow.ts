import { pages } from '../../openapi/routes.ts'
import { KEPT_FOR, lastRouteMachine } from '../../src/machines/last-route/last-route.machine.ts'
import type { Flow } from './flow.ts'
import { signInByForm } from './on-page.ts'

const steps: Flow['steps'] = [
  {
    kind: 'person',
    says: 'opens a page without being signed in',
    event: { type: 'route.wanted', path: pages.sections.path, now: 0 },
    does: async ({ page }) => {
      await page.goto(pages.sections.path)
    },
  },
  {
    kind: 'person',
    says: 'signs in and is taken there',
    event: { type: 'route.forget' },
    does: ({ page }) => signInByForm(page, 'individual@sira.example'),
  },
  {
    kind: 'time',
    says: 'half an hour passes',
    event: { type: 'xstate.after.validity.lastRoute.remembering' },
    delay: KEPT_FOR,
  },
]
const open: Flow['open'] = async ({ page }) => {
  await page.goto(pages.login.path)
}

/** Where someone wanted to go before signing in. */
export const flows: readonly Flow[] = [{ machine: lastRouteMachine, input: { stored: null, now: 0 }, steps, open }]
