import type { MessageId } from '../../openapi/messages/catalogue.ts'
import type { AnswerStep, FlowStep } from './flow.ts'
import { refusedAs, saved } from './form-told.ts'
import { text } from './on-page.ts'

interface Decided {
  readonly kind: string
  /** What the decision makes of the row. */
  readonly row: { readonly status: string }
  readonly call: AnswerStep['call']
  /** The button that opens the form of the decision, and the one in it that sends. */
  readonly label: MessageId
  readonly note: string
}

/** An administrator decides on what is open in a dialog: the server takes it, or somebody else decided before. */
export function decides({ kind, row, call, label, note }: Decided): readonly FlowStep[] {
  const asks: AnswerStep['asks'] = async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(note)
    await dialog
      .getByRole('button', { name: text(label), exact: true })
      .last()
      .click()
  }
  return [
    {
      kind: 'person',
      says: `wants to ${kind}`,
      event: { type: `request.${kind}` },
      does: ({ page }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: text(label), exact: true })
          .click(),
    },
    { kind: 'answer', says: `the server takes it (${kind})`, event: saved('decide', row), call, by: 'server', asks },
    {
      kind: 'answer',
      says: `somebody decided before (${kind})`,
      event: refusedAs('decide', row.status),
      call,
      by: 'refusal',
      asks,
    },
  ]
}
