import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { PublishingState } from '../../../openapi/schemas/publishing.ts'
import { createSaveMachine } from '../save/save.machine.ts'
import { publishingMachine, type PublishedRow, type PublishingAct } from './publishing.machine.ts'

const rowIn = (status: PublishingState['status'], version = 1): PublishedRow => ({
  id: 'a',
  version,
  publishing: { status, publish_at: status === 'scheduled' ? '2027-01-04T06:00:00.000Z' : null, published_at: null },
})
function arranged(row: PublishedRow, answer: PublishedRow = row) {
  const announce = vi.fn<(outcome: string) => void>()
  const sent = vi.fn<(act: PublishingAct) => void>()
  const actor = createActor(
    publishingMachine.provide({
      actors: {
        send: createSaveMachine<PublishingAct, PublishedRow>(async ({ values }) => {
          sent(values)
          return answer
        }),
      },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  ).start()
  return { actor, announce, sent, value: () => actor.getSnapshot().value }
}

test('offers in each status what its table allows', () => {
  const offered = (status: PublishingState['status']) =>
    (['publish', 'schedule', 'withdraw'] as const).filter((event) =>
      arranged(rowIn(status))
        .actor.getSnapshot()
        .can({ type: `entry.${event}` }),
    )
  expect(offered('draft')).toEqual(['publish', 'schedule'])
  expect(offered('scheduled')).toEqual(['publish', 'schedule', 'withdraw'])
  expect(offered('published')).toEqual(['withdraw'])
})

test('goes to the new status once the server says so, and tells what was done', async () => {
  const { actor, announce, sent, value } = arranged(rowIn('draft'), rowIn('published', 2))
  actor.send({ type: 'entry.publish' })
  expect(value()).toEqual({ draft: 'publishing' })
  actor.getSnapshot().children.send?.send({ type: 'save.submit', values: { kind: 'publish' }, key: 'k' })
  await waitFor(actor, (now) => now.matches({ published: 'reading' }))
  expect(sent).toHaveBeenCalledWith({ kind: 'publish' })
  expect(announce).toHaveBeenCalledExactlyOnceWith('publish')
})

test('keeps a dialog open over what arrives meanwhile, and shows it when that is closed', () => {
  const { actor, value } = arranged(rowIn('draft'))
  actor.send({ type: 'entry.schedule' })
  actor.send({ type: 'row.changed', row: rowIn('published', 3) })
  expect(value()).toEqual({ draft: 'scheduling' })
  actor.send({ type: 'entry.cancel' })
  expect(value()).toEqual({ published: 'reading' })
  actor.send({ type: 'row.changed', row: rowIn('draft', 2) })
  expect(value()).toEqual({ published: 'reading' })
})
