import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { followed } from '../../../openapi/schemas/follower.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Followed = z.output<typeof followed>

/** The company with a username, for following. */
export const followedMachine = createLoadMachine<Followed, string>((username, signal) =>
  answer(api.GET('/following/{username}', { params: { path: { username } }, signal })),
)
/** Follows or unfollows; `values` is the wanted state. */
export const followMachine = createSaveMachine<boolean, Followed>(async ({ values, row }, signal) => {
  if (row === null) throw new Error('Nobody to follow')
  const params = { path: { username: row.username } }
  if (values) return answer(api.PUT('/following/{username}', { params, signal }))
  await answer(api.DELETE('/following/{username}', { params, signal }))
  return { ...row, is_following: false }
})
/** Requests the mail with the confirmation link; the server's message is the same for any email. */
export const followByMail = async (
  username: string,
  email: string,
  language: Language,
  signal: AbortSignal,
): Promise<string> =>
  (
    await answer(
      api.POST('/followers/by-mail', {
        body: { username, email, language },
        headers: once(crypto.randomUUID()),
        signal,
      }),
    )
  ).message
/** Confirms by the token of the mail and returns the company. */
export const confirmFollowing = (token: string, signal: AbortSignal): Promise<Followed> =>
  answer(api.POST('/followers/confirm', { body: { token }, signal }))
/** Unfollows by the token of any mail. */
export const leaveFollowing = async (token: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.POST('/followers/leave', { body: { token }, signal }))).message
