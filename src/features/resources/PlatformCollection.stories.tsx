import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { page, query, unused } from '../../../.storybook/collection-list.ts'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { educationRows } from '../../api/mocks/collection-samples.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { CollectionView } from './CollectionView.tsx'
import { connectList } from './list.connect.ts'
import { listEffects } from './resource.effects.ts'
import type { AnyRow } from './row.ts'

const { faq, jobTitle } = anyResources
const first = educationRows[0] as unknown as AnyRow

const meta = {
  component: CollectionView,
  args: { resource: jobTitle, ...unused },
} satisfies Meta<typeof CollectionView>
export default meta
type S = StoryObj<typeof meta>

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
    choices: narrowing,
    list: narrowedTo('', answered('read', page(titles))),
    bulk: {
      ...unused.bulk,
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
    choices: narrowing,
    list: narrowedTo('', answered('read', page(titles))),
    bulk: {
      ...unused.bulk,
      outcome: { action: 'restore', rows: titles, result: { done: titles.map(({ id }) => id), refused: [] } },
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resource.bulk.restored', { count: 3 }))).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: say('ui.action.undo') })).toBeNull()
  },
}
