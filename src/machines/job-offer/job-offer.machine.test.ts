import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { createSaveMachine } from '../save/save.machine.ts'
import { jobOfferMachine } from './job-offer.machine.ts'
import type { Employment, Ending, Modification, Offer, OfferAnswer, OfferRow } from './offer-row.ts'

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
  roles: [
    {
      id: '00000000-0000-4000-8000-000000000004',
      role: 'engineer',
      position_name: 'Site engineer',
      structure_name: 'Roads',
    },
  ],
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
  current_job: 'ends',
  replaced: [],
  rejection_note: null,
  created_at: '2027-01-02T08:00:00Z',
  abilities: { accept: true, reject: true, modify: false, withdraw: false, end: false },
}
const nothing: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }
const accepted: Offer = { ...pending, status: 'accepted', version: 2, abilities: nothing }
const rejected: Offer = { ...accepted, status: 'rejected' }
const modified: Offer = { ...pending, status: 'modified', version: 3, terms: 2, salary: 40_000 }
const employment: Employment = {
  id: '00000000-0000-4000-8000-000000000005',
  version: 1,
  offer_id: pending.id,
  company_account_id: pending.company_account_id,
  company_name: pending.company_name,
  company_username: pending.company_username,
  company_logo: null,
  job_title: pending.job_title,
  position: 'Site engineer',
  department: 'Roads',
  rights: [],
  state: 'upcoming',
  started_on: '2027-02-01',
  last_day: null,
  ended_at: null,
  dispute: null,
  abilities: { end: true, rights: true, dispute: false },
}
/** The terms of an offer as its form holds them. */
function modificationOf(offer: Offer): Modification {
  const {
    position_id,
    job_title,
    job_description,
    employment_type,
    location_type,
    salary,
    currency,
    from_date,
    to_date,
    answer_by,
    version,
  } = offer
  return {
    position_id,
    job_title,
    job_description,
    employment_type,
    location_type,
    salary,
    currency,
    from_date,
    to_date,
    answer_by,
    version,
  } as Modification
}

function arranged(offer: Offer, ...outcomes: (Offer | Error)[]) {
  const sent: { answer: OfferAnswer; note: string; version: number }[] = []
  const announce = vi.fn<(outcome: string) => void>()
  const actor = createActor(
    jobOfferMachine.provide({
      actors: {
        answer: fromPromise<Offer, { readonly offer: Offer; readonly answer: OfferAnswer; readonly note: string }>(
          ({ input }) => {
            sent.push({ answer: input.answer, note: input.note, version: input.offer.version })
            const outcome = outcomes.shift() ?? new Error('sent too often')
            return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
          },
        ),
      },
      actions: { announce: (_, params) => announce(params.outcome) },
    }),
    { input: { row: offer } },
  ).start()
  return { actor, sent, announce, settles: () => waitFor(actor, (s) => !s.hasTag('busy')) }
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
    expect(value).toEqual({ accepted: 'reading' })
    expect(context.row.status).toBe('accepted')
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
    expect(await s.settles()).toMatchObject({
      value: { pending: 'explaining' },
      context: { problem: 'offline', note: 'Too far from Adama' },
    })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({
      value: { pending: 'explaining' },
      context: { problem: 'failed', note: 'Too far from Adama' },
    })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({ value: { rejected: 'reading' }, context: { problem: null } })
    expect(s.sent.map((x) => x.note)).toEqual(['Too far from Adama', 'Too far from Adama', 'Too far from Adama'])
    expect(s.announce.mock.calls.flat()).toEqual(['refused', 'refused', 'rejected'])
  })
  test('a modified offer is shown as it is now and answered only from there', async () => {
    const s = arranged(pending, refusal('stale', { current: modified }), accepted)
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.confirm' })
    expect(await s.settles()).toMatchObject({
      value: { modified: 'reading' },
      context: { problem: 'changed', row: { salary: 40_000 }, former: { salary: 32_000 } },
    })
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
    expect(snapshot).toMatchObject({
      value: { withdrawn: 'reading' },
      context: { problem: 'settled', row: { status: 'withdrawn' } },
    })
    expect(snapshot.can({ type: 'offer.accept' })).toBe(false)
  })
  test.for([
    ['filled', refusal('position_filled', { headcount: 1 })],
    ['stopped', refusal('company_stopped', {})],
    ['refused', refusal('forbidden', {})],
  ] as const)('%s: nothing was answered, the note stays and a refusal is still possible', async ([problem, error]) => {
    const s = arranged(pending, error)
    s.actor.send({ type: 'offer.reject' })
    s.actor.send({ type: 'note.change', note: 'Too far' })
    s.actor.send({ type: 'offer.cancel' })
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'offer.confirm' })
    const snapshot = await s.settles()
    expect(snapshot).toMatchObject({
      value: { pending: 'reading' },
      context: { problem, note: 'Too far', row: { status: 'pending' } },
    })
    expect(snapshot.can({ type: 'offer.reject' })).toBe(true)
    expect(s.announce).toHaveBeenCalledExactlyOnceWith('refused')
  })
  test('an answer given on another device is shown as it is, and no change of terms is claimed', () => {
    const s = arranged(pending)
    s.actor.send({ type: 'offer.accept' })
    s.actor.send({ type: 'row.changed', row: accepted })
    expect(s.actor.getSnapshot()).toMatchObject({
      value: { accepted: 'reading' },
      context: { problem: 'settled', former: null, row: { status: 'accepted' } },
    })
  })
  test('terms that change twice are compared with those that were read', () => {
    const s = arranged(pending)
    s.actor.send({ type: 'row.changed', row: { ...modified, terms: 2 } })
    s.actor.send({ type: 'row.changed', row: { ...modified, version: 5, terms: 3, salary: 45_000 } })
    expect(s.actor.getSnapshot().context).toMatchObject({ row: { salary: 45_000 }, former: { salary: 32_000 } })
  })
  test('an offer that changes under the reader goes back to reading, with the note', () => {
    const s = arranged(pending)
    s.actor.send({ type: 'offer.reject' })
    s.actor.send({ type: 'note.change', note: 'Too far' })
    s.actor.send({ type: 'row.changed', row: { ...pending, is_read: true } })
    expect(s.actor.getSnapshot()).toMatchObject({
      value: { pending: 'explaining' },
      context: { row: { is_read: true } },
    })
    s.actor.send({ type: 'row.changed', row: modified })
    expect(s.actor.getSnapshot()).toMatchObject({
      value: { modified: 'reading' },
      context: { note: 'Too far', problem: 'changed' },
    })
  })
})

describe('the company', () => {
  const may = (ability: 'modify' | 'withdraw' | 'end'): Offer['abilities'] => ({ ...nothing, [ability]: true })
  const sent: Offer = { ...pending, abilities: may('withdraw') }
  const declined: Offer = { ...rejected, rejection_note: 'Too far', abilities: may('modify') }
  const values: Modification = { ...modificationOf(declined), salary: 40_000 }
  const work = (last_day: string | null): Employment => ({ ...employment, last_day })

  function company(
    row: OfferRow,
    save: {
      readonly withdraw?: () => Promise<Offer>
      readonly modify?: () => Promise<Offer>
      readonly end?: () => Promise<Employment>
    },
  ) {
    const announce = vi.fn<(outcome: string) => void>()
    const never = () => Promise.reject(new Error('not called'))
    const actor = createActor(
      jobOfferMachine.provide({
        actors: {
          withdraw: createSaveMachine<null, Offer>(save.withdraw ?? never),
          modify: createSaveMachine<Modification, Offer>(save.modify ?? never),
          end: createSaveMachine<Ending, Employment>(save.end ?? never),
        },
        actions: { announce: (_, { outcome }) => announce(outcome) },
      }),
      { input: { row } },
    ).start()
    return { actor, announce }
  }

  test('takes back an offer that waits', async () => {
    const { actor, announce } = company(sent, {
      withdraw: async () => ({ ...sent, status: 'withdrawn', version: 2, abilities: nothing }),
    })
    actor.send({ type: 'offer.withdraw' })
    expect(actor.getSnapshot().value).toEqual({ pending: 'withdrawing' })
    actor.getSnapshot().children.withdraw?.send({ type: 'save.submit', values: null, key: 'k' })
    await waitFor(actor, (s) => s.matches('withdrawn'))
    expect(announce).toHaveBeenCalledExactlyOnceWith('withdrawn')
  })
  test('keeps the form of new terms when a colleague was quicker, and sees the row once it is closed', async () => {
    const { actor, announce } = company(declined, {
      modify: () => Promise.reject(refusal('stale', { current: modified })),
    })
    actor.send({ type: 'offer.modify' })
    actor.send({ type: 'row.changed', row: modified })
    expect(actor.getSnapshot().value).toEqual({ rejected: 'modifying' })
    const form = actor.getSnapshot().children.modify
    form?.send({ type: 'save.submit', values, key: 'k' })
    await expect.poll(() => form?.getSnapshot().matches('stale')).toBe(true)
    expect(form?.getSnapshot().context.theirs).toEqual(modified)
    actor.send({ type: 'offer.cancel' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { modified: 'reading' },
      context: { row: modified, held: null },
    })
    expect(announce).not.toHaveBeenCalled()
  })
  test('offers again, and a lost answer that had gone through counts as sent', async () => {
    const answers = [() => Promise.reject(offline()), () => Promise.reject(refusal('stale', { current: modified }))]
    const { actor, announce } = company(declined, {
      modify: () => answers.shift()?.() ?? Promise.reject(new Error('sent too often')),
    })
    actor.send({ type: 'offer.modify' })
    const form = actor.getSnapshot().children.modify
    form?.send({ type: 'save.submit', values, key: 'k' })
    await expect.poll(() => form?.getSnapshot().matches('offline')).toBe(true)
    form?.send({ type: 'network.restored' })
    await waitFor(actor, (s) => s.matches('modified'))
    expect(announce).toHaveBeenCalledExactlyOnceWith('modified')
  })
  test('ends an employment on a day to come, until when the offer stays accepted', async () => {
    const row: OfferRow = { ...accepted, abilities: may('end'), employment: work(null) }
    const { actor, announce } = company(row, { end: async () => work('2027-03-31') })
    actor.send({ type: 'offer.end' })
    actor
      .getSnapshot()
      .children.end?.send({ type: 'save.submit', values: { last_day: '2027-03-31', reason: null }, key: 'k' })
    await expect.poll(() => actor.getSnapshot().context.row.employment?.last_day).toBe('2027-03-31')
    expect(actor.getSnapshot().value).toEqual({ accepted: 'reading' })
    expect(announce).toHaveBeenCalledExactlyOnceWith('ended')
    actor.send({ type: 'row.changed', row: { ...row, status: 'ended', version: 3, abilities: nothing } })
    expect(actor.getSnapshot().value).toEqual({ ended: 'reading' })
  })
  test.for([
    ['offer.withdraw', { ...sent, status: 'accepted' }],
    ['offer.withdraw', { ...sent, abilities: nothing }],
    ['offer.modify', sent],
    ['offer.modify', { ...declined, abilities: nothing }],
    ['offer.end', { ...accepted, abilities: may('end') }],
    [
      'offer.end',
      {
        ...accepted,
        abilities: may('end'),
        employment: { ...employment, abilities: { end: false, rights: false, dispute: false } },
      },
    ],
  ] as const satisfies readonly (readonly [string, OfferRow])[])(
    'has no %s where the table, the row or the employment forbids it (%#)',
    ([type, row]) => {
      expect(company(row, {}).actor.getSnapshot().can({ type })).toBe(false)
    },
  )
})

test('every edge is walked', () => {
  const machine = jobOfferMachine.provide({ actions: { announce: () => undefined } })
  const errors = [
    refusal('stale', { current: modified }),
    refusal('not_pending', { status: 'withdrawn' }),
    refusal('position_filled', { headcount: 1 }),
    refusal('company_stopped', {}),
    offline(),
    refusal('internal', {}),
  ]
  const all: Offer['abilities'] = { accept: true, reject: true, modify: true, withdraw: true, end: true }
  const saved = (form: 'withdraw' | 'modify' | 'end', output: Offer | Employment) => ({
    type: `xstate.snapshot.${form}`,
    snapshot: reached(
      createSaveMachine(() => Promise.reject(new Error('not called'))),
      { row: null },
      { type: 'save.submit', values: null, key: 'k' },
      answered('save', output),
    ),
  })
  const starts: readonly OfferRow[] = [pending, modified, rejected, { ...accepted, employment }].map((row) => ({
    ...row,
    abilities: all,
  }))
  const covered = starts.flatMap(
    (row) =>
      explore(machine, {
        input: { row },
        facts: (c) =>
          `${c.sending} ${c.row.status} ${c.row.version} ${c.problem} ${c.former !== null} ${c.held?.status}`,
        events: [
          { type: 'offer.accept' },
          { type: 'offer.reject' },
          { type: 'offer.withdraw' },
          { type: 'offer.modify' },
          { type: 'offer.end' },
          { type: 'offer.confirm' },
          { type: 'offer.cancel' },
          { type: 'note.change', note: 'Too far' },
          { type: 'row.changed', row: { ...row, is_read: true } },
          { type: 'row.changed', row: { ...row, version: 9, terms: 9 } },
          { type: 'xstate.done.actor.answer', output: accepted },
          ...errors.map((error) => ({ type: 'xstate.error.actor.answer', error })),
          saved('withdraw', { ...row, status: 'withdrawn', abilities: nothing }),
          saved('modify', { ...modified, abilities: nothing }),
          saved('end', employment),
        ],
      }).covered,
  )
  expect([...new Set(covered)].toSorted()).toEqual(edgesOf(jobOfferMachine))
})
