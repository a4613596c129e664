import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { EmptyState } from '../StateView.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { FilterControl, PagedList } from './list.ts'
import { ListFrame, type Exporting } from './ListFrame.tsx'

const genre: FilterControl = {
  kind: 'choice',
  name: 'genre',
  label: 'Genre',
  all: 'All genres',
  choices: [
    { value: 'novel', label: 'Novel' },
    { value: 'poem', label: 'Poem' },
  ],
}
const controls: readonly FilterControl[] = [
  genre,
  { kind: 'text', name: 'place', label: 'Place' },
  { kind: 'days', name: 'added', label: 'Added' },
]
const NONE: Readonly<Record<string, string>> = {}
const nothing = () => undefined

interface ShelfProps {
  readonly filters?: readonly FilterControl[]
  readonly values?: Readonly<Record<string, string>>
  /** Its width in rem; what folds is decided by it alone. */
  readonly width?: number
  readonly isOrdered?: boolean
  readonly exporting?: Exporting
  readonly buttons?: ReactNode
}
/** A list with as much room as on a phone, whatever the screen. */
function Shelf({ filters = controls, values: first = NONE, width = 22, isOrdered = false, ...ends }: ShelfProps) {
  const [values, setValues] = useState(first)
  const list: PagedList<string> = {
    rows: ['ፍቅር እስከ መቃብር'],
    meta: null,
    query: { q: '', sort: '' },
    filters: values,
    isFetching: false,
    isEmpty: false,
    isNarrowed: Object.values(values).some(Boolean),
    failure: null,
    reload: nothing,
    search: nothing,
    filter: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    clearFilters: () => setValues({}),
    clear: () => setValues({}),
    sort: nothing,
    page: nothing,
  }
  return (
    <div style={{ width: `${width}rem`, maxWidth: width > 22 ? 'none' : '100%' }}>
      <ListFrame
        list={list}
        search="Search books"
        filters={filters}
        {...ends}
        empty={<EmptyState title="No books yet" />}
        order={
          isOrdered ? <FilterSelect label="Order" all="My order" value="" choices={[]} onChange={nothing} /> : null
        }
      >
        {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
      </ListFrame>
    </div>
  )
}

const meta = { component: Shelf } satisfies Meta<typeof Shelf>
export default meta
type S = StoryObj<typeof meta>

type Play = Parameters<NonNullable<S['play']>>[0]
const partsOf = ({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) => {
  const say = sayIn(globals)
  return {
    say,
    button: (count: number) => canvas.getByRole('button', { name: say('list.filters.button', { count }) }),
    select: () => canvas.queryByRole('combobox', { name: 'Genre' }),
    chips: () => canvas.queryByRole('list', { name: say('list.filters') }),
  }
}

/** What is set is told by the button and by the chips. */
export const Closed: S = {
  args: { values: { genre: 'poem', place: 'Gondar' } },
  play: async ({ canvas, globals }) => {
    const { button, select, chips } = partsOf({ canvas, globals })
    await expect(button(2)).toHaveAttribute('aria-expanded', 'false')
    await expect(select()).toBeNull()
    await expect(within(chips() as HTMLElement).getByText('Genre: Poem')).toBeVisible()
    // Nothing but two lines is over the chips: in a longer word's language the button stands under the search.
    const bar = canvas.getByRole('searchbox').getBoundingClientRect()
    await expect((chips() as HTMLElement).getBoundingClientRect().top - bar.bottom).toBeLessThan(88)
  },
}
/** They stay open while they are used, and the button counts with them. */
export const Opened: S = {
  args: { values: { place: 'Gondar' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { button, select } = partsOf({ canvas, globals })
    await userEvent.click(button(1))
    await expect(button(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(document.getElementById(button(1).getAttribute('aria-controls') ?? '')).toContainElement(select())
    await userEvent.selectOptions(select() as HTMLElement, 'novel')
    await expect(button(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toBeVisible()
    await userEvent.click(button(2))
    await expect(select()).toBeNull()
  },
}
/** Filters need not be opened to be cleared. */
export const Cleared: S = {
  args: { values: { genre: 'poem', place: 'Gondar' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { say, button, chips } = partsOf({ canvas, globals })
    await userEvent.click(canvas.getByRole('button', { name: say('list.filters.clear') }))
    await waitFor(() => expect(chips()).toBeNull())
    await expect(button(0)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}
/** Escape closes what is innermost, and the focus returns to the button of it. */
export const ByKeyboard: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const { say, button, select } = partsOf({ canvas, globals })
    canvas.getByRole('searchbox').focus()
    await userEvent.tab()
    await expect(button(0)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button(0)).toHaveFocus()
    await userEvent.tab()
    await expect(select()).toHaveFocus()
    const days = canvas.getByRole('button', { name: `Added: ${say('list.days.any')}` })
    await userEvent.click(days)
    await screen.findByRole('textbox', { name: say('list.days.first') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(days).toHaveFocus())
    await expect(days).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button(0)).toHaveFocus()
    await expect(button(0)).toHaveAttribute('aria-expanded', 'false')
    await expect(select()).toBeNull()
  },
}
/** The export is a drawing beside the filters' button or the other buttons, and takes no line of its own. */
export const Exported: S = {
  args: { exporting: { isRunning: false, run: fn() } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const save = canvas.getByRole('button', { name: say('resource.export') })
    const filters = canvas.getByRole('button', { name: say('list.filters.button', { count: 0 }) })
    const box = (part: HTMLElement) => part.getBoundingClientRect()
    await expect(box(save).width).toBeLessThan(56)
    await expect(box(save).top).toBeCloseTo(box(filters).top, 0)
    await userEvent.click(filters)
    await expect(box(save).top).toBeCloseTo(box(filters).top, 0)
    await userEvent.click(save)
    await expect(args.exporting?.run).toHaveBeenCalledOnce()
  },
}
export const ExportedBesideOthers: S = {
  args: { exporting: { isRunning: false, run: fn() }, buttons: <Button>New book</Button> },
  play: async ({ canvas, globals }) => {
    const save = canvas.getByRole('button', { name: sayIn(globals)('resource.export') }).getBoundingClientRect()
    const add = canvas.getByRole('button', { name: 'New book' }).getBoundingClientRect()
    await expect(save.top).toBeCloseTo(add.top, 0)
    await expect(add.width).toBeGreaterThan(save.width * 3)
  },
}
/** A single control is in the open. */
export const Single: S = {
  args: { filters: [genre] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('combobox', { name: 'Genre' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: sayIn(globals)('list.filters.button', { count: 0 }) })).toBeNull()
  },
}
/** What sets the order goes with the filters. */
export const WithOrder: S = {
  args: { filters: [genre], isOrdered: true },
  play: async ({ canvas, globals, userEvent }) => {
    const { button } = partsOf({ canvas, globals })
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(button(0))
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toBeVisible()
  },
}
/** Where there is room nothing folds. */
export const Wide: S = {
  args: { width: 60, values: { genre: 'poem', place: 'Gondar' } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('combobox', { name: 'Genre' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('list.filters.button', { count: 2 }) })).toBeNull()
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const search = canvas.getByRole('searchbox')
    await expect(top(canvas.getByRole('combobox', { name: 'Genre' }))).toBeCloseTo(top(search), 0)
  },
}
