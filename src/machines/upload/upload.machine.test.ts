import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createUploadMachine, type UploadEffects } from './upload.machine.ts'

const file = new Blob(['x'])
const opened = { url: 'blob:1', width: 400, height: 300 }
const area = { x: 0, y: 0, width: 300, height: 300 }
const answer = {
  id: '7b0e9d2e-54d1-4e6f-9d55-3d2f8f1f9a01',
  url: '/lyu/1.webp',
  name: null,
  type: 'image/webp',
  size: 10,
  width: 300,
  height: 300,
} as const
const unusable = (reason: string) => Object.assign(new Error(reason), { reason })
const never = () => Promise.reject(new Error('not called'))

test('takes every transition on some path', () => {
  const machine = createUploadMachine({ open: never, cut: never, send: never, close: () => {} })
  const { covered } = explore(machine, {
    input: { kept: null },
    facts: (c) => `${c.kept === null}${c.area === null}${c.cut === null}`,
    events: [
      { type: 'file.choose', file },
      { type: 'file.remove' },
      { type: 'crop.change', area },
      { type: 'crop.confirm' },
      { type: 'crop.cancel' },
      { type: 'upload.cancel' },
      { type: 'upload.retry' },
      { type: 'problem.dismiss' },
      { type: 'network.restored' },
      { type: 'kept.changed', kept: { id: answer.id, url: answer.url } },
      { type: 'kept.changed', kept: null },
      { type: 'upload.progress', sent: 0.5 },
      { type: 'upload.done', file: answer },
      { type: 'upload.fail', error: offline() },
      { type: 'upload.fail', error: refusal('too_large', { limit: 5 }) },
      { type: 'xstate.done.actor.open', output: opened },
      { type: 'xstate.error.actor.open', error: unusable('heic') },
      { type: 'xstate.done.actor.cut', output: file },
      { type: 'xstate.error.actor.cut', error: unusable('damaged') },
      { type: 'xstate.error.actor.send', error: new Error('broken') },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

function start(effects: Partial<UploadEffects> = {}) {
  const closed: string[] = []
  const machine = createUploadMachine({
    open: async () => opened,
    cut: async () => file,
    send: async () => answer,
    ...effects,
    close: (p) => closed.push(p.url),
  })
  const actor = createActor(machine, { input: { kept: null } }).start()
  return {
    actor,
    closed,
    in: (state: 'cropping' | 'uploaded' | 'failed' | 'offline' | 'uploading') =>
      waitFor(actor, (s) => s.matches(state)),
  }
}
async function toUploading(u: ReturnType<typeof start>) {
  u.actor.send({ type: 'file.choose', file })
  await u.in('cropping')
  u.actor.send({ type: 'crop.change', area })
  u.actor.send({ type: 'crop.confirm' })
}

test('a picture is opened, cropped and sent, and its memory is freed', async () => {
  const u = start()
  await toUploading(u)
  const s = await u.in('uploaded')
  expect(s.context.kept).toEqual(answer)
  expect(u.closed).toEqual(['blob:1'])
})

test.for([
  [refusal('picture_refused', { reason: 'heic' }), 'heic'],
  [refusal('picture_refused', { reason: 'type' }), 'not_picture'],
  [refusal('unsupported_media', {}), 'not_picture'],
  [refusal('too_large', { limit: 5 }), 'too_large'],
  [refusal('forbidden', {}), 'refused'],
  [new Error('broken'), 'failed'],
] as const)('an upload shows why the server refused it: %s', async ([error, reason]) => {
  const u = start({ send: () => Promise.reject(error) })
  await toUploading(u)
  expect((await u.in('failed')).context.reason).toBe(reason)
})

test('cancelling stops the upload and returns to cropping', async () => {
  let signal: AbortSignal | undefined
  const u = start({ send: (_, progress, s) => ((signal = s), progress(0.3), new Promise(() => {})) })
  await toUploading(u)
  await waitFor(u.actor, (s) => s.context.sent === 0.3)
  u.actor.send({ type: 'upload.cancel' })
  expect(signal?.aborted).toBe(true)
  expect(u.actor.getSnapshot().value).toBe('cropping')
})

test('the same picture is sent again when the connection is back', async () => {
  let tries = 0
  const u = start({ send: () => (tries++ === 0 ? Promise.reject(offline()) : Promise.resolve(answer)) })
  await toUploading(u)
  await u.in('offline')
  u.actor.send({ type: 'network.restored' })
  await u.in('uploaded')
  expect(tries).toBe(2)
})
