import type { Viewer } from '../../../openapi/define.ts'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import { audit } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/refusal.ts'
import { lockForEvent, transition } from '../../kernel/transition.ts'
import { postingHome } from './posting.life.ts'
import { planClosing } from './posting.scheduler.ts'
import { isOver } from './postings.policy.ts'
import type { PresentedReview } from './postings.present.ts'
import { lockEmployer, showing } from './postings.commands.ts'
import { opened } from './publication.commands.ts'
import { tellDecision } from './review.announcer.ts'
import { findSubmitted, readDecided, readReview } from './reviews.queries.ts'

const DECISIONS = { approve: 'approved', send_back: 'sent_back', take_down: 'taken_down' } as const
const AUDITED = { approve: 'approve', send_back: 'send_back', take_down: 'unpublish' } as const

/** A decision of an administrator on a posting, with the note for its account. */
interface Decision {
  readonly viewer: Viewer
  readonly id: string
  readonly event: keyof typeof DECISIONS
  readonly note: string | null
  readonly version: number
}

/**
 * Lets a posting open, sends it back, or takes it from the public for good. Its account is told, with the note. Refuses
 * with `not_found`, `not_pending` or `stale`, and with `invalid` to open one whose deadline has passed.
 */
export async function decide(
  tx: Tx,
  services: Services,
  { viewer, id, event, note, version }: Decision,
): Promise<PresentedReview> {
  const now = services.clock.now()
  const seen = showing({ services, now })
  const { accountId } = await findSubmitted(tx, id)
  await lockEmployer(tx, accountId)
  const request = { id, event, by: 'administrator', version, current: () => readReview(tx, id, seen) } as const
  const before = await lockForEvent(tx, postingHome, request)
  if (event === 'approve' && isOver(before, now)) invalid({ deadline: ['validation.not_past'] })
  const change = { approve: opened(before, now), send_back: {}, take_down: { closedAt: now } }[event]
  const decided = await transition(tx, services, postingHome, {
    ...request,
    actor: viewer,
    set: { ...change, reviewNote: note, updatedAt: now },
    detail: () => ({ note }),
    at: now,
  })
  if (event === 'approve') await planClosing(tx, services, decided)
  const after = await readDecided(tx, id, seen)
  await audit(tx, {
    kind: 'jobPosting',
    action: AUDITED[event],
    subjectId: id,
    name: decided.title,
    before: { status: before.status },
    after: { status: decided.status, note, username: after.username },
  })
  await tellDecision(tx, services, decided, DECISIONS[event])
  return after
}

/** Takes a posting down because of a report; nothing where it is not public any more. */
export async function takeDownPosting(
  tx: Tx,
  services: Services,
  { viewer, id, note }: Pick<Decision, 'viewer' | 'id' | 'note'>,
): Promise<void> {
  const { status, version } = await findSubmitted(tx, id)
  if (sources(jobPosting, 'take_down').some((one) => one === status))
    await decide(tx, services, { viewer, id, event: 'take_down', note, version })
}
