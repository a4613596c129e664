import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { createActor } from 'xstate'
import { sayIn } from '../../../.storybook/say.ts'
import { reached } from '../../../tests/models/reached.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import { staffLife, type StaffRow } from './employees.effects.ts'
import { StaffConversation } from './StaffConversation.tsx'

const [pending, , rejected, accepted, modified] = staffRows
interface LifeProps {
  readonly row: StaffRow
  readonly about: 'withdraw' | 'modify' | 'end'
}
/** The company's conversation about an offer in its status, as it begins. */
const Life = ({ row, about }: LifeProps) => (
  <StaffConversation
    snapshot={reached(staffLife, { row }, { type: `offer.${about}` })}
    actor={createActor(staffLife, { input: { row } })}
    onDone={() => undefined}
    finalFocus={() => null}
  />
)

const meta = {
  title: 'Offers/Job offer life of the company',
  component: Life,
  args: { row: pending, about: 'withdraw' },
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

const named = (row: StaffRow) => ({ name: row.employee_name ?? row.employee_email })
/** The title, which no other of these dialogs has. */
const asks =
  (
    role: 'dialog' | 'alertdialog',
    id: 'employee.withdraw.title' | 'employee.modify.title' | 'employee.end.title',
    row: StaffRow,
  ): NonNullable<S['play']> =>
  async ({ globals }) => {
    await expect(await screen.findByRole(role, { name: sayIn(globals)(id, named(row)) })).toBeInTheDocument()
  }

export const PendingWithdrawing: S = { play: asks('alertdialog', 'employee.withdraw.title', pending) }
export const ModifiedWithdrawing: S = {
  args: { row: modified },
  play: asks('alertdialog', 'employee.withdraw.title', modified),
}
export const RejectedModifying: S = {
  args: { row: rejected, about: 'modify' },
  play: asks('dialog', 'employee.modify.title', rejected),
}
export const AcceptedEnding: S = {
  args: { row: accepted, about: 'end' },
  play: asks('dialog', 'employee.end.title', accepted),
}
