import { pages } from '../../openapi/routes.ts'
import type { ManagedReport } from '../../openapi/schemas/report.ts'
import { exporter } from '../../server/demo/content.ts'
import { reportRows } from '../../src/api/mocks/reports.ts'
import { reportMachine } from '../../src/machines/report/report.machine.ts'
import type { RequestContext } from '../../src/machines/request/request.ts'
import { decides } from './decides.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button, text } from './on-page.ts'

interface SiteAnswer {
  readonly abilities: { readonly publish: boolean }
  readonly indexable: boolean
  readonly version: number
}
const machine = reportMachine.provide({ actions: { announce: () => undefined } })
const facts = ({ row, held }: RequestContext<ManagedReport>) => `${row.status} ${row.version} ${held?.version}`

const [waiting] = reportRows as [ManagedReport]
const over = { abilities: { dismiss: false, unpublish: false }, version: 2 }
const dismissed: ManagedReport = { ...waiting, ...over, status: 'dismissed' }
const upheld: ManagedReport = { ...waiting, ...over, status: 'upheld', note: 'It asks for money before a job.' }

const leaves: FlowStep = {
  kind: 'person',
  says: 'leaves the decision',
  event: { type: 'request.cancel' },
  does: ({ page }) => button(page, 'ui.action.cancel').click(),
}
const changes = (says: string, row: ManagedReport): FlowStep => ({
  kind: 'outside',
  says,
  event: { type: 'row.changed', row },
})
const decided = (kind: 'dismiss' | 'unpublish', row: ManagedReport) =>
  decides({
    kind,
    row,
    call: kind === 'dismiss' ? 'dismissReport' : 'unpublishReported',
    label: `administration.report.${kind}`,
    note: 'It asks for money before a job.',
  })

/** An administrator decides on a report in the queue. */
export const flows: readonly Flow[] = [decided('dismiss', dismissed), decided('unpublish', upheld)].map(
  (steps): Flow => ({
    when: 'the administrator whom a report waits for',
    machine,
    input: { row: waiting },
    holds: 'opened',
    facts,
    steps: [
      ...steps,
      leaves,
      changes('another administrator dismisses it', { ...dismissed, version: 4 }),
      changes('another administrator takes the page down', { ...upheld, version: 5 }),
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('company')
      const site = (await call('GET', '/site')) as SiteAnswer
      if (site.abilities.publish)
        await call('POST', '/site/publish', { indexable: site.indexable, version: site.version })
      await page.request.post(pages.reportPage.path.replace('{username}', exporter.username), {
        form: { reason: 'fraud', text: 'It asks for money before a job.', email: '' },
      })
      await signIn('admin')
      await page.goto(`${pages.users.path}?view=reports&status=waiting`)
      await page.getByRole('row').getByRole('button').first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('administration.report.dismiss'), exact: true })
        .waitFor()
    },
  }),
)
