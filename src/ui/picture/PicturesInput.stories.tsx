import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { reached } from '../../../tests/models/reached.ts'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { createUploadMachine } from '../../machines/upload/upload.machine.ts'
import { PicturesInput } from './PicturesInput.tsx'

const never = () => Promise.reject(new Error('a story sends nothing'))
const machine = createUploadMachine({ open: never, cut: never, send: never, close: () => {} })
const next = connectUpload(reached(machine, { kept: null }), fn())
const tint = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="hsl(${hue} 40% 60%)" d="M0 0h4v3H0z"/></svg>`)}`
const pictures = ['a', 'b', 'c'].map((id, at) => ({ id, url: tint(at * 90) }))

const meta = {
  component: PicturesInput,
  args: { label: 'Pictures', most: 6, pictures, next, onOrder: fn() },
} satisfies Meta<typeof PicturesInput>
export default meta
type S = StoryObj<typeof meta>

export const None: S = {
  args: { pictures: [] },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.picture.choose') })).toBeVisible(),
}
export const Some: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('button', { name: say('field.pictures.earlier', { number: 1 }) })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: say('field.pictures.earlier', { number: 3 }) }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(['a', 'c', 'b'])
    await expect(canvas.getByText(say('field.pictures.moved', { number: 2, total: 3 }))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: say('field.pictures.remove', { number: 1 }) }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(['b', 'c'])
  },
}
export const Full: S = {
  args: { most: 3 },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('field.pictures.full', { most: 3 }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('resource.picture.choose') })).toBeNull()
  },
}
/** The address of a picture may be missing for a moment: its place and its buttons stay. */
export const WithoutAddress: S = {
  args: { pictures: [{ id: 'a', url: null }] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
}
export const Wrong: S = {
  args: { error: 'This value appears twice' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('twice'),
}
