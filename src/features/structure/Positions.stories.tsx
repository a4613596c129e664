import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { mock } from '../../api/mocks/mock.ts'
import { departmentRows, positionRows } from '../../api/mocks/structure-samples.ts'
import { Screen } from './Positions.tsx'

const held = positionRows[1]
/** What the server still has. */
const server = { rows: [...positionRows] }
const meta = {
  component: Screen,
  beforeEach: () => void (server.rows = positionRows.slice(0, 3)),
  parameters: {
    msw: [
      mock('listDepartments', () => [...departmentRows]),
      mock('listPositions', () => ({
        data: server.rows,
        meta: {
          first: 1,
          last: server.rows.length,
          totalRecords: server.rows.length,
          exact: true,
          page: 1,
          per_page: 20,
        },
      })),
      mock('deletePosition', ({ params, refuse }) => {
        if (params.id === held?.id) return refuse('in_use', { places: [{ resource: 'employment', count: 2 }] })
        server.rows = server.rows.filter(({ id }) => id !== params.id)
        return undefined
      }),
    ],
  },
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** All three are selected; the one that someone holds stays, selected, and the message says why. */
export const SeveralDeleted: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('checkbox', { name: say('list.select.page') }))
    await userEvent.click(canvas.getByRole('button', { name: say('positions.bulk.delete') }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: say('positions.bulk.delete.title', { count: 3 }) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: say('positions.bulk.delete.submit', { count: 3 }) }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent(say('positions.bulk.deleted', { count: 2 }))
    await expect(notice).toHaveTextContent(say('positions.in_use', { people: 2, offers: 0, both: 'no' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(canvas.getByRole('checkbox', { name: say('list.select.page') })).toBeChecked()
    await waitFor(() => expect(notice).toHaveFocus())
  },
}
