import type { z } from 'zod'
import type { ownershipInvitation, ownershipInvitationBody, ownersAnswer } from '../../../openapi/schemas/company.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Owners = z.output<typeof ownersAnswer>
export type Owner = Owners['owners'][number]
export type SentInvitation = Owners['invitations'][number]
export type Invitation = z.output<typeof ownershipInvitation>
export type InvitationBody = z.output<typeof ownershipInvitationBody>
export type InvitationKind = InvitationBody['kind']

export const ownersMachine = createLoadMachine<Owners>((_, signal) => answer(api.GET('/company/owners', { signal })))
/** Gives the server's words. */
export const inviteMachine = createSaveMachine<InvitationBody, string>(
  async ({ values, key }, signal) =>
    (await answer(api.POST('/company/owners', { body: values, headers: once(key), signal }))).message,
)
/** What ends: a share (one's own too), or an invitation. */
export type Ending =
  | { readonly kind: 'owner'; readonly owner: Owner }
  | { readonly kind: 'invitation'; readonly invitation: SentInvitation }
export const endMachine = createSaveMachine<Ending, true>(async ({ values }, signal) => {
  if (values.kind === 'owner')
    await answer(api.DELETE('/company/owners/{id}', { params: { path: { id: values.owner.user_id } }, signal }))
  else
    await answer(
      api.DELETE('/company/owners/invitations/{id}', { params: { path: { id: values.invitation.id } }, signal }),
    )
  return true
})

export const invitationsMachine = createLoadMachine<readonly Invitation[]>((_, signal) =>
  answer(api.GET('/user/ownership-invitations', { signal })),
)
export interface InvitationAnswer {
  readonly invitation: Invitation
  readonly accept: boolean
}
/** Gives the server's words; of a refusal there are none. */
export const answerMachine = createSaveMachine<InvitationAnswer, string>(
  async ({ values: { invitation, accept } }, signal) => {
    const params = { path: { id: invitation.id } }
    if (accept) return (await answer(api.POST('/user/ownership-invitations/{id}/accept', { params, signal }))).message
    await answer(api.POST('/user/ownership-invitations/{id}/decline', { params, signal }))
    return ''
  },
)
