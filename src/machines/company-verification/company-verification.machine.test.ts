import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { managedVerificationRows, verificationRow } from '../../api/mocks/company-samples.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { createSaveMachine } from '../save/save.machine.ts'
import {
  companyVerificationMachine,
  type Decision,
  type Verification,
  type VerificationRequest,
} from './company-verification.machine.ts'

const unverified = verificationRow as Verification
const requested: Verification = {
  ...unverified,
  status: 'requested',
  abilities: { request: false, withdraw: true },
  version: 2,
}
const refused: Verification = { ...unverified, status: 'refused', note: 'The licence cannot be read.', version: 3 }
const [waiting, verified] = managedVerificationRows as [ManagedVerification, ManagedVerification]

function arranged(row: Verification | ManagedVerification, answer: Verification | ManagedVerification = row) {
  const announce = vi.fn<(outcome: string) => void>()
  const decided = vi.fn<(decision: Decision) => void>()
  const machine = companyVerificationMachine.provide({
    actors: {
      request: createSaveMachine<VerificationRequest, Verification>(async () => answer as Verification),
      withdraw: createSaveMachine<null, Verification>(async () => answer as Verification),
      decide: createSaveMachine<Decision, ManagedVerification>(async ({ values }) => {
        decided(values)
        return answer as ManagedVerification
      }),
    },
    actions: { announce: (_, { outcome }) => announce(outcome) },
  })
  const actor = createActor(machine, { input: { row } }).start()
  return {
    actor,
    announce,
    decided,
    value: () => actor.getSnapshot().value,
    row: () => actor.getSnapshot().context.row,
  }
}

describe('the company', () => {
  test('can always request while it is unverified or refused, and not otherwise', () => {
    expect(arranged(unverified).value()).toEqual({ unverified: 'requesting' })
    expect(arranged(refused).value()).toEqual({ refused: 'requesting' })
    expect(arranged(requested).value()).toEqual({ requested: 'reading' })
    expect(
      arranged({ ...requested, status: 'verified', abilities: { request: false, withdraw: false } }).value(),
    ).toEqual({ verified: 'reading' })
  })

  test('is shown the request once the server has it', async () => {
    const { actor, announce } = arranged(unverified, requested)
    actor
      .getSnapshot()
      .children.request?.send({ type: 'save.submit', values: { document_ids: [], remark: null }, key: 'k' })
    await waitFor(actor, (s) => s.matches({ requested: 'reading' }))
    expect(announce).toHaveBeenCalledExactlyOnceWith('requested')
  })

  test('withdraws after a question, and can request again at once', async () => {
    const { actor, announce } = arranged(requested, { ...unverified, version: 3 })
    actor.send({ type: 'request.withdraw' })
    actor.getSnapshot().children.withdraw?.send({ type: 'save.submit', values: null, key: 'k' })
    await waitFor(actor, (s) => s.matches({ unverified: 'requesting' }))
    expect(announce).toHaveBeenCalledExactlyOnceWith('withdrawn')
  })

  test('sees a decision that arrives while it is asked whether to withdraw', () => {
    const { actor, value } = arranged(requested)
    actor.send({ type: 'request.withdraw' })
    actor.send({ type: 'row.changed', row: refused })
    expect(value()).toEqual({ refused: 'requesting' })
  })
})

describe('an administrator', () => {
  test('decides what the row lets them', () => {
    const { actor } = arranged(waiting)
    expect(
      ['approve', 'refuse', 'revoke'].filter((kind) =>
        actor.getSnapshot().can({ type: `request.${kind as Decision['kind']}` }),
      ),
    ).toEqual(['approve', 'refuse'])
    const later = arranged(verified).actor
    expect(
      ['approve', 'refuse', 'revoke'].filter((kind) =>
        later.getSnapshot().can({ type: `request.${kind as Decision['kind']}` }),
      ),
    ).toEqual(['revoke'])
  })

  test('approves, and the row moves to verified', async () => {
    const { actor, announce, decided } = arranged(waiting, {
      ...verified,
      id: waiting.id,
      version: waiting.version + 1,
    })
    actor.send({ type: 'request.approve' })
    actor
      .getSnapshot()
      .children.decide?.send({ type: 'save.submit', values: { kind: 'approve', note: null }, key: 'k' })
    await waitFor(actor, (s) => s.matches({ verified: 'reading' }))
    expect(decided).toHaveBeenCalledExactlyOnceWith({ kind: 'approve', note: null })
    expect(announce).toHaveBeenCalledExactlyOnceWith('approve')
  })

  test('keeps a refusal that is being written when the row changes, and meets the newer row afterwards', () => {
    const { actor, value, row } = arranged(waiting)
    const newer = { ...waiting, tin_number: '0099999999', version: waiting.version + 1 }
    actor.send({ type: 'request.refuse' })
    actor.send({ type: 'row.changed', row: newer })
    expect([value(), row()]).toEqual([{ requested: 'deciding' }, waiting])
    actor.send({ type: 'request.cancel' })
    expect([value(), row()]).toEqual([{ requested: 'reading' }, newer])
  })

  test('is told that another decided before, and keeps the note until the row is read again', async () => {
    const announce = vi.fn<(outcome: string) => void>()
    const machine = companyVerificationMachine.provide({
      actors: {
        decide: createSaveMachine<Decision, ManagedVerification>(() =>
          Promise.reject(refusal('not_pending', { status: 'verified' })),
        ),
      },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    })
    const actor = createActor(machine, { input: { row: waiting } }).start()
    actor.send({ type: 'request.refuse' })
    const form = actor.getSnapshot().children.decide
    form?.send({ type: 'save.submit', values: { kind: 'refuse', note: 'The licence has run out.' }, key: 'k' })
    await waitFor(actor, () => announce.mock.calls.length > 0)
    expect(announce).toHaveBeenCalledExactlyOnceWith('not_decided')
    const now = { ...verified, id: waiting.id, version: waiting.version + 1 }
    actor.send({ type: 'row.changed', row: now })
    expect(actor.getSnapshot()).toMatchObject({ value: { requested: 'deciding' }, context: { held: now } })
    expect(form?.getSnapshot().context.values).toMatchObject({ note: 'The licence has run out.' })
  })

  test('is not taken back to an older row by a list that was read before', () => {
    const { actor, row } = arranged({ ...verified, version: 5 })
    actor.send({ type: 'row.changed', row: { ...waiting, id: verified.id, version: 4 } })
    expect(row()).toMatchObject({ status: 'verified', version: 5 })
  })
})
