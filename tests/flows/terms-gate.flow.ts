import { pages } from '../../openapi/routes.ts'
import { termsGateMachine, type TermsGateContext } from '../../src/machines/terms-gate/terms-gate.machine.ts'
import type { Flow } from './flow.ts'

const reached = (versions: string, isDirty: boolean) =>
  ({ type: 'place.reached', path: pages.sections.path, versions, isDirty }) as const

/**
 * Terms that took effect are asked for in the place of the next screen. Nobody in a browser makes terms take effect on
 * purpose: the question itself is in tests/e2e.
 */
export const flows: readonly Flow[] = [
  {
    machine: termsGateMachine,
    input: { path: pages.dashboard.path, versions: '', isDirty: false, exempt: pages.changePassword.path },
    facts: (c: TermsGateContext) => `${c.versions} ${c.accepted} ${c.isDirty}`,
    steps: [
      { kind: 'person', says: 'opens a screen, and nothing waits', event: reached('', false) },
      { kind: 'outside', says: 'new terms have taken effect', event: reached('v2', false) },
      { kind: 'outside', says: 'new terms have taken effect while something is typed', event: reached('v2', true) },
      { kind: 'person', says: 'accepts the terms', event: { type: 'terms.accepted' } },
    ],
    open: async ({ page }) => {
      await page.goto(pages.login.path)
    },
  },
]
