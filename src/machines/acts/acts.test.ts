import { createActor, fromPromise } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import { interviewSample, ownInterviewSample } from '../../api/mocks/interviews.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { interviewMachine, type InterviewWish, type LivingInterview } from '../interview/interview.machine.ts'

/** An interview whose calls fail with `errors`, one after the other, and then succeed. */
function living(row: LivingInterview, ...errors: readonly Error[]) {
  const [left, complain, sent] = [[...errors], vi.fn(), [] as InterviewWish[]]
  const send = ({ input }: { readonly input: InterviewWish }) => {
    sent.push(input)
    const error = left.shift()
    return error ? Promise.reject(error) : Promise.resolve({ ...input.row, status: 'cancelled' as const })
  }
  const actor = createActor(
    interviewMachine.provide({
      actors: { send: fromPromise<LivingInterview, InterviewWish>(send) },
      actions: { announce: () => undefined, complain },
    }),
    { input: { row } },
  ).start()
  const isOpen: boolean[] = []
  actor.subscribe((snapshot) => void isOpen.push(snapshot.hasTag('open')))
  return { actor, sent, complain, isOpen }
}
const confirmed: LivingInterview = interviewSample('confirmed')
const moved: LivingInterview = { ...confirmed, status: 'scheduled', version: confirmed.version + 1 }
const over: LivingInterview = { ...moved, status: 'held', abilities: {} }

describe('a question that is open while the thing changes', () => {
  test('stays where it can still be answered, also in another status, and sends the newer version', () => {
    const { actor, sent, isOpen } = living(confirmed)
    actor.send({ type: 'act.call_off' })
    actor.send({ type: 'row.changed', row: moved })
    expect(actor.getSnapshot().value).toEqual({ scheduled: 'confirming' })
    // Not even for a moment: the dialog would be made anew, and what was typed be lost.
    expect(isOpen).toEqual([true, true])
    actor.send({ type: 'act.confirm', said: { note: 'We are full' } })
    expect(sent).toEqual([{ row: moved, event: 'call_off', said: { note: 'We are full' } }])
  })
  test('closes where it can no longer be answered', () => {
    const { actor } = living(confirmed)
    actor.send({ type: 'act.call_off' })
    actor.send({ type: 'row.changed', row: over })
    expect(actor.getSnapshot().value).toEqual({ held: 'reading' })
  })
  test('closes where what changed may matter to whoever answers', () => {
    const own: LivingInterview = ownInterviewSample('confirmed')
    const { actor } = living(own)
    actor.send({ type: 'act.decline' })
    actor.send({ type: 'row.changed', row: { ...own, status: 'scheduled', version: own.version + 1 } })
    expect(actor.getSnapshot().value).toEqual({ scheduled: 'reading' })
  })
})

describe('an answer that came too late', () => {
  test('stays as it was written and says why, where it can be sent again', async () => {
    const { actor, complain, sent } = living(confirmed, refusal('stale', { current: moved }))
    actor.send({ type: 'act.call_off' })
    actor.send({ type: 'act.confirm' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ scheduled: 'confirming' }))
    expect(actor.getSnapshot().context.failure?.code).toBe('stale')
    expect(complain).not.toHaveBeenCalled()
    actor.send({ type: 'act.confirm' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ cancelled: 'reading' }))
    expect(sent.map(({ row }) => row.version)).toEqual([confirmed.version, moved.version])
  })
  test('is told of, where it cannot', async () => {
    const { actor, complain } = living(confirmed, refusal('stale', { current: over }))
    actor.send({ type: 'act.call_off' })
    actor.send({ type: 'act.confirm' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ held: 'reading' }))
    expect(complain).toHaveBeenCalledOnce()
  })
})
