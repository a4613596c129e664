import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { jobOfferMachine, type Offer, type OfferAnswer } from './job-offer.machine.ts'

const pending: Offer = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  terms: 1,
  status: 'pending',
  is_read: false,
  company_logo: null,
  company_name: 'Abay Software',
  company_username: 'abay',
  company_verified: true,
  company_account_id: '00000000-0000-4000-8000-000000000002',
  employee_account_id: '00000000-0000-4000-8000-000000000003',
  employee_email: 'almaz@example.com',
  employee_name: 'Almaz Kebede',
  employee_photo: null,
  roles: [{ id: '00000000-0000-4000-8000-000000000004', role: 'engineer', position_name: 'Site engineer', structure_name: 'Roads' }],
  position_id: '00000000-0000-4000-8000-000000000004',
  job_title: 'Site engineer',
  job_description: 'Leads the survey of the ring road.',
  employment_type: 'full_time',
  location_type: 'on_site',
  salary: 32_000,
  currency: 'ETB',
  from_date: '2027-02-01',
  to_date: null,
  answer_by: null,
  rejection_note: null,
  created_at: '2027-01-02T08:00:00Z',
  abilities: { accept: true, reject: true, modify: false, withdraw: false, end: false },
}
const nothing: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }
const accepted: Offer = { ...pending, status: 'accepted', version: 2, abilities: nothing }
const rejected: Offer = { ...accepted, status: 'rejected' }
const modified: Offer = { ...pending, status: 'modified', version: 3, terms: 2, salary: 40_000 }

function arranged(offer: Offer, ...outcomes: (Offer | Error)[]) {
  const sent: { answer: OfferAnswer; note: string; version: number }[] = []
  const announce = vi.fn<(outcome: string) => void>()
  const actor = createActor(
    jobOfferMachine.provide({
      actors: {
        answer: fromPromise<Offer, { readonly offer: Offer; readonly answer: OfferAnswer; readonly note: string }>(({ input }) => {
          sent.push({ answer: input.answer, note: input.note, version: input.offer.version })
          const outcome = outcomes.shift() ?? new Error('sent too often')
          return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
        }),
      },
      actions: { announce: (_, params) => announce(params.outcome) },
    }),
    { input: { offer } },
  ).start()
  return { actor, sent, announce, settles: () => waitFor(actor, (s) => !s.hasTag('busy'), { timeout: 1000 }) }
}

describe('who may answer', () => {
  test.for([
    ['the table forbids it', { ...pending, status: 'rejected' }],
    ['the offer is withdrawn', { ...pending, status: 'withdrawn' }],
    ['the row forbids it', { ...pending, abilities: nothing }],
  ] as const satisfies readonly (readonly [string, Offer])[])('no answer where %s', ([, offer]) => {
    const { actor } = arranged(offer)
    expect(actor.getSnapshot().can({ type: 'offer.accept' })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'offer.reject' })).toBe(false)
  })
  test('a modified offer is answered like a pending one', () => {
    expect(arranged(modified).actor.getSnapshot().can({ type: 'offer.accept' })).toBe(true)
  })
})

describe('answering', () => {
  test('nothing is sent before it is confirmed', async () => {
    const s = arranged(pending, accepted)
    s.actor.send({ type: 'offer.accept' })
    expect(s.sent).toEqual([])
    s.actor.send({ type: 'offer.confirm' })
    const { context, value } = await s.settles()
    expect(value).toBe('reading')
    expect(context.offer.status).toBe('accepted')
    expect(s.sent).toEqual([{ answer: 'accept', note: '', version: 1 }])
    expect(s.announce).toHaveBeenCalledExactlyOnceWith('accepted')
  })
  test('a refusal may go without a reason', async () => {
    const s = arranged(pending, rejected)
    s.actor.send({ type: 'offer.reject' })
    s.actor.send({ type: 'offer.confirm' })
    await s.settles()
    expect(s.sent).toEqual([{ answer: 'reject', note: '', version: 1 }])
    expect(s.announce).toHaveBeenCalledExactlyOnceWith('rejected')
  })
  test('offline keeps the note and the step', async () => {
    const s = arranged(pending, offline(), refusal('internal', {}), rejected)
    s.actor.send({ type: 'offer.reject' })
    s.actor.send({ type: 'note.change', note: 'Too far from Adama' })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({ value: 'explaining', context: { problem: 'offline', note: 'Too far from Adama' } })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({ value: 'explaining', context: { problem: 'failed', note: 'Too far from Adama' } })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({ value: 'reading', context: { problem: null } })
    expect(s.sent.map((x) => x.note)).toEqual(['Too far from Adama', 'Too far from Adama', 'Too far from Adama'])
    expect(s.announce.mock.calls.flat()).toEqual(['refused', 'refused', 'rejected'])
  })
  test('a modified offer is shown as it is now and answered only from there', async () => {
    const s = arranged(pending, refusal('stale', { current: modified }), accepted)
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({ value: 'reading', context: { problem: 'changed', offer: { salary: 40_000 }, former: { salary: 32_000 } } })
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.confirm' })
    expect((await s.settles()).context.former).toBeNull()
    expect(s.sent.map((x) => x.version)).toEqual([1, 3])
  })
  test('an offer withdrawn meanwhile says so and takes no further answer', async () => {
    const s = arranged(pending, refusal('not_pending', { status: 'withdrawn' }))
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.confirm' })
    const snapshot = await s.settles()
    expect(snapshot).toMatchObject({ value: 'reading', context: { problem: 'settled', offer: { status: 'withdrawn' } } })
    expect(snapshot.can({ type: 'offer.accept' })).toBe(false)
  })
  test.for([
    ['filled', refusal('position_filled', { headcount: 1 })],
    ['refused', refusal('forbidden', {})],
  ] as const)('%s: nothing was answered, the note stays and a refusal is still possible', async ([problem, error]) => {
    const s = arranged(pending, error)
    s.actor.send({ type: 'offer.reject' })
    s.actor.send({ type: 'note.change', note: 'Too far' })
    s.actor.send({ type: 'offer.cancel' })
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.confirm' })
    const snapshot = await s.settles()
    expect(snapshot).toMatchObject({ value: 'reading', context: { problem, note: 'Too far', offer: { status: 'pending' } } })
    expect(snapshot.can({ type: 'offer.reject' })).toBe(true)
    expect(s.announce).toHaveBeenCalledExactlyOnceWith('refused')
  })
  test('an answer given on another device is shown as it is, and no change of terms is claimed', () => {
    const s = arranged(pending)
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.changed', offer: accepted })
    expect(s.actor.getSnapshot()).toMatchObject({ value: 'reading', context: { problem: 'settled', former: null, offer: { status: 'accepted' } } })
  })
  test('terms that change twice are compared with those that were read', () => {
    const s = arranged(pending)
    s.actor.send({ type: 'offer.changed', offer: { ...modified, terms: 2 } })
    s.actor.send({ type: 'offer.changed', offer: { ...modified, version: 5, terms: 3, salary: 45_000 } })
    expect(s.actor.getSnapshot().context).toMatchObject({ offer: { salary: 45_000 }, former: { salary: 32_000 } })
  })
  test('an offer that changes under the reader goes back to reading, with the note', () => {
    const s = arranged(pending)
    s.actor.send({ type: 'offer.reject' })
    s.actor.send({ type: 'note.change', note: 'Too far' })
    s.actor.send({ type: 'offer.changed', offer: { ...pending, is_read: true } })
    expect(s.actor.getSnapshot().value).toBe('explaining')
    s.actor.send({ type: 'offer.changed', offer: modified })
    expect(s.actor.getSnapshot()).toMatchObject({ value: 'reading', context: { note: 'Too far', problem: 'changed' } })
  })
})

test('every edge is walked', () => {
  const errors = [
    refusal('stale', { current: modified }),
    refusal('not_pending', { status: 'withdrawn' }),
    refusal('position_filled', { headcount: 1 }),
    offline(),
    refusal('internal', {}),
  ]
  const { covered } = explore(jobOfferMachine.provide({ actions: { announce: () => undefined } }), {
    input: { offer: pending },
    facts: (c) => `${c.sending} ${c.offer.status} ${c.problem} ${c.former !== null}`,
    events: [
      { type: 'offer.accept' },
      { type: 'offer.reject' },
      { type: 'offer.confirm' },
      { type: 'offer.cancel' },
      { type: 'note.change', note: 'Too far' },
      { type: 'offer.changed', offer: modified },
      { type: 'xstate.done.actor.answer', output: accepted },
      ...errors.map((error) => ({ type: 'xstate.error.actor.answer', error })),
    ],
  })
  expect(covered).toEqual(edgesOf(jobOfferMachine))
})
