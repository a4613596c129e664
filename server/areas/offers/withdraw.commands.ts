import type { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { transition, type Actor, type EventRequest } from '../../kernel/transition.ts'
import { noted, offerHome } from './offer.life.ts'
import { planWithdrawal } from './offer.scheduler.ts'
import { companysRequest, type CompanyCall } from './send.commands.ts'

/** Takes an offer back that waits; the person is told after the answer. Refuses with `not_pending` or `stale`. */
export async function takeBack(
  tx: Tx,
  services: Services,
  request: EventRequest<typeof jobOffer> & { readonly by: 'company' | 'clock' },
  { actor, now }: { readonly actor: Actor | null; readonly now: Date },
): Promise<void> {
  await transition(tx, services, offerHome, {
    ...request,
    actor,
    detail: ({ terms }) => noted(request.by, terms),
    at: now,
  })
  await planWithdrawal(tx, services, request.id, request.by === 'clock')
}

/** The company takes back an offer that waits. Refuses with `not_found`, `not_pending` or `stale`. */
export async function withdrawOffer(call: CompanyCall, id: string, version: number): Promise<void> {
  await takeBack(call.tx, call.services, await companysRequest(call, id, 'withdraw', version), {
    actor: call.viewer,
    now: call.now,
  })
}
