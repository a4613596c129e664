import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { entryPreview } from '../../../openapi/schemas/publishing.ts'
import { jobPath } from '../../../src/documents/jobs/job-address.ts'
import type { JobData } from '../../../src/documents/jobs/job-data.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { readClaim, signClaim } from '../../kernel/signed-claim.ts'
import { previewedJob } from './job.queries.ts'
import type { PresentedPosting } from './postings.present.ts'

const MINUTES = 10
const PURPOSE = 'job'

/** What a preview link allows: one posting as it is saved, until `expires` (milliseconds since 1970). */
const claim = z.strictObject({ posting: z.uuid(), account: z.uuid(), user: z.uuid(), expires: z.int() })

/**
 * A link to the public page of a posting as it is saved, whether or not it is public. It opens for ten minutes, and only
 * as long as whoever asked for it may see the posting.
 */
export function previewLink(
  services: Pick<Services, 'secret'>,
  { accountId, userId }: Pick<Viewer, 'accountId' | 'userId'>,
  { id, code }: Pick<PresentedPosting, 'id' | 'code'>,
  now: Date,
): z.input<typeof entryPreview> {
  const expires = now.getTime() + MINUTES * 60_000
  const token = signClaim(
    { posting: id, account: accountId, user: userId, expires },
    PURPOSE,
    services.secret('preview'),
  )
  return { url: pathOf(code, token), expires_at: new Date(expires).toISOString() }
}
/** A draft has no address of its own yet; its code has one. */
const pathOf = (code: string, token: string): `/${string}` => `${jobPath(code.toLowerCase())}?preview=${token}`

/** Somebody may still recruit for an account: an owner, or an employee with the right. */
const mayRecruit = (userId: string, today: string) => sql`exists (
  select 1 from ${users} who where who.id = ${userId} and who.disabled_at is null and (
    ${accounts.ownerId} = who.id
    or exists (select 1 from co_owners o where o.account_id = ${accounts.id} and o.user_id = who.id)
    or exists (
      select 1 from employments e
      where e.company_account_id = ${accounts.id} and e.user_id = who.id and e.rights ? 'recruiting'
        and e.ended_at is null and (e.last_day is null or e.last_day >= ${today}::date)
    )
  )
)`

/** What the token of a preview link shows; null where it shows nothing, or nothing any more. */
export async function previewOf(services: Services, token: unknown): Promise<JobData | null> {
  if (typeof token !== 'string') return null
  const { db, clock, secret } = services
  const now = clock.now()
  const found = readClaim(claim, token, PURPOSE, secret('preview'), now.getTime())
  if (found === null) return null
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, found.account), mayRecruit(found.user, todayIn(now))))
  if (!account) return null
  const job = await previewedJob(services, found.posting, account.id)
  return job && { ...job, previewPath: pathOf(job.code, token) }
}
