import sharp from 'sharp'
import { pages } from '../../openapi/routes.ts'
import { createUploadMachine, type UploadContext, type UploadedFile } from '../../src/machines/upload/upload.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const file = new Blob(['picture'], { type: 'image/png' })
const kept: UploadedFile = {
  id: '00000000-0000-4000-8000-000900000000',
  url: '/api/files/x',
  name: null,
  type: 'image/png',
  size: 7,
  width: 1,
  height: 1,
}
/** The reason that opening and cutting give for a file that cannot be used. */
const unusable = (reason: string) => Object.assign(new Error(reason), { reason })
const outside = (says: string, event: FlowStep['event']): FlowStep => ({ kind: 'outside', says, event })

/**
 * Shown by the photo of the account. What happens inside the browser (opening, cutting, how much is sent) is listed,
 * not replayed.
 */
export const flows: readonly Flow[] = [
  {
    machine: createUploadMachine({ open: never, cut: never, send: never, close: () => undefined }),
    input: { kept: null },
    facts: (c: UploadContext) => `${c.kept === null}${c.area === null}${c.cut === null}`,
    steps: [
      {
        kind: 'person',
        says: 'chooses a picture',
        event: { type: 'file.choose', file },
        does: async ({ page }) => {
          const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0f766e' } })
            .png()
            .toBuffer()
          await page
            .locator('input[type=file]')
            .first()
            .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
        },
      },
      { kind: 'person', says: 'removes the picture', event: { type: 'file.remove' } },
      {
        kind: 'person',
        says: 'moves the part',
        event: { type: 'crop.change', area: { x: 0, y: 0, width: 1, height: 1 } },
      },
      { kind: 'person', says: 'takes this part', event: { type: 'crop.confirm' } },
      { kind: 'person', says: 'goes back', event: { type: 'crop.cancel' } },
      { kind: 'person', says: 'stops the upload', event: { type: 'upload.cancel' } },
      { kind: 'person', says: 'tries again', event: { type: 'upload.retry' } },
      { kind: 'person', says: 'closes the message', event: { type: 'problem.dismiss' } },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      outside('a picture is kept', { type: 'kept.changed', kept: { id: kept.id, url: kept.url } }),
      outside('no picture is kept', { type: 'kept.changed', kept: null }),
      outside('half of it is sent', { type: 'upload.progress', sent: 0.5 }),
      outside('the server has it', { type: 'upload.done', file: kept }),
      outside('the line is down', { type: 'upload.fail', error: offline() }),
      outside('the server finds it too large', { type: 'upload.fail', error: refusal('too_large', { limit: 5 }) }),
      outside('the browser opens it', {
        type: 'xstate.done.actor.open',
        output: { url: 'blob:x', width: 100, height: 100 },
      }),
      outside('the browser cannot open it', { type: 'xstate.error.actor.open', error: unusable('heic') }),
      outside('the part is cut', { type: 'xstate.done.actor.cut', output: file }),
      outside('the part cannot be cut', { type: 'xstate.error.actor.cut', error: unusable('damaged') }),
      outside('sending breaks', { type: 'xstate.error.actor.send', error: new Error('broken') }),
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.accountSetup.path)
    },
  },
]
