import type { z } from 'zod'
import type { newAccount } from '../../../openapi/schemas/session.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { SaveRequest } from '../../machines/save/save.machine.ts'
import { asUsername } from '../../../openapi/format/username.ts'

export type NewAccount = z.output<typeof newAccount>

/** Adds a company account; the username goes in lower case without white space (specification §5). */
export const createAccount = (
  { values, key }: SaveRequest<NewAccount, { readonly message: string }>,
  signal: AbortSignal,
): Promise<{ readonly message: string }> =>
  answer(
    api.POST('/create/new/account', { body: { username: asUsername(values.username) }, headers: once(key), signal }),
  )

/** The server's words for a username that is free. */
export const checkUsername = async (username: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.GET('/check-username/{username}', { params: { path: { username } }, signal }))).message
