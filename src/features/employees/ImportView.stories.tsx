import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { checkedSheet, sentSheet } from '../../api/mocks/offer-samples.ts'
import { positionRows } from '../../api/mocks/structure-samples.ts'
import { sheetMachine } from './employees.effects.ts'
import { ImportView } from './ImportView.tsx'
import { connectSheet } from '../../machines/sheet-import/sheet.connect.ts'

const after = (...events: readonly { type: string }[]) => ({
  ...connectSheet(reached(sheetMachine, undefined, ...events), fn(), () => 'k'),
  choose: fn(),
  send: fn(),
  retry: fn(),
})
const choose = { type: 'sheet.choose', sheet: new File(['employee_email'], 'staff.csv') }
const right = { ...sentSheet, sent: 0 }
const send = { type: 'sheet.send', key: 'k' }
/** Visible once the dialog has opened. */
const shows = async (text: string | RegExp) => waitFor(async () => expect(screen.getByText(text)).toBeVisible())

const meta = {
  component: ImportView,
  args: { sheet: after(), onTemplate: fn(), onClose: fn(), finalFocus: () => null },
} satisfies Meta<typeof ImportView>
export default meta
type S = StoryObj<typeof meta>

export const Empty: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await screen.findByRole('button', { name: say('import.template') }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByText(say('import.columns')))
    await shows('employee_email')
    // Reports and the form call it this, and so may the spreadsheet.
    await shows(say('employee.email'))
  },
}
export const Checking: S = {
  args: { sheet: after(choose) },
  play: async ({ globals }) => shows(sayIn(globals)('import.checking', { name: 'staff.csv' })),
}
/** What is wrong stands first, field by field; the button does not promise to send everyone. */
export const Wrong: S = {
  args: { sheet: after(choose, answered('check', checkedSheet)) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.wrong_rows', { count: 1, total: 3 }))
    await shows(/Must be a valid email/)
    const [wrong] = screen.getAllByRole('rowheader')
    await expect(wrong).toHaveTextContent('hanna.mail.example')
    // Spreadsheets count the header: the second row below it is their third.
    const row = within(wrong?.closest('tr') as HTMLElement)
    await expect(row.getByText('3')).toBeVisible()
    await expect(row.getByRole('textbox', { name: say('offer.salary') })).toHaveAccessibleErrorMessage(
      /Must be at least 0/,
    )
    await expect(screen.queryByRole('button', { name: say('employee.import.send', { count: 2 }) })).toBeNull()
  },
}
/** Wrong cells are corrected in the table, with the editors of the form; what was typed is checked before it is sent. */
export const Fixing: S = {
  args: { sheet: { ...after(choose, answered('check', checkedSheet)), fix: fn() } },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const check = await screen.findByRole('button', { name: say('import.fix.check') })
    await waitFor(() => expect(check).toBeVisible())
    await expect(check).toHaveAttribute('aria-disabled', 'true')
    const salary = screen.getByRole('textbox', { name: say('offer.salary') })
    await userEvent.clear(salary)
    await userEvent.type(salary, '14500')
    // Nothing is sent while something is not checked.
    await expect(screen.queryByRole('button', { name: say('employee.import.send.right', { count: 2 }) })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: say('import.fix.whole') }))
    await expect(await screen.findByRole('combobox', { name: say('offer.employment_type') })).toBeVisible()
    await userEvent.click(check)
    await expect(args.sheet.fix).toHaveBeenCalledWith([{ line: 2, column: 'salary', value: '14500' }])
    await waitFor(() => expect(check).toHaveAttribute('aria-disabled', 'true'))
  },
}
const unknownPosition = {
  ...checkedSheet,
  rows: checkedSheet.rows.map((row) =>
    row.line === 2
      ? {
          ...row,
          errors: { department: ['This department has no position with that title'] },
          cells: { ...row.cells, position: 'Exports', department: 'Sales' },
        }
      : row,
  ),
}
/** A wrong position is chosen like in the form; its department is chosen with it. */
export const FixingPosition: S = {
  args: { sheet: { ...after(choose, answered('check', unknownPosition)), fix: fn() } },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = positionRows
    const position = await screen.findByRole('combobox', { name: say('employee.position') })
    await waitFor(() => expect(position).toBeVisible())
    await expect(position).toHaveValue('Exports')
    await shows(say('import.fix.written', { text: 'Exports · Sales' }))
    await userEvent.click(position)
    await userEvent.clear(position)
    await userEvent.click(
      await screen.findByRole('option', {
        name: new RegExp(first?.title[globals['lang'] === 'am' ? 'am' : 'en'] ?? '?'),
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: say('import.fix.check') }))
    await expect(args.sheet.fix).toHaveBeenCalledWith([
      { line: 2, column: 'position', value: first?.id },
      { line: 2, column: 'department', value: '' },
    ])
  },
}
/** Corrections are not lost by closing. */
export const FixingAsks: S = {
  args: { sheet: { ...after(choose, answered('check', checkedSheet)), fix: fn() } },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await screen.findByRole('textbox', { name: say('offer.salary') }), '1')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: say('ui.dirty.title') })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** Rows that are ready can be sent without the wrong ones. */
export const Skipping: S = {
  args: { sheet: after(choose, answered('check', checkedSheet)) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(new RegExp(say('employee.import.wrong.skip', { count: 2 })))
    await userEvent.click(screen.getByRole('button', { name: say('employee.import.send.right', { count: 2 }) }))
    await expect(args.sheet.send).toHaveBeenCalledOnce()
  },
}
export const PartlySent: S = {
  args: { sheet: after(choose, answered('check', checkedSheet), send, answered('send', { ...checkedSheet, sent: 2 })) },
  play: async ({ globals }) => shows(sayIn(globals)('employee.import.left_out', { count: 1 })),
}
/** The plan's limit is said before anybody puts rows right that it leaves no room for; whose job ends, in the row. */
export const NoRoom: S = {
  args: {
    sheet: after(
      choose,
      answered('check', {
        ...checkedSheet,
        room: 1,
        rows: checkedSheet.rows.map((row) =>
          row.line === 1
            ? {
                ...row,
                replaced: [{ employment_id: 'e', job_title: 'Store keeper', last_day: '2026-03-31', begins: true }],
              }
            : row,
        ),
      }),
    ),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('employee.import.room', { room: 1, total: 3 }))
    await shows(/Store keeper.*(2026|2018)/)
  },
}
export const Right: S = {
  args: { sheet: after(choose, answered('check', right)) },
  play: async ({ args, globals, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: sayIn(globals)('employee.import.send', { count: 3 }) }),
    )
    await expect(args.sheet.send).toHaveBeenCalledOnce()
  },
}
export const Refused: S = {
  args: {
    sheet: after(
      choose,
      failed('check', refusal('sheet_refused', { reason: 'columns', columns: ['salary', 'position'] })),
    ),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const columns = [`${say('offer.salary')} (salary)`, `${say('employee.position')} (position)`]
    await shows(say('import.refused.columns', { columns: columns.join(globals['lang'] === 'am' ? '፣ ' : ', ') }))
  },
}
const refusedFor = (reason: 'type' | 'empty' | 'rows'): S => ({
  args: { sheet: after(choose, failed('check', refusal('sheet_refused', { reason }))) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.refused'))
    await shows(say(`import.refused.${reason}`))
    await expect(screen.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
  },
})
export const RefusedForType: S = refusedFor('type')
export const RefusedForNoRow: S = refusedFor('empty')
export const RefusedForTooMany: S = refusedFor('rows')
export const Limit: S = {
  args: { sheet: after(choose, failed('check', refusal('limit_reached', { limit: 10 }))) },
  play: async ({ globals }) => shows(sayIn(globals)('employee.limit', { limit: 10 })),
}
export const SendingOffline: S = {
  args: { sheet: after(choose, answered('check', right), send, failed('send', offline())) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(say('ui.state.offline.title'))
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.sheet.retry).toHaveBeenCalledOnce()
  },
}
export const Sent: S = {
  args: { sheet: after(choose, answered('check', right), send, answered('send', sentSheet)) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('employee.sent', { count: 3 }))
    await expect(screen.getAllByText(say('employee.import.sent'))).toHaveLength(3)
  },
}
