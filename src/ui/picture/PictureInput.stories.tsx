import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { createUploadMachine, type UploadEvent } from '../../machines/upload/upload.machine.ts'
import { PictureProblem } from './picture-file.ts'
import { PictureInput } from './PictureInput.tsx'

const never = () => Promise.reject(new Error('a story sends nothing'))
const machine = createUploadMachine({ open: never, cut: never, send: never, close: () => {} })
// One pixel, so that a story needs no file.
const url = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
const file = new Blob(['x'])
const measured = fn<(event: UploadEvent) => void>()
const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><path d="M0 0h800v200H0z"/></svg>')}`
const area = { x: 0, y: 0, width: 1, height: 1 }
const chosen = { type: 'file.choose', file }
const opened = answered('open', { url, width: 400, height: 300 })
const sending = [chosen, opened, { type: 'crop.change', area }, { type: 'crop.confirm' }, answered('cut', file)]
const after = (...events: readonly { type: string }[]) =>
  connectUpload(reached(machine, { kept: null }, ...events), fn())
const kept = connectUpload(reached(machine, { kept: { id: '1', url } }), fn())

const meta = { component: PictureInput, args: { label: 'Photo', aspect: 1, picture: after() } } satisfies Meta<
  typeof PictureInput
>
export default meta
type S = StoryObj<typeof meta>

export const Idle: S = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.picture.choose') })).toBeVisible(),
}
export const Uploaded: S = {
  args: { picture: kept },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.picture.remove') })).toBeVisible(),
}
export const Opening: S = {
  args: { picture: after(chosen) },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
export const Cropping: S = {
  args: { picture: after(chosen, opened) },
  play: async ({ globals }) =>
    waitFor(() => expect(screen.getByRole('button', { name: sayIn(globals)('resource.picture.use') })).toBeVisible()),
}
/** A logo is kept whole, however wide it is. */
export const WholeLogo: S = {
  args: {
    label: 'Logo',
    aspect: 'own',
    picture: connectUpload(
      reached(machine, { kept: null }, chosen, answered('open', { url: wide, width: 800, height: 200 })),
      measured,
    ),
  },
  beforeEach: () => void measured.mockClear(),
  play: async () =>
    waitFor(() =>
      expect(measured).toHaveBeenLastCalledWith({
        type: 'crop.change',
        area: { x: 0, y: 0, width: 800, height: 200 },
      }),
    ),
}
export const Uploading: S = {
  args: { picture: after(...sending, { type: 'upload.progress', sent: 0.42 } as { type: string }) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.42)
    await expect(canvas.getByRole('button', { name: sayIn(globals)('resource.picture.cancel') })).toBeVisible()
  },
}
export const NotAPicture: S = {
  args: { picture: after(chosen, failed('open', new PictureProblem('not_picture'))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.picture.not_picture')),
}
export const Heic: S = {
  args: { picture: after(chosen, failed('open', new PictureProblem('heic'))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.picture.heic')),
}
export const TooLarge: S = {
  args: {
    picture: after(...sending, { type: 'upload.fail', error: refusal('too_large', { limit: 5_000_000 }) } as {
      type: string
    }),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.picture.too_large')),
}
export const Failed: S = {
  args: { picture: after(...sending, { type: 'upload.fail', error: refusal('internal', {}) } as { type: string }) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.picture.failed'))
    await expect(canvas.getByRole('button', { name: say('resource.picture.choose') })).toHaveAccessibleDescription(
      expect.stringContaining(say('resource.picture.failed')),
    )
    await expect(canvas.getByRole('button', { name: say('ui.action.retry') })).toBeVisible()
  },
}
export const Offline: S = {
  args: { picture: after(...sending, { type: 'upload.fail', error: offline() } as { type: string }) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.picture.offline')),
}
