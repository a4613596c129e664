import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { connectDocument } from './document.connect.ts'
import { createDocumentMachine, type DocumentEffects } from './document.machine.ts'

const file = new File(['%PDF-1.7'], 'degree.pdf')
const answer = {
  id: '7b0e9d2e-54d1-4e6f-9d55-3d2f8f1f9a01',
  url: '/lyu/1.pdf',
  name: 'degree.pdf',
  type: 'application/pdf',
  size: 8,
  width: null,
  height: null,
} as const
const kept = { id: '7b0e9d2e-54d1-4e6f-9d55-3d2f8f1f9a02', url: '/lyu/0.pdf', name: 'former.pdf' }
const unusable = (reason: string) => Object.assign(new Error(reason), { reason })
const never = () => Promise.reject(new Error('not called'))

test('takes every transition on some path', () => {
  const machine = createDocumentMachine({ check: never, send: never })
  const { covered } = explore(machine, {
    input: { kept: null },
    facts: (c) => `${c.kept === null}${c.reason}`,
    events: [
      { type: 'file.choose', file },
      { type: 'file.remove' },
      { type: 'upload.cancel' },
      { type: 'upload.retry' },
      { type: 'problem.dismiss' },
      { type: 'network.restored' },
      { type: 'kept.changed', kept },
      { type: 'kept.changed', kept: null },
      { type: 'upload.progress', sent: 0.5 },
      { type: 'upload.done', file: answer },
      { type: 'upload.fail', error: offline() },
      { type: 'upload.fail', error: refusal('too_large', { limit: 10 }) },
      { type: 'xstate.done.actor.check', output: undefined },
      { type: 'xstate.error.actor.check', error: unusable('not_document') },
      { type: 'xstate.error.actor.send', error: new Error('broken') },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

function start(effects: Partial<DocumentEffects> = {}) {
  const actor = createActor(
    createDocumentMachine({ check: async () => undefined, send: async () => answer, ...effects }),
    { input: { kept } },
  ).start()
  return {
    actor,
    in: (state: 'uploaded' | 'uploading' | 'failed' | 'offline') => waitFor(actor, (s) => s.matches(state)),
  }
}

test('a document is checked, sent, and replaces the old one', async () => {
  const { actor, in: reach } = start()
  actor.send({ type: 'file.choose', file })
  expect(actor.getSnapshot().context.kept).toEqual(kept)
  await waitFor(actor, (s) => s.context.kept?.id === answer.id)
  const s = await reach('uploaded')
  expect(s.context).toMatchObject({ kept: answer, file: null, failure: null })
})
test('an unsuitable file is not sent, and the old one stays', async () => {
  const { actor, in: reach } = start({ check: () => Promise.reject(unusable('not_document')), send: never })
  actor.send({ type: 'file.choose', file })
  const s = await reach('failed')
  expect(s.context).toMatchObject({ kept, reason: 'not_document' })
  expect(s.can({ type: 'upload.retry' })).toBe(false)
  actor.send({ type: 'problem.dismiss' })
  expect((await reach('uploaded')).context).toMatchObject({ kept, file: null, reason: null })
})
test('a file is kept without a connection and sent by itself when it is back', async () => {
  let calls = 0
  const { actor, in: reach } = start({
    send: () => ((calls += 1) === 1 ? Promise.reject(offline()) : Promise.resolve(answer)),
  })
  actor.send({ type: 'file.choose', file })
  expect((await reach('offline')).context.file).toBe(file)
  actor.send({ type: 'network.restored' })
  await waitFor(actor, (s) => s.context.kept?.id === answer.id)
  expect(calls).toBe(2)
})
test('a document sent before a reload is shown again with its name', () => {
  const { actor } = start({ send: never })
  actor.send({ type: 'kept.changed', kept: { id: answer.id, url: answer.url, name: answer.name } })
  expect(connectDocument(actor.getSnapshot(), actor.send)).toMatchObject({
    kept: { url: '/lyu/1.pdf', name: 'degree.pdf' },
    phase: 'resting',
  })
  actor.send({ type: 'kept.changed', kept: null })
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { kept: null } })
})
test('cancelling stops the upload and keeps the old document', async () => {
  let signal: AbortSignal | undefined
  const { actor, in: reach } = start({
    send: (_file, _onProgress, leaving) => {
      signal = leaving
      return new Promise(() => {})
    },
  })
  actor.send({ type: 'file.choose', file })
  await reach('uploading')
  actor.send({ type: 'upload.cancel' })
  expect((await reach('uploaded')).context).toMatchObject({ kept, file: null })
  expect(signal?.aborted).toBe(true)
})
test.for([
  [refusal('document_refused', { reason: 'type' }), 'not_document'],
  [refusal('document_refused', { reason: 'damaged' }), 'damaged'],
  [refusal('unsupported_media', {}), 'not_document'],
  [refusal('too_large', { limit: 10 }), 'too_large'],
  [refusal('forbidden', {}), 'refused'],
  [new Error('broken'), 'failed'],
] as const)('an upload shows why the server refused it: %s', async ([error, reason]) => {
  const { actor, in: reach } = start({ send: () => Promise.reject(error) })
  actor.send({ type: 'file.choose', file })
  const s = await reach('failed')
  expect(s.context.reason).toBe(reason)
  expect(s.can({ type: 'upload.retry' })).toBe(reason === 'failed')
})
