import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { textRows } from '../../api/mocks/texts.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { textsMachine } from './texts.effects.ts'
import { TextsView } from './TextsView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { state: '' } }
const page = (rows: typeof textRows) =>
  answered('read', {
    data: rows.map((row, position) => ({ ...row, position })),
    meta: {
      first: Math.min(1, rows.length),
      last: rows.length,
      totalRecords: rows.length,
      exact: true,
      page: 1,
      per_page: 20,
    },
  })
const after = (...events: readonly { type: string }[]) => ({
  ...connectList(reached(textsMachine, query, ...events), fn()),
  filter: fn(),
})
const [changed] = textRows

const meta = {
  title: 'Administration/Wording',
  component: TextsView,
  args: { list: after(page(textRows)), exporting: { isRunning: false, run: fn() }, onEdit: fn() },
} satisfies Meta<typeof TextsView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('መነሻ ሰሌዳ')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('administration.texts.state') }), 'changed')
    await expect(args.list.filter).toHaveBeenCalledWith('state', 'changed')
    const edit = say('administration.texts.edit.of', { id: 'menu.dashboard' })
    await userEvent.click(canvas.getByRole('button', { name: edit }))
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: changed?.id }))
    await userEvent.click(canvas.getByRole('button', { name: say('resource.export') }))
    await expect(args.exporting.run).toHaveBeenCalled()
  },
}
export const Empty: S = {
  args: { list: after(page([])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('administration.texts.empty'))).toBeVisible(),
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
