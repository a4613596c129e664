import type { FastifyRequest } from 'fastify'
import type { Operation, Viewer } from '../../openapi/define.ts'
import { writes } from '../../openapi/implied.ts'
import type { Services } from '../kernel/context.ts'
import { overLimit } from '../kernel/rate-limits.ts'
import { refuse } from '../kernel/refusal.ts'
import { mayCall } from '../kernel/viewer.ts'
import { header, limitAddress, tokenOf } from './caller.ts'

async function throttle(
  { db, clock }: Services,
  id: string,
  { throttle: limit }: Operation,
  caller: string,
): Promise<void> {
  if (!limit) return
  const wait = await overLimit(db, {
    key: `call:${id}:${caller}`,
    limit: limit.limit,
    per: limit.per,
    now: clock.now(),
  })
  if (wait !== null) refuse('too_many_requests', { retry_after: wait })
}

/** The account a call names. Signing out asks for none: whoever just lost the one they act as must be able to. */
const account = (request: FastifyRequest, { path }: Operation, name: 'currentaccountid' | 'if-account') =>
  path === '/logout' ? null : header(request, name)

/** Who calls: required, or, where anyone may call, whoever the token names, and nobody when it names no one. */
async function identify(
  { findViewer, clock, config }: Services,
  request: FastifyRequest,
  operation: Operation,
): Promise<Viewer | null> {
  const token = tokenOf(request)
  const found =
    token === null ? null : await findViewer(token, account(request, operation, 'currentaccountid'), clock.now())
  // Until they have one, administrators read what everybody reads, and do what every user does.
  const isIncomplete = found?.kind === 'viewer' && found.lacksSecondFactor && config.adminsNeedSecondFactor
  if (operation.access === 'anyone') return found?.kind === 'viewer' && !isIncomplete ? found.viewer : null
  if (found === null || found.kind === 'unauthenticated') return refuse('unauthenticated', {})
  if (found.kind === 'account_forbidden') return refuse('account_forbidden', {})
  if (isIncomplete && operation.access === 'admin') return refuse('second_factor_needed', {})
  return found.viewer
}

/**
 * May this call happen? Limits by address first, then the caller, their kind, the account the tab believes in, limits
 * by user. It runs before the body is read, so that a stranger's upload is refused unread.
 */
export async function admit(
  services: Services,
  request: FastifyRequest,
  id: string,
  operation: Operation,
): Promise<Viewer | null> {
  if (operation.throttle?.by === 'address') await throttle(services, id, operation, limitAddress(request.ip))
  const viewer = await identify(services, request, operation)
  if (viewer) {
    if (!mayCall(operation, viewer)) refuse('forbidden', {})
    const believed = account(request, operation, 'if-account')
    if (
      writes(operation) &&
      operation.access !== 'anyone' &&
      believed !== null &&
      believed.toLowerCase() !== viewer.accountId
    )
      refuse('account_changed', { current: viewer.accountId })
    if (operation.throttle?.by === 'user') await throttle(services, id, operation, viewer.userId)
  }
  return viewer
}
