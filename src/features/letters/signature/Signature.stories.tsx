import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { refusing } from '../../../api/mocks/mock.ts'
import { Screen } from './Signature.tsx'

const toast = fn()
const meta = {
  title: 'Letters/Signature',
  component: Screen,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<S['play']>>[0]['canvas']
type Say = ReturnType<typeof sayIn>
/** Draws a line across the pad, as a finger does. */
async function sign(canvas: Canvas, say: Say) {
  const pad = await canvas.findByRole('img', { name: say('letter.signature.pad') })
  const { left, top } = pad.getBoundingClientRect()
  const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y, button: 0, pointerId: 1 })
  pad.setPointerCapture = () => undefined
  await fireEvent.pointerDown(pad, at(20, 40))
  for (const x of [40, 60, 80, 100]) await fireEvent.pointerMove(pad, at(x, 40 + (x % 40)))
  await fireEvent.pointerUp(pad, at(100, 60))
}

/** Drawn, saved and shown to its owner. */
export const Drawn: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await sign(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.signature.save') }))
    await expect(await canvas.findByRole('img', { name: say('letter.signature.own') })).toBeVisible()
  },
}
/** The last stroke is taken back; without one nothing can be saved. */
export const TakenBack: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await sign(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.signature.undo') }))
    await expect(canvas.getByRole('button', { name: say('letter.signature.save') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** What was drawn stays when it could not be saved. */
export const NotSaved: S = {
  parameters: { msw: [refusing('saveLetterSignature', 'too_large', { limit: 5_000_000 })] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await sign(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.signature.save') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'error' })))
    await expect(canvas.getByRole('button', { name: say('letter.signature.undo') })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  },
}
/** A file that is no picture is refused here, in words. */
export const NoPicture: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('tab', { name: say('letter.signature.photo') }))
    const input = canvas.getByLabelText(say('letter.signature.choose'), { selector: 'input' })
    await userEvent.upload(input, new File(['no picture'], 'scan.png', { type: 'image/png' }))
    await expect(await screen.findByText(say('letter.signature.unreadable'))).toBeVisible()
  },
}

/** A photograph of a signature: dark ink on light paper. */
function photographed(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 100 })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser cannot draw')
  context.fillStyle = '#f2eee2'
  context.fillRect(0, 0, 200, 100)
  context.fillStyle = '#1a2a66'
  context.fillRect(40, 45, 120, 8)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null
        ? reject(new Error('The browser made no picture'))
        : resolve(new File([blob], 'ፊርማዬ.png', { type: 'image/png' })),
    ),
  )
}
/** What would be saved stays in sight when the next file is no picture, or too large. */
export const PhotoStays: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('tab', { name: say('letter.signature.photo') }))
    const input = canvas.getByLabelText(say('letter.signature.choose'), { selector: 'input' })
    await userEvent.upload(input, await photographed())
    const ink = await canvas.findByRole('img', { name: say('letter.signature.ink') })
    await userEvent.upload(input, new File(['no picture'], 'scan.png', { type: 'image/png' }))
    await expect(await canvas.findByText(say('letter.signature.unreadable'))).toBeVisible()
    await expect(ink).toBeVisible()
    await userEvent.upload(input, new File([new Uint8Array(20_000_001)], 'scan.png', { type: 'image/png' }))
    await expect(await canvas.findByText(say('letter.signature.too_large'))).toBeVisible()
    await expect(ink).toBeVisible()
  },
}
