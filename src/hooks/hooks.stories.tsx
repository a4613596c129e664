import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { offline, refusal } from '../../tests/models/problems.ts'
import { createLoadMachine } from '../machines/load/load.machine.ts'
import { createSaveMachine, type SaveRequest } from '../machines/save/save.machine.ts'
import { ToastContext } from '../ui/toast/useToast.ts'
import { useLoad } from './useLoad.ts'
import { useRowSave } from './useRowSave.ts'

interface Row {
  readonly name: string
  readonly version: number
}
type Body = Pick<Row, 'name'>
/** The row as the screen has it, and as someone else saved it meanwhile. */
const row: Row = { name: 'Washing station', version: 1 }
const theirs: Row = { name: 'Drying beds', version: 2 }
const MINE = 'Sorting'

interface ScreenProps {
  readonly read: () => Promise<Row>
  readonly save: (request: SaveRequest<Body, Row>) => Promise<Row>
  readonly toast: (toast: object) => void
  readonly onSaved: (row: Row) => void
}
/** A screen with one read and one form, without looks. */
function Screen({ read, save, toast, onSaved }: ScreenProps) {
  const [machines] = useState(() => ({ load: createLoadMachine<Row>(read), save: createSaveMachine<Body, Row>(save) }))
  const load = useLoad(machines.load, null)
  return (
    <ToastContext value={toast}>
      <output>{load.data?.name ?? load.failure?.code ?? '…'}</output>
      <button type="button" onClick={load.refresh}>
        Refresh
      </button>
      <Editor machine={machines.save} onSaved={onSaved} />
    </ToastContext>
  )
}
function Editor({
  machine,
  onSaved,
}: Pick<ScreenProps, 'onSaved'> & { readonly machine: ReturnType<typeof createSaveMachine<Body, Row>> }) {
  const { save, taken } = useRowSave(machine, {
    row,
    valuesOf: ({ name }) => ({ name }),
    said: { saved: 'It is saved', failed: 'It is not saved' },
    onSaved,
  })
  return (
    <form key={taken} aria-label={`Form ${taken}`}>
      {save.failure ? <p role="alert">{save.failed}</p> : null}
      <button type="button" onClick={() => save.submit({ name: MINE })}>
        Save
      </button>
      {save.trouble === 'stale' ? (
        <button type="button" onClick={save.takeTheirs}>
          Take theirs
        </button>
      ) : null}
    </form>
  )
}

const meta = {
  component: Screen,
  args: {
    read: fn(async () => row),
    save: fn(async ({ values }: SaveRequest<Body, Row>) => ({ ...values, version: 2 })),
    toast: fn(),
    onSaved: fn(),
  },
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** A save without an answer is told by the form alone, goes by itself when the line is back, and its success is told once. */
export const SavedOnceTheLineIsBack: S = {
  beforeEach: ({ args }) => void mocked(args.save).mockRejectedValueOnce(offline()),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('It is not saved'))
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.toast).toHaveBeenLastCalledWith({ severity: 'success', text: 'It is saved' }))
    await expect(args.toast).toHaveBeenCalledOnce()
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(args.onSaved).toHaveBeenCalledWith({ name: MINE, version: 2 })
  },
}
/** A conflict is a question that the form asks, not a failure; the form is made anew with the version that is taken. */
export const Conflict: S = {
  beforeEach: ({ args }) => void mocked(args.save).mockRejectedValueOnce(refusal('stale', { current: theirs })),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }))
    await expect(await canvas.findByRole('form', { name: 'Form 1' })).toBeVisible()
    await expect(args.toast).not.toHaveBeenCalled()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}
/** The answer to a first try was lost: what stands there now says what was sent, so it is a success. */
export const OwnEcho: S = {
  beforeEach: ({ args }) =>
    void mocked(args.save)
      .mockRejectedValueOnce(offline())
      .mockRejectedValueOnce(refusal('stale', { current: { name: MINE, version: 2 } })),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('alert')
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ name: MINE, version: 2 }))
  },
}
/** What could not be read is read when the line is back, and a wish to read again counts as a further try. */
export const ReadAfterAll: S = {
  beforeEach: ({ args }) =>
    void mocked(args.read)
      .mockRejectedValueOnce(offline())
      .mockRejectedValueOnce(refusal('internal', {}))
      .mockResolvedValueOnce(row)
      .mockResolvedValueOnce(theirs),
  play: async ({ canvas, args, userEvent }) => {
    const shown = canvas.getByRole('status')
    await waitFor(() => expect(args.read).toHaveBeenCalledOnce())
    await waitFor(() => expect(shown).not.toHaveTextContent('…'))
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(shown).toHaveTextContent('internal'))
    const again = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.click(again)
    await waitFor(() => expect(shown).toHaveTextContent(row.name))
    await userEvent.click(again)
    await waitFor(() => expect(shown).toHaveTextContent(theirs.name))
  },
}
