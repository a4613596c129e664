import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../.storybook/say.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { IconButton } from './IconButton.tsx'
import { PencilIcon } from './icons.tsx'
import { Pager, type PagerProps } from './Pager.tsx'

interface Row {
  readonly id: number
  readonly school: string
  readonly degree: string
  readonly year: number
}
const rows: readonly Row[] = [
  {
    id: 1,
    school: 'አዲስ አበባ ዩኒቨርሲቲ የቴክኖሎጂ ኢንስቲትዩት',
    degree: 'MSc Water Supply and Environmental Engineering',
    year: 2017,
  },
  { id: 2, school: 'Arba Minch University', degree: 'BSc', year: 2012 },
]
function Table({ pager, ...table }: DataTableProps<Row> & { readonly pager?: PagerProps }) {
  return (
    <>
      <DataTable {...table} />
      {pager ? <Pager {...pager} /> : null}
    </>
  )
}
const page = (over: Partial<PagerProps['meta']>): PagerProps => ({
  meta: { first: 1, last: 2, totalRecords: 2, exact: true, page: 1, per_page: 20, ...over },
  onPage: fn(),
})

const meta = {
  component: Table,
  args: {
    caption: 'Education',
    rows,
    rowKey: (row) => String(row.id),
    columns: [
      { key: 'school', header: 'School', cell: (row) => row.school, sort: 'school' },
      { key: 'degree', header: 'Degree', cell: (row) => row.degree },
      { key: 'year', header: 'Year', cell: (row) => row.year, numeric: true, sort: 'year' },
    ],
    onSort: fn(),
    pager: page({}),
  },
} satisfies Meta<typeof Table>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  args: {
    actions: (row) => (
      <IconButton label={`Edit ${row.id}`}>
        <PencilIcon />
      </IconButton>
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('table', { name: 'Education' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      sayIn(globals)('ui.pager.showing', { first: 1, last: 2, totalRecords: 2 }),
    )
    await expect(canvas.getByRole('button', { name: 'Edit 1' })).toBeVisible()
  },
}
export const Sorted: S = {
  args: { sort: 'year' },
  play: async ({ args, canvas, userEvent }) => {
    const year = canvas.queryByRole('button', { name: /Year/ })
    if (!year) return
    await expect(canvas.getByRole('columnheader', { name: /Year/ })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(year)
    await expect(args.onSort).toHaveBeenLastCalledWith('-year')
    await userEvent.click(canvas.getByRole('button', { name: /School/ }))
    await expect(args.onSort).toHaveBeenLastCalledWith('school')
  },
}
/** Where rows are cards, Tab doesn't stop at heads that nobody sees; screen readers still hear them. */
export const AsCards: S = {
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.innerText.trim())).toEqual([
      'School',
      'Degree',
      'Year',
    ])
    await expect(canvas.queryByRole('button', { name: /School|Year/ })).toBeNull()
  },
}
export const FetchedAgain: S = {
  args: { busy: true },
  play: async ({ canvas }) => expect(canvas.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true'),
}
export const Paged: S = {
  args: { pager: page({ first: 21, last: 40, totalRecords: 10_000, exact: false, page: 2 }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent('10,000')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.pager.next') }))
    await expect(args.pager?.onPage).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.pager.previous') }))
    await expect(args.pager?.onPage).toHaveBeenLastCalledWith(1)
  },
}
export const LastPage: S = {
  args: { pager: page({ first: 21, last: 22, totalRecords: 22, page: 2 }) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('ui.pager.next') })).toBeDisabled(),
}
