import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { educationRows, skillRows } from '../../api/mocks/collection-samples.ts'
import { socialMediaRows } from '../../api/mocks/section-samples.ts'
import { createListMachine, type Page } from '../../machines/list/list.machine.ts'
import type { BulkState } from '../../ui/list/list.ts'
import { CollectionView } from './CollectionView.tsx'
import { PER_PAGE } from '../../machines/list/address.ts'
import { connectList } from './list.connect.ts'
import { listEffects } from './resource.effects.ts'
import type { AnyRow } from './row.ts'

const { education, faq, jobTitle, skill, socialMedia } = anyResources
const rows = educationRows as unknown as readonly AnyRow[]
const page = (data: readonly AnyRow[], total = data.length, number = 1): Page<AnyRow> => ({
  data,
  meta: {
    first: data.length === 0 ? 0 : (number - 1) * PER_PAGE + 1,
    last: (number - 1) * PER_PAGE + data.length,
    totalRecords: total,
    exact: true,
    page: number,
    per_page: PER_PAGE,
  },
})
const query = { page: 1, per_page: PER_PAGE, q: '', sort: '' }
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

const idle: BulkState<AnyRow> = { busy: false, failure: null, retry: fn(), outcome: null, run: fn(), dismiss: fn() }

const meta = {
  component: CollectionView,
  args: {
    resource: education,
    onAdd: fn(),
    onEdit: fn(),
    choices: { data: {}, failure: null, retry: fn() },
    bulk: idle,
    exporting: { isRunning: false, run: fn() },
    added: null,
    onAddedSeen: fn(),
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

const sectors = [
  { value: '00000000-0000-4000-8000-0000000a0001', name: { en: 'Agriculture', am: 'ግብርና' }, row: null },
  { value: '00000000-0000-4000-8000-0000000a0002', name: { en: 'Health', am: 'ጤና' }, row: null },
]
const agronomist = {
  ...first,
  name: { en: 'Agronomist', am: 'የግብርና ባለሙያ' },
  sector_id: sectors[0]?.value,
  active: true,
}
const narrowing = { data: { sector_id: sectors }, failure: null, retry: fn() }
const narrowedTo = (value: string, ...events: readonly { type: string }[]) => ({
  ...connectList(
    reached(createListMachine<AnyRow>(listEffects(jobTitle)), { ...query, filters: { sector_id: value } }, ...events),
    fn(),
    jobTitle,
  ),
  filter: fn(),
  clear: fn(),
})
/** Job titles of one sector: the chip names it, and takes it away. */
export const Narrowed: S = {
  args: {
    resource: jobTitle,
    choices: narrowing,
    list: narrowedTo(sectors[0]?.value ?? '', answered('read', page([agronomist]))),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const label = say('resource.jobTitle.sector_id')
    const lang = globals['lang'] === 'am' ? 'am' : 'en'
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), sectors[1]?.value ?? '')
    await expect(args.list.filter).toHaveBeenCalledWith('sector_id', sectors[1]?.value)
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('list.filter.remove', { filter: `${label}: ${sectors[0]?.name[lang] ?? ''}` }),
      }),
    )
    await expect(args.list.filter).toHaveBeenLastCalledWith('sector_id', '')
  },
}
/** The sector of the link was deleted. */
export const NarrowedToNothing: S = {
  args: {
    resource: jobTitle,
    choices: narrowing,
    list: narrowedTo(
      '00000000-0000-4000-8000-0000000a0009',
      failed('read', refusal('invalid', {}, { sector_id: ['This choice no longer exists'] })),
    ),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(
      canvas.getByText(say('resource.filter.gone', { field: say('resource.jobTitle.sector_id') })),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('list.clear') }))
    await expect(args.list.clear).toHaveBeenCalledOnce()
  },
}
/** Subcategories of the chosen category alone are offered. */
export const NarrowedWithin: S = {
  args: {
    resource: faq,
    choices: {
      ...narrowing,
      data: {
        category_id: sectors,
        sub_category_id: sectors.map(({ value, name }, n) => ({
          value: value.replace('a000', 'b000'),
          name: { en: `Within ${name.en}`, am: `በ${name.am} ውስጥ` },
          row: { ...first, category_id: sectors[n]?.value },
        })),
      },
    },
    list: connectList(
      reached(
        createListMachine<AnyRow>(listEffects(faq)),
        { ...query, filters: { category_id: sectors[1]?.value ?? '', sub_category_id: '' } },
        answered('read', page([])),
      ),
      fn(),
      faq,
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    const offered = canvas.getByRole('combobox', { name: say('resource.faq.sub_category_id') })
    await expect(offered).toHaveTextContent(/Health|ጤና/)
    await expect(offered).not.toHaveTextContent(/Agriculture|ግብርና/)
  },
}
/** The chosen category has no subcategories: nothing is offered that has nothing to choose. */
export const NothingWithin: S = {
  args: {
    ...NarrowedWithin.args,
    choices: { ...narrowing, data: { category_id: sectors, sub_category_id: [] } },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await expect(canvas.getByRole('combobox', { name: say('resource.faq.category_id') })).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: say('resource.faq.sub_category_id') })).toBeNull()
  },
}
/** What a filter offers did not come. */
export const ChoicesNotFetched: S = {
  args: {
    resource: jobTitle,
    choices: {
      ...narrowing,
      data: null,
      failure: {
        code: 'offline',
        status: 0,
        message: '',
        errors: {},
        data: undefined,
        retryAfter: null,
        requestId: null,
      },
    },
    list: narrowedTo('', answered('read', page([agronomist]))),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.choices.retry).toHaveBeenCalledOnce()
  },
}

const titles = ['Agronomist', 'Nurse', 'Welder'].map((name, n): AnyRow => ({
  ...agronomist,
  id: `title-${n}`,
  position: n,
  name: { en: name, am: `${name} ሥራ` },
}))
const [kept] = titles as [AnyRow]
/** Two of three were deleted; the third is in use, and the message says where. */
export const SeveralDeleted: S = {
  args: {
    resource: jobTitle,
    choices: narrowing,
    list: narrowedTo('', answered('read', page(titles))),
    bulk: {
      ...idle,
      outcome: {
        action: 'delete',
        rows: titles,
        result: {
          done: ['title-1', 'title-2'],
          refused: [
            {
              id: kept.id,
              failure: {
                code: 'in_use',
                status: 409,
                message: '',
                errors: {},
                data: { places: [{ resource: 'account', count: 2 }] },
                retryAfter: null,
                requestId: null,
              },
            },
          ],
        },
      },
    },
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent(say('resource.bulk.deleted', { count: 2 }))
    await expect(notice).toHaveTextContent(say('resource.place.account', { count: 2 }))
    await userEvent.click(within(notice).getByRole('button', { name: say('ui.action.undo') }))
    await expect(args.bulk.run).toHaveBeenLastCalledWith('restore', titles.slice(1))
    await userEvent.click(canvas.getByRole('checkbox', { name: say('list.select.page') }))
    await userEvent.click(canvas.getByRole('button', { name: say('resource.bulk.deactivate') }))
    await expect(args.bulk.run).toHaveBeenLastCalledWith('deactivate', titles)
    await userEvent.click(canvas.getByRole('button', { name: say('resource.bulk.delete') }))
    await userEvent.click(await screen.findByRole('button', { name: say('resource.bulk.delete.submit', { count: 3 }) }))
    await expect(args.bulk.run).toHaveBeenLastCalledWith('delete', titles)
  },
}
/** What was deleted came back: told once, and there is nothing more to undo. */
export const SeveralRestored: S = {
  args: {
    resource: jobTitle,
    choices: narrowing,
    list: narrowedTo('', answered('read', page(titles))),
    bulk: {
      ...idle,
      outcome: { action: 'restore', rows: titles, result: { done: titles.map(({ id }) => id), refused: [] } },
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resource.bulk.restored', { count: 3 }))).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: say('ui.action.undo') })).toBeNull()
  },
}
/** What people keep for themselves is not selected. */
export const NoSelection: S = {
  args: { list: after(education, arrived) },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('checkbox', { name: sayIn(globals)('list.select.page') })).toBeNull(),
}
