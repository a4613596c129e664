import { sendParent } from 'xstate'
import type { ManagedUser, ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { callOf } from '../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import {
  companyVerificationMachine,
  type Decision,
} from '../../machines/company-verification/company-verification.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import type { RequestOutcome } from '../../machines/request/request.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type UserRow = ReadRow<ManagedUser>
export type VerificationRow = ReadRow<ManagedVerification>

export const usersMachine = createReadListMachine<ManagedUser>((query, signal) =>
  answer(api.GET('/manage/users', { params: { query: callOf(query) }, signal })),
)
export const queueMachine = createReadListMachine<ManagedVerification>((query, signal) =>
  answer(api.GET('/manage/verifications', { params: { query: callOf(query) }, signal })),
)

const byId = (id: string) => ({ params: { path: { id } } })
export const userMachine = createLoadMachine<ManagedUser, string>((id, signal) =>
  answer(api.GET('/manage/users/{id}', { ...byId(id), signal })),
)
export const verificationMachine = createLoadMachine<ManagedVerification, string>((id, signal) =>
  answer(api.GET('/manage/verifications/{id}', { ...byId(id), signal })),
)

/** Disables with a reason, or enables again. */
export type UserTurn = { readonly kind: 'disable'; readonly reason: string } | { readonly kind: 'enable' }
export const turnMachine = createSaveMachine<UserTurn, ManagedUser>(async ({ values, row }, signal) => {
  if (row === null) throw new Error('No user')
  const { id, version } = row
  return values.kind === 'disable'
    ? answer(api.POST('/manage/users/{id}/disable', { ...byId(id), body: { reason: values.reason, version }, signal }))
    : answer(api.POST('/manage/users/{id}/enable', { ...byId(id), body: { version }, signal }))
})

/** Takes the second factor from the user with this id. */
export const resetSecondFactorMachine = createSaveMachine<string, ManagedUser>(({ values: id }, signal) =>
  answer(api.POST('/manage/users/{id}/second-factor/reset', { ...byId(id), signal })),
)

const decideMachine = createSaveMachine<Decision, ManagedVerification>(async ({ values, row }, signal) => {
  if (row === null) throw new Error('No request')
  const { id, version } = row
  if (values.kind === 'approve')
    return answer(
      api.POST('/manage/verifications/{id}/approve', { ...byId(id), body: { note: values.note, version }, signal }),
    )
  const path = values.kind === 'refuse' ? '/manage/verifications/{id}/refuse' : '/manage/verifications/{id}/revoke'
  return answer(api.POST(path, { ...byId(id), body: { note: values.note ?? '', version }, signal }))
})
/** The life cycle of one request in the queue; decisions are reported to the owner of the rows. */
export const queuedLife = companyVerificationMachine.provide({
  actors: { decide: decideMachine },
  actions: {
    announce: sendParent(({ context }, { outcome }: { readonly outcome: RequestOutcome<Decision['kind']> }) => ({
      type: 'life.told',
      outcome,
      row: context.row,
    })),
  },
})
