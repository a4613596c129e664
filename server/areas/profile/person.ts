import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import type { personalDetail, personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { tell } from '../../kernel/reactions.ts'
import { personalAudiences } from '../../kernel/audience.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { keepDetails, readDetails } from './details.ts'

type Detail = z.input<typeof personalDetail>
type Body = z.output<typeof personalDetailBody>

/** Names, contact and details of the calling user. A company's user has no such page (specification §2). */
export async function readPerson(db: Readable, viewer: Viewer): Promise<Detail> {
  if (viewer.role === ROLE.company) refuse('forbidden', {})
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId))
  if (!user) return refuse('not_found', {})
  const isIndividual = user.role === ROLE.individual
  return {
    first_name: user.firstName ?? '',
    middle_name: user.middleName ?? '',
    last_name: user.lastName ?? '',
    display_name: user.displayName,
    phone_number: user.phoneNumber,
    email: user.email,
    details: isIndividual ? await readDetails(db, viewer.userId) : null,
    audiences: isIndividual ? personalAudiences(user.audiences) : null,
    version: user.version,
  }
}

/** Checks that individuals send both details and audiences, and administrators neither. */
function assertParts({ role }: Viewer, body: Body): void {
  const errors: Record<string, ValidationId[]> = {}
  for (const part of ['details', 'audiences'] as const) {
    if (role === ROLE.individual && body[part] === null) errors[part] = ['validation.required']
    if (role === ROLE.administrator && body[part] !== null) errors[part] = ['validation.malformed']
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}

/**
 * Replaces names, details and audiences if the version is still current. The pages of all accounts that the person owns
 * are updated.
 */
export async function editPerson(tx: Tx, services: Services, viewer: Viewer, body: Body): Promise<Detail> {
  if (viewer.role === ROLE.company) refuse('forbidden', {})
  assertParts(viewer, body)
  const changed = await tx
    .update(users)
    .set({
      firstName: body.first_name,
      middleName: body.middle_name,
      lastName: body.last_name,
      displayName: body.display_name,
      ...(body.audiences ? { audiences: body.audiences } : {}),
      version: sql`${users.version} + 1`,
    })
    .where(and(eq(users.id, viewer.userId), eq(users.version, body.version)))
    .returning({ id: users.id })
  if (changed.length === 0) refuse('stale', { current: await readPerson(tx, viewer) })
  if (body.details) await keepDetails(tx, viewer.userId, body.details)
  const own = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.ownerId, viewer.userId), eq(accounts.kind, 'individual')))
  for (const { id } of own) {
    await contentChanged(tx, services, id)
    await tell(tx, services, 'account.renamed', { accountId: id })
  }
  await keepUserSearch(tx, viewer.userId)
  services.events.publish(tx, 'account', viewer.accountId)
  return readPerson(tx, viewer)
}
