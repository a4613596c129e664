import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within, type screen } from 'storybook/test'
import { page, query, unused } from '../../../.storybook/collection-list.ts'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { educationRows, skillRows } from '../../api/mocks/collection-samples.ts'
import { socialMediaRows } from '../../api/mocks/section-samples.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { CollectionView } from './CollectionView.tsx'
import { PER_PAGE } from '../../machines/list/address.ts'
import { connectList } from './list.connect.ts'
import { listEffects } from './resource.effects.ts'
import type { AnyRow } from './row.ts'

const { education, skill, socialMedia } = anyResources
const rows = educationRows as unknown as readonly AnyRow[]
const after = (resource: (typeof anyResources)['education'], ...events: readonly { type: string }[]) =>
  connectList(reached(createListMachine<AnyRow>(listEffects(resource)), query, ...events), fn(), resource)
const arrived = answered('read', page(rows))
const first = rows[0] as AnyRow
const remove = { type: 'row.change', change: { kind: 'delete', row: first } }
const hide = { type: 'row.change', change: { kind: 'edit', row: { ...first, visible: false }, was: first } }
const skills = answered('read', page(skillRows as unknown as AnyRow[]))
const twoHundred = Array.from({ length: PER_PAGE }, (_, i) => ({
  ...first,
  id: `id-${i}`,
  position: 40 + i,
  school_name: { en: `School ${41 + i}`, am: `ትምህርት ቤት ${41 + i}` },
}))

const many = answered('read', page(twoHundred, 200))
/** What a school is called in the language of the story. */
const nameIn = (globals: Readonly<Record<string, unknown>>, { school_name }: AnyRow): string => {
  const { en = '', am = en } = school_name as { readonly en?: string; readonly am?: string }
  return globals['lang'] === 'am' ? am : en || am
}

const meta = {
  component: CollectionView,
  args: {
    resource: education,
    ...unused,
  },
} satisfies Meta<typeof CollectionView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  args: { list: after(education) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
/** The names of the entries that are shown. */
const names = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas.getAllByRole('listitem').map((item) => within(item).getByRole('heading'))

export const Shown: S = {
  args: { list: after(education, arrived) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(names(canvas)).toHaveLength(3)
    await userEvent.click(
      canvas.getByRole('button', { name: sayIn(globals)('resource.edit', { name: nameIn(globals, first) }) }),
    )
    await expect(args.onEdit).toHaveBeenCalledWith(first)
  },
}
export const Empty: S = {
  args: { list: after(education, answered('read', page([]))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByText(resourceSayIn(globals)('education', 'empty'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: resourceSayIn(globals)('education', 'add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const Typing: S = {
  args: { list: after(education, many, { type: 'search.type', q: 'Hawassa' } as { type: string }) },
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue('Hawassa'),
}
export const NothingFound: S = {
  args: {
    list: after(
      education,
      arrived,
      { type: 'query.change', query: { q: 'xyz' } } as { type: string },
      answered('read', page([])),
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('resource.nothing_found', { q: 'xyz' }))).toBeVisible(),
}
/** The third page of 200; it is not the whole, but its order can be changed. */
export const TwoHundred: S = {
  args: { list: after(education, answered('read', page(twoHundred, 200, 3))) },
  play: async ({ canvas }) => expect(canvas.getByText(/41.*60.*200|200.*41.*60/)).toBeVisible(),
}
/** Sorted by a column: dragging would mean nothing, so there are no handles. */
export const Sorted: S = {
  args: {
    resource: skill,
    list: after(skill, skills, { type: 'query.change', query: { sort: '-name' } } as { type: string }, skills),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('columnheader', { name: say('resource.skill.name') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.queryByRole('button', { name: new RegExp(say('resource.drag', { name: '.+' })) })).toBeNull()
  },
}
/** What was asked for stands there while the server answers. */
export const Changing: S = {
  args: { list: after(education, arrived, hide) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(sayIn(globals)('resource.sections.state.hidden')),
}
/** The second press of a double click meets the row that came up in its place, and leaves it there. */
export const DeletedByDoubleClick: S = {
  args: { resource: skill, list: { ...after(skill, skills), remove: fn() } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const bin = new RegExp(sayIn(globals)('resource.delete', { name: '.+' }))
    await userEvent.dblClick(canvas.getAllByRole('button', { name: bin })[0] as HTMLElement)
    await expect(args.list.remove).toHaveBeenCalledOnce()
  },
}
export const Deleted: S = {
  args: { list: after(education, arrived, remove, answered('change', null), answered('read', page(rows.slice(1)))) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.undo') })).toBeVisible()
    await expect(names(canvas)).toHaveLength(2)
  },
}
export const Hidden: S = {
  args: {
    list: after(
      education,
      arrived,
      hide,
      answered('change', { ...first, visible: false, version: 2 }),
      answered('read', page([{ ...first, visible: false }, ...rows.slice(1)])),
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(new RegExp(sayIn(globals)('resource.done.off', { name: '' }).slice(-8)))).toBeVisible(),
}
export const InUse: S = {
  args: {
    resource: skill,
    list: {
      ...after(
        skill,
        answered('read', page(skillRows as unknown as AnyRow[])),
        { type: 'row.change', change: { kind: 'delete', row: skillRows[0] } } as { type: string },
        failed('change', refusal('in_use', { places: [{ resource: 'account', count: 3 }] })),
        answered('read', page(skillRows as unknown as AnyRow[])),
      ),
      toggle: fn(),
    },
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.place.account', { count: 3 }))
    await userEvent.click(canvas.getByRole('button', { name: say('resource.in_use.deactivate') }))
    await expect(args.list.toggle).toHaveBeenCalledWith(skillRows[0])
  },
}
const profiles = socialMediaRows as unknown as readonly AnyRow[]
const lower = { type: 'row.change', change: { kind: 'move', row: profiles[0] as AnyRow, from: 0, to: 1 } }
/** A row of a fixed list is called by its name everywhere, not by its key. */
export const ProfileMoved: S = {
  args: {
    resource: socialMedia,
    list: after(
      socialMedia,
      answered('read', page(profiles)),
      lower,
      answered('change', profiles[0]),
      answered('read', page(profiles)),
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const name = globals['lang'] === 'am' ? 'ቴሌግራም' : 'Telegram'
    await expect(await canvas.findByText(say('resource.done.move', { name, position: 2 }))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('resource.drag', { name }) })).toBeVisible()
  },
}
/** A new entry is marked, and its place is said. */
export const Added: S = {
  args: { list: after(education, arrived), added: first },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(say('resource.added'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.close') }))
    await expect(args.onAddedSeen).toHaveBeenCalledOnce()
  },
}
export const ToggleFailed: S = {
  args: { list: after(education, arrived, hide, failed('change', offline()), arrived) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.failed.toggle')),
}
export const Failed: S = {
  args: { list: after(education, failed('read', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
export const Refused: S = {
  args: { list: after(education, failed('read', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
export const Offline: S = {
  args: { list: after(education, failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
/** The line dropped when another page was asked for: the former one stays. */
export const OfflineLater: S = {
  args: { list: after(education, arrived, { type: 'list.reload' }, failed('read', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible()
    await expect(names(canvas)).toHaveLength(3)
  },
}
export const OfThePlatform: S = {
  args: { resource: skill, list: after(skill, answered('read', page(skillRows as unknown as AnyRow[]))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('columnheader', { name: sayIn(globals)('resource.flag.active') })).toBeInTheDocument(),
}

/** What people keep for themselves is not selected. */
export const NoSelection: S = {
  args: { list: after(education, arrived) },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('checkbox', { name: sayIn(globals)('list.select.page') })).toBeNull(),
}
