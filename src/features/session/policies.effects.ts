import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { SaveRequest } from '../../machines/save/save.machine.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'

/** The versions of policies that somebody accepts, by their ids. */
type Accepted = readonly WaitingPolicy['id'][]
/** What still waits afterwards. */
interface Waiting {
  readonly data: readonly WaitingPolicy[]
}

/** Accepts them. Throws `FailureError` and stops with its signal. */
export const acceptPolicies = ({ values }: SaveRequest<Accepted, Waiting>, signal: AbortSignal): Promise<Waiting> =>
  answer(api.POST('/user/policies', { body: { policies: [...values] }, signal }))
