import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../.storybook/say.ts'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { TITLE_ID } from './PageHeader.tsx'
import { Toaster } from './toast/Toaster.tsx'

const LIST = 'What stands in the list'
const meta = {
  component: OutcomeNotice,
  args: {
    kind: 'success',
    title: '“Water engineer” deleted',
    takesFocusFor: null,
    onUndo: fn(),
    onDismiss: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof OutcomeNotice>
export default meta
type S = StoryObj<typeof meta>

/** A page with its messages, on which something is done at the press of a button. */
function Page(notice: Parameters<typeof OutcomeNotice>[0]) {
  const [isDone, setDone] = useState(false)
  return (
    <>
      <Toaster toasts={[]} onClose={fn()} onHold={fn()} onRelease={fn()} />
      <main style={{ minHeight: '22rem' }}>
        <h1 id={TITLE_ID} tabIndex={-1}>
          Resumes
        </h1>
        <button type="button" onClick={() => setDone(true)}>
          Delete
        </button>
        {isDone ? (
          <OutcomeNotice
            {...notice}
            onDismiss={() => {
              notice.onDismiss()
              setDone(false)
            }}
          />
        ) : null}
        <p>{LIST}</p>
      </main>
    </>
  )
}

/** It stands beside the messages, and what was on the page stays where it was. */
export const PushesNothingDown: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const list = canvas.getByText(LIST)
    const before = list.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const notice = await screen.findByRole('status')
    await expect(notice).toHaveTextContent(args.title)
    await expect(notice.closest('section')).toHaveAccessibleName(sayIn(globals)('ui.toast.region'))
    await expect(list.getBoundingClientRect().top).toBe(before)
    await userEvent.click(screen.getByRole('button', { name: sayIn(globals)('ui.action.undo') }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}
/** A success goes by itself. */
export const GoesByItself: S = {
  args: { life: 20 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce())
    await expect(screen.queryByText(args.title)).toBeNull()
  },
}
/** What went wrong stays until it is closed, and has the focus where the change took it away. */
export const FailureStays: S = {
  args: {
    kind: 'error',
    title: 'We couldn’t delete “Water engineer”',
    children: 'Three people hold this position. Give them another one first.',
    takesFocusFor: {},
    life: 20,
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const notice = await screen.findByRole('alert')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: sayIn(globals)('ui.action.close') }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
/** Whoever closes it with the keyboard goes on at the head of the page. */
export const ClosedByKey: S = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const close = await screen.findByRole('button', { name: sayIn(globals)('ui.action.close') })
    close.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
export const LongText: S = {
  args: { title: 'የጻፉት ሁሉ እንዳለ ነው። '.repeat(6), children: 'ጥንቃቄ '.repeat(30) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible())
  },
}
