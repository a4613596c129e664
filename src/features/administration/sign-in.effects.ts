import type { z } from 'zod'
import type { ManagedUser, signOutBody } from '../../../openapi/schemas/administration.ts'
import type { sessionRow } from '../../../openapi/schemas/session.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type UserSession = z.output<typeof sessionRow>
interface About {
  readonly id: ManagedUser['id']
}

const byId = (id: string) => ({ params: { path: { id } } })
export const sessionsMachine = createLoadMachine<readonly UserSession[], string>((id, signal) =>
  answer(api.GET('/manage/users/{id}/sessions', { ...byId(id), signal })),
)
/** Signs a user out of one device, or of all where no session is named. */
export const signOutMachine = createSaveMachine<About & z.output<typeof signOutBody>, About>(
  async ({ values: { id, session_id } }, signal) => {
    await answer(api.POST('/manage/users/{id}/sign-out', { ...byId(id), body: { session_id }, signal }))
    return { id }
  },
)
export const passwordMailMachine = createSaveMachine<About, About>(async ({ values: { id } }, signal) => {
  await answer(api.POST('/manage/users/{id}/password-mail', { ...byId(id), signal }))
  return { id }
})
