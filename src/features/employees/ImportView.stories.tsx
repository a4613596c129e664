import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { checkedSheet, sentSheet } from '../../api/mocks/offer-samples.ts'
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
    await userEvent.click(await screen.findByRole('button', { name: say('employee.import.template') }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByText(say('employee.import.columns')))
    await shows('employee_email')
  },
}
export const Checking: S = {
  args: { sheet: after(choose) },
  play: async ({ globals }) => shows(sayIn(globals)('employee.import.checking', { name: 'staff.csv' })),
}
/** What is wrong stands first, field by field, and nothing can be sent. */
export const Wrong: S = {
  args: { sheet: after(choose, answered('check', checkedSheet)) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('employee.import.wrong', { count: 1, total: 3 }))
    await shows(/Must be a valid email/)
    const [wrong] = screen.getAllByRole('rowheader')
    await expect(wrong).toHaveTextContent('hanna.mail.example')
    // Spreadsheets count the header: the second row below it is their third.
    const row = within(wrong?.closest('tr') as HTMLElement)
    await expect(row.getByText('3')).toBeVisible()
    await expect(row.getByText(say('offer.salary'), { selector: 'strong' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: say('employee.import.send', { count: 2 }) })).toBeNull()
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
  play: async ({ globals }) =>
    shows(
      sayIn(globals)('employee.import.refused.columns', {
        columns: globals['lang'] === 'am' ? 'salary፣ position' : 'salary, position',
      }),
    ),
}
const refusedFor = (reason: 'type' | 'empty' | 'rows'): S => ({
  args: { sheet: after(choose, failed('check', refusal('sheet_refused', { reason }))) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('employee.import.refused'))
    await shows(say(`employee.import.refused.${reason}`))
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
