import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { mockAny } from '../../api/mocks/mock.ts'
import { PER_PAGE } from '../../machines/list/address.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { CollectionView } from './CollectionView.tsx'
import { EntryPage } from './EntryPage.tsx'
import { connectList } from './list.connect.ts'
import { listEffects } from './resource.effects.ts'
import type { AnyRow } from './row.ts'

const { policy } = anyResources
const version = (n: number, title: string, day: string, active = true): AnyRow => ({
  id: `0198c6a0-0000-7000-8000-0000000000a${n}`,
  version: 1,
  position: n,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  title: { en: title, am: title },
  kind: 'terms',
  effective_from: day,
  changes: null,
  active,
})
const begun = version(0, 'First terms', '2020-01-01')
const coming = version(1, 'Coming terms', '2099-01-01')
const draft = version(2, 'Draft terms', '2020-01-01', false)
const rows = [begun, coming, draft]
const page = answered('read', {
  data: rows,
  meta: { first: 1, last: 3, totalRecords: 3, exact: true, page: 1, per_page: PER_PAGE },
})
const query = { page: 1, per_page: PER_PAGE, q: '', sort: '' }
const after = (...events: readonly { type: string }[]) =>
  connectList(reached(createListMachine<AnyRow>(listEffects(policy)), query, page, ...events), fn(), policy)

/** Entries that stay as they are from a day on: versions of a policy. */
const meta = {
  component: CollectionView,
  args: {
    resource: policy,
    list: after(),
    onAdd: fn(),
    onEdit: fn(),
    choices: { data: {}, failure: null, retry: fn() },
    bulk: { busy: false, failure: null, retry: fn(), outcome: null, run: fn(), dismiss: fn() },
    exporting: { isRunning: false, run: fn() },
    added: null,
    onAddedSeen: fn(),
  },
} satisfies Meta<typeof CollectionView>
export default meta
type S = StoryObj<typeof meta>

/** What would be refused is not offered; drafts and what is announced can be changed. */
export const Listed: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    for (const [name, offered] of [
      ['First terms', 0],
      ['Coming terms', 1],
      ['Draft terms', 1],
    ] as const) {
      const row = within(canvas.getByRole('row', { name: new RegExp(name) }))
      await expect(row.queryAllByRole('button', { name: say('resource.edit', { name }) })).toHaveLength(offered)
      await expect(row.queryAllByRole('button', { name: say('resource.delete', { name }) })).toHaveLength(offered)
      await expect(row.queryAllByLabelText(say('resource.flag.active.of', { name }))).toHaveLength(offered)
    }
    await expect(canvas.getByRole('row', { name: /First terms/ })).toHaveTextContent(say('resource.flag.active'))
    await expect(canvas.getByRole('link', { name: say('resource.read', { name: 'First terms' }) })).toHaveAttribute(
      'href',
      '/privacy-policy?policy=terms&version=2020-01-01',
    )
    await expect(canvas.queryByRole('link', { name: say('resource.read', { name: 'Draft terms' }) })).toBeNull()
  },
}
/** Its day came while the list stood open: the refusal says what to do, and offers nothing that is refused as well. */
export const DeletedTooLate: S = {
  args: {
    list: after(
      { type: 'row.change', change: { kind: 'delete', row: begun } } as { type: string },
      failed('change', refusal('in_use', { places: [{ resource: 'reader', count: 1 }] })),
      page,
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.place.reader', { count: 1 }))
    await expect(canvas.queryByRole('button', { name: say('resource.in_use.deactivate') })).toBeNull()
  },
}
/** A draft whose day is today is in effect once it is switched on: there is no way back. */
export const SwitchedOn: S = {
  args: {
    list: after(
      {
        type: 'row.change',
        change: { kind: 'edit', row: { ...draft, active: true }, was: draft },
      } as { type: string },
      answered('change', { ...draft, active: true, version: 2 }),
      page,
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resource.done.on', { name: 'Draft terms' }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('ui.action.undo') })).toBeNull()
  },
}
/** An old link to its form says so in place of the form, and leads to a new version. */
export const ByItsAddress: S = {
  parameters: {
    msw: [
      mockAny('getPolicy', () => ({ ...begun, body: { en: [{ type: 'paragraph', text: [{ text: 'Be kind.' }] }] } })),
    ],
  },
  render: () => <EntryPage resource={policy} id={begun.id} list="/cms/policies" onSaved={fn()} />,
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('validation.fixed'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: resourceSayIn(globals)('policy', 'add') })).toHaveAttribute(
      'href',
      '/cms/policies/new',
    )
    await expect(canvas.getByRole('link', { name: say('resource.read', { name: 'First terms' }) })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
