import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { EmptyState } from '../StateView.tsx'
import type { BulkState, FilterControl, PagedList } from './list.ts'
import { ListTable } from './ListTable.tsx'

interface Book {
  readonly id: string
  readonly title: string
  readonly year: number
}
const books: readonly Book[] = [
  { id: 'a', title: 'ፍቅር እስከ መቃብር', year: 1966 },
  { id: 'b', title: 'Beneath the Lion’s Gaze', year: 2010 },
  { id: 'c', title: 'The Shadow King', year: 2019 },
]
const filters: readonly FilterControl[] = [
  {
    kind: 'choice',
    name: 'genre',
    label: 'Genre',
    all: 'All genres',
    gone: 'This genre is gone',
    choices: [
      { value: 'novel', label: 'Novel' },
      { value: 'poem', label: 'Poem' },
    ],
  },
  { kind: 'text', name: 'place', label: 'Place' },
  { kind: 'days', name: 'added', label: 'Added' },
]
const calls = {
  filter: fn(),
  clearFilters: fn(),
  clear: fn(),
  search: fn(),
  sort: fn(),
  page: fn(),
  reload: fn(),
  run: fn(),
  retry: fn(),
  dismiss: fn(),
}
const idle: BulkState<Book> = {
  busy: false,
  failure: null,
  retry: calls.retry,
  outcome: null,
  run: calls.run,
  dismiss: calls.dismiss,
}

interface ShelfProps {
  readonly rows?: readonly Book[] | null
  readonly q?: string
  readonly values?: Readonly<Record<string, string>>
  readonly failure?: PagedList<Book>['failure']
  readonly bulk?: BulkState<Book> | null
  /** How the action ends that is run on this shelf. */
  readonly ending?: (rows: readonly Book[]) => NonNullable<BulkState<Book>['outcome']>['result']
}
/** A shelf whose filters do what they say, so that chips come and go. */
function Shelf({ rows = books, q = '', values: first, failure = null, bulk = null, ending }: ShelfProps) {
  const [filtersNow, setFilters] = useState<Readonly<Record<string, string>>>({
    genre: '',
    place: '',
    added: '',
    ...first,
  })
  const [outcome, setOutcome] = useState<BulkState<Book>['outcome']>(null)
  const list: PagedList<Book> = {
    rows,
    meta: rows && {
      first: rows.length && 1,
      last: rows.length,
      totalRecords: rows.length,
      exact: true,
      page: 1,
      per_page: 20,
    },
    query: { q, sort: '' },
    filters: filtersNow,
    isFetching: rows === null && failure === null,
    isEmpty: rows?.length === 0,
    isNarrowed: q !== '' || Object.values(filtersNow).some(Boolean),
    failure,
    ...calls,
    filter: (name, value) => {
      calls.filter(name, value)
      setFilters((now) => ({ ...now, [name]: value }))
    },
    clearFilters: () => {
      calls.clearFilters()
      setFilters({ genre: '', place: '', added: '' })
    },
  }
  const state = bulk && {
    ...bulk,
    outcome: bulk.outcome ?? outcome,
    run: (action: string, chosen: readonly Book[]) => {
      calls.run(action, chosen)
      if (ending) setOutcome({ action, rows: chosen, result: ending(chosen) })
    },
  }
  return (
    <ListTable<Book>
      list={list}
      caption="Books"
      search="Search books"
      filters={filters}
      order="title"
      columns={[
        { key: 'title', header: 'Title', sort: 'title', cell: (row) => row.title },
        { key: 'year', header: 'Year', numeric: true, cell: (row) => row.year },
      ]}
      empty={<EmptyState title="No books yet" />}
      {...(state
        ? {
            bulk: {
              ...state,
              nameOf: (row: Book) => row.title,
              actions: [
                {
                  key: 'delete',
                  label: 'Delete books',
                  confirm: (chosen) => ({
                    title: `Delete ${chosen.length} books?`,
                    text: 'Nobody can read them then.',
                    confirm: 'Delete',
                    destructive: true,
                  }),
                  said: (count) => `${count} deleted`,
                },
              ],
            },
          }
        : {})}
    />
  )
}

const meta = {
  component: Shelf,
  beforeEach: () => {
    for (const call of Object.values(calls)) call.mockClear()
  },
} satisfies Meta<typeof Shelf>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  args: { rows: null },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}

/** What is chosen becomes a chip; taking it away keeps the keyboard in the list. */
export const Filtered: S = {
  args: { values: { place: 'Gondar', added: '2026-01-01..2026-03-31' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Genre' }), 'poem')
    const chips = within(canvas.getByRole('list', { name: say('list.filters') }))
    await expect(chips.getAllByRole('listitem')).toHaveLength(4)
    await expect(chips.getByText(/2026|2018/)).toBeVisible()
    await userEvent.click(chips.getByRole('button', { name: say('list.filter.remove', { filter: 'Genre: Poem' }) }))
    await expect(calls.filter).toHaveBeenLastCalledWith('genre', '')
    await waitFor(() =>
      expect(chips.getByRole('button', { name: say('list.filter.remove', { filter: 'Place: Gondar' }) })).toHaveFocus(),
    )
    await userEvent.click(chips.getByRole('button', { name: say('list.filters.clear') }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: say('list.filters') })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}
/** Cards have no heads of columns: their order is chosen among the filters. */
export const OrderedAsCards: S = {
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    const order = canvas.getByRole('combobox', { name: say('list.order') })
    await userEvent.selectOptions(order, say('list.order.down', { column: 'Title' }))
    await expect(calls.sort).toHaveBeenLastCalledWith('-title')
    await userEvent.selectOptions(order, say('list.order.up', { column: 'Title' }))
    await expect(calls.sort).toHaveBeenLastCalledWith('title')
  },
}
/** A table is ordered by the heads of its columns alone. */
export const OrderedAsTable: S = {
  decorators: [
    (Story) => (
      <div style={{ width: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: sayIn(globals)('list.order') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }))
    await expect(calls.sort).toHaveBeenLastCalledWith('-title')
  },
}
/** A text is asked for once it is complete. */
export const ByText: S = {
  play: async ({ canvas, globals, userEvent }) => {
    await openFilters(canvas, sayIn(globals))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Place' }), ' Gondar ')
    await expect(calls.filter).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(calls.filter).toHaveBeenLastCalledWith('place', 'Gondar')
  },
}
/** A range that ends before it begins is refused where it is typed. */
export const ByDays: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: `Added: ${say('list.days.any')}` }))
    const first = await screen.findByRole('textbox', { name: say('list.days.first') }, { timeout: 5000 })
    await userEvent.type(first, '2026-03-31')
    await userEvent.type(screen.getByRole('textbox', { name: say('list.days.last') }), '2026-01-01')
    await userEvent.click(screen.getByRole('button', { name: say('list.days.apply') }))
    await expect(await screen.findByText(say('validation.end_before_start'))).toBeVisible()
    await userEvent.clear(screen.getByRole('textbox', { name: say('list.days.last') }))
    await userEvent.click(screen.getByRole('button', { name: say('list.days.apply') }))
    await waitFor(() => expect(calls.filter).toHaveBeenLastCalledWith('added', '2026-03-31..'))
  },
}
export const NothingFits: S = {
  args: { rows: [], values: { genre: 'poem' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('list.nothing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('list.clear') }))
    await expect(calls.clear).toHaveBeenCalledOnce()
  },
}
export const NothingFound: S = {
  args: { rows: [], q: 'Homer' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('resource.nothing_found', { q: 'Homer' }))).toBeVisible(),
}
export const Empty: S = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No books yet')).toBeVisible(),
}
/** The server knows the value of a filter no more. */
export const FilterGone: S = {
  args: {
    rows: null,
    values: { genre: 'poem' },
    failure: failureOf(refusal('invalid', {}, { genre: ['This choice no longer exists'] })),
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText('This genre is gone')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('list.clear') }))
    await expect(calls.clear).toHaveBeenCalledOnce()
  },
}
export const Outdated: S = {
  args: { failure: failureOf(offline()) },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(calls.reload).toHaveBeenCalledOnce()
  },
}
/** Two of three are deleted; the one that is not stays selected, and the reason is said where the focus goes. */
export const Bulk: S = {
  args: {
    bulk: idle,
    ending: ([first, ...others]) => ({
      done: others.map(({ id }) => id),
      refused: [
        {
          id: first?.id ?? '',
          failure: { ...failureOf(offline()), status: 409, code: 'in_use', message: 'Someone reads it' },
        },
      ],
    }),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('list.selected', { count: 0 }))).toBeVisible()
    const page = canvas.getByRole('checkbox', { name: say('list.select.page') })
    // In a table and on a card, what selects an entry stands beside its title.
    const tick = canvas.getByRole('checkbox', { name: say('list.select.row', { name: 'The Shadow King' }) })
    const title = canvas.getByRole('rowheader', { name: 'The Shadow King' }).getBoundingClientRect()
    const { top, height } = tick.getBoundingClientRect()
    await expect(top + height / 2).toBeGreaterThan(title.top)
    await expect(top + height / 2).toBeLessThan(title.bottom)
    await userEvent.click(tick)
    await expect(page).toBePartiallyChecked()
    await userEvent.click(page)
    await expect(canvas.getAllByText(say('list.selected', { count: 3 }))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete books' }))
    await expect(calls.run).not.toHaveBeenCalled()
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expect(calls.run).toHaveBeenLastCalledWith('delete', books)
    const notice = await canvas.findByRole('alert')
    // Each is a sentence of its own: languages end and join them differently.
    await expect(within(notice).getByText('2 deleted')).toBeVisible()
    await expect(within(notice).getByText(say('list.bulk.refused', { count: 1 }))).toBeVisible()
    await expect(notice).toHaveTextContent('ፍቅር እስከ መቃብር: Someone reads it')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  },
}
/** No answer came: nobody knows what was done, and the same can be sent again. */
export const BulkWithoutAnswer: S = {
  args: { bulk: { ...idle, failure: failureOf(offline()) } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('ui.state.offline.title'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(calls.retry).toHaveBeenCalledOnce()
  },
}
