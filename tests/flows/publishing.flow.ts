import { anyResources } from '../../openapi/resources/registry.ts'
import type { PublishingState } from '../../openapi/schemas/publishing.ts'
import {
  publishingMachine,
  type PublishedRow,
  type PublishingContext,
} from '../../src/machines/publishing/publishing.machine.ts'
import type { Flow, FlowStep } from './flow.ts'
import { saved } from './form-told.ts'
import { text } from './on-page.ts'

const machine = publishingMachine.provide({ actions: { announce: () => undefined } })
const facts = ({ row, held }: PublishingContext) => `${row.publishing.status} ${row.version} ${held?.version}`
const rowIn = (status: PublishingState['status'], version: number): PublishedRow => ({
  id: '0198c6a0-0000-7000-8000-000000000001',
  version,
  publishing: {
    status,
    publish_at: status === 'scheduled' ? '2027-01-04T06:00:00.000Z' : null,
    published_at: status === 'published' ? '2026-09-01T06:00:00.000Z' : null,
  },
})

type Act = 'publish' | 'schedule' | 'withdraw'
const LEADS = { publish: 'published', schedule: 'scheduled', withdraw: 'draft' } as const
/** What the button of a dialog says where the entry is in `status`. */
const wordOf = (act: Act, status: PublishingState['status']) =>
  text(act === 'withdraw' && status === 'scheduled' ? 'publishing.unschedule' : `publishing.${act}`)
const inMenu = (act: Act, status: PublishingState['status']) =>
  text(act === 'schedule' && status === 'scheduled' ? 'publishing.reschedule' : `publishing.${act}`)

const does = (act: Act, status: PublishingState['status']): readonly FlowStep[] => [
  {
    kind: 'person',
    says: `wants to ${act}`,
    event: { type: `entry.${act}` },
    does: async ({ page }) => {
      await page
        .getByRole('button', { name: text('publishing.menu') })
        .first()
        .click()
      await page
        .getByRole('menuitem', {
          name: act === 'withdraw' ? wordOf(act, status) : inMenu(act, status),
          exact: true,
        })
        .click()
    },
  },
  {
    kind: 'answer',
    says: `the server takes it (${act})`,
    event: saved('send', rowIn(LEADS[act], 9)),
    call: `${act}Blog`,
    by: 'server',
    asks: ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: wordOf(act, status), exact: true })
        .click(),
  },
]
const cancels: FlowStep = {
  kind: 'person',
  says: 'leaves the dialog',
  event: { type: 'entry.cancel' },
  does: ({ page }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: text('ui.action.cancel') })
      .click(),
}
const changes = (says: string, status: PublishingState['status']): FlowStep => ({
  kind: 'outside',
  says,
  event: { type: 'row.changed', row: rowIn(status, 5) },
})

const { path: categoriesPath } = anyResources.blogCategory
const { path, page: listPage } = anyResources.blog
const open =
  (status: PublishingState['status']): Flow['open'] =>
  async ({ page, signIn }) => {
    const call = await signIn('admin')
    const { data } = (await call('GET', `${path}?per_page=100`)) as {
      readonly data: readonly { readonly id: string }[]
    }
    for (const { id } of data) await call('DELETE', `${path}/${id}`)
    const body = [{ type: 'paragraph', text: [{ text: 'What the article says.' }] }]
    const name = { en: `Kind ${Date.now()}` }
    const category = (await call('POST', categoriesPath, { name, slug: null, description: null, active: true })) as {
      readonly id: string
    }
    const { id } = (await call('POST', path, {
      title: { en: 'An article' },
      slug: null,
      category_id: category.id,
      author_name: { en: 'Hana Tesfaye' },
      summary: { en: 'What it is about.' },
      cover_id: null,
      body: { en: body },
    })) as { readonly id: string }
    if (status === 'published') await call('POST', `${path}/${id}/publish`, { version: 1 })
    if (status === 'scheduled')
      await call('POST', `${path}/${id}/schedule`, {
        version: 1,
        publish_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
    await page.goto(listPage?.path ?? '/')
    await page
      .getByRole('button', { name: text('publishing.menu') })
      .first()
      .waitFor()
  }

/** An administrator at the list of articles. */
export const flows: readonly Flow[] = (['draft', 'scheduled', 'published'] as const).map((status): Flow => {
  const acts = {
    draft: ['publish', 'schedule'],
    scheduled: ['publish', 'schedule', 'withdraw'],
    published: ['withdraw'],
  }
  return {
    when: `the administrator of an article that is ${status}`,
    machine,
    input: { row: rowIn(status, 2) },
    holds: 'opened',
    facts,
    steps: [
      ...(acts[status] as readonly Act[]).flatMap((act) => does(act, status)),
      cancels,
      changes('another administrator publishes it', 'published'),
      changes('another administrator makes it a draft', 'draft'),
      changes('another administrator schedules it', 'scheduled'),
    ],
    open: open(status),
  }
})
