import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { PendingContext, usePendingWithin } from '../form/pending.ts'
import { ChipsInput, type Chip, type ChipsInputProps } from './ChipsInput.tsx'

/** Keeps the chips as a screen does. */
function Kept({ chips: first, onAdd, onRemove, onMove, ...rest }: ChipsInputProps) {
  const [chips, setChips] = useState<readonly Chip[]>(first)
  return (
    <ChipsInput
      {...rest}
      chips={chips}
      onAdd={(texts) => {
        setChips([...chips, ...texts.map((text) => ({ key: text, text }))])
        onAdd(texts)
      }}
      onRemove={(key) => {
        setChips(chips.filter((chip) => chip.key !== key))
        onRemove(key)
      }}
      onMove={(key, to) => {
        const chip = chips.find((each) => each.key === key)
        if (chip) setChips(chips.filter((each) => each !== chip).toSpliced(to, 0, chip))
        onMove(key, to)
      }}
    />
  )
}
const some: readonly Chip[] = [
  { key: '1', text: 'Reading' },
  { key: '2', text: 'ቡና ማፍላት', lang: 'am' },
  { key: '3', text: 'Hill walking', isPale: true },
]
const propose = (text: string) =>
  Promise.resolve(
    [{ en: 'Gardening', am: 'አትክልት መትከል' }].filter(({ en }) => en.toLowerCase().startsWith(text.toLowerCase())),
  )
const meta = {
  component: Kept,
  args: {
    label: 'Hobbies',
    chips: some,
    most: 5,
    longest: 30,
    name: 'hobby',
    onAdd: fn(),
    onRemove: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof Kept>
export default meta
type S = StoryObj<typeof meta>

export const Empty: S = {
  args: { chips: [], required: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: /^Hobbies/ })).toBeVisible(),
}
export const Filled: S = { play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3) }
/** Enter, commas of both scripts, and leaving the field. */
export const Typed: S = {
  args: { chips: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^Hobbies/ })
    await userEvent.type(field, 'Reading{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith(['Reading'])
    await userEvent.type(field, 'Running,')
    await expect(args.onAdd).toHaveBeenLastCalledWith(['Running'])
    await userEvent.type(field, 'ቡና፣')
    await expect(args.onAdd).toHaveBeenLastCalledWith(['ቡና'])
    await userEvent.type(field, 'Chess')
    await userEvent.tab()
    await expect(args.onAdd).toHaveBeenLastCalledWith(['Chess'])
    await expect(field).toHaveValue('')
  },
}
function WithButton({ onContinue, ...props }: ChipsInputProps & { readonly onContinue: (isSettled: boolean) => void }) {
  const { register, settleAll } = usePendingWithin()
  return (
    <>
      <PendingContext value={register}>
        <Kept {...props} />
      </PendingContext>
      <button type="button" onClick={() => void settleAll().then(onContinue)}>
        Continue
      </button>
    </>
  )
}
const onContinue = fn()
/** A press on a button beside adds what is typed once, and only when the button has its press. */
export const PressedAway: S = {
  args: { chips: [] },
  render: (args) => <WithButton {...args} onContinue={onContinue} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await userEvent.type(canvas.getByRole('combobox', { name: /^Hobbies/ }), 'Chess')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(onContinue).toHaveBeenLastCalledWith(true))
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(args.onAdd).toHaveBeenCalledWith(['Chess'])
  },
}
/** What cannot be added stays, says why, and holds the button back. */
export const HoldsBack: S = {
  args: { chips: [] },
  render: (args) => <WithButton {...args} onContinue={onContinue} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^Hobbies/ })
    await userEvent.type(field, 'A hobby that takes far more than thirty letters')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onContinue).toHaveBeenLastCalledWith(false))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText(sayIn(globals)('field.chips.too_long', { longest: 30 }))).toBeVisible()
  },
}
/** What fits is taken, the rest stays where it can be changed. */
export const PastedList: S = {
  args: { chips: some.slice(0, 1) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^Hobbies/ })
    field.focus()
    await userEvent.paste('• Running\n• reading\n• Chess\n• Music\n• Coffee\n• Films')
    await expect(args.onAdd).toHaveBeenCalledWith(['Running', 'Chess', 'Music', 'Coffee'])
    await expect(field).toHaveValue('Films')
    await expect(canvas.getByText(sayIn(globals)('field.chips.full', { most: 5 }))).toBeVisible()
  },
}
export const AlreadyThere: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Hobbies/ }), 'READING{Enter}')
    await expect(canvas.getByText(sayIn(globals)('field.chips.there', { name: 'READING' }))).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
/** Backspace goes to the last one; Alt and arrows change its place; Delete removes; each is announced. */
export const ByKeyboard: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    canvas.getByRole('combobox', { name: /^Hobbies/ }).focus()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hill walking' })).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith('3', 1)
    await expect(
      canvas.getByText(say('field.chips.moved', { name: 'Hill walking', number: 2, total: 3 })),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hill walking' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(args.onRemove).toHaveBeenCalledWith('3')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ቡና ማፍላት' })).toHaveFocus())
  },
}
/** By pointer: pressing a chip brings its buttons; the cross removes. */
export const ByPointer: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'Reading' }))
    await userEvent.click(canvas.getByRole('button', { name: say('field.chips.later', { name: 'Reading' }) }))
    await expect(args.onMove).toHaveBeenCalledWith('1', 1)
    const [cross] = canvas.getAllByRole('button', { name: say('field.chips.remove', { name: 'Hill walking' }) })
    if (cross) await userEvent.click(cross)
    await expect(args.onRemove).toHaveBeenCalledWith('3')
  },
}
/** A proposal comes in both languages. */
export const Proposed: S = {
  args: { propose, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Hobbies/ }), 'gar')
    await userEvent.click(await screen.findByRole('option', { name: /Gardening/ }))
    await expect(args.onChoose).toHaveBeenCalledWith({ en: 'Gardening', am: 'አትክልት መትከል' })
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const Wrong: S = {
  args: { error: 'This is required', chips: [] },
  play: async ({ canvas }) => expect(canvas.getByText('This is required')).toBeVisible(),
}
export const Disabled: S = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: /^Hobbies/ })).toBeDisabled(),
}
