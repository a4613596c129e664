import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import type { personalDetail, personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { audienceOf } from '../site/audience.ts'
import { contentChanged } from '../site/site.commands.ts'
import { assertPhone } from './phone.ts'

type Detail = z.input<typeof personalDetail>

/** Names and contact of the user who calls. A company has neither names nor a page of them (specification §2). */
export async function readPerson(db: Readable, viewer: Viewer): Promise<Detail> {
  if (viewer.role === ROLE.company) refuse('forbidden', {})
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId))
  if (!user) return refuse('not_found', {})
  return {
    first_name: user.firstName ?? '',
    middle_name: user.middleName ?? '',
    last_name: user.lastName ?? '',
    display_name: user.displayName,
    phone_number: user.phoneNumber,
    email: user.email,
    audiences: user.role === ROLE.individual ? { phone_number: audienceOf(user.audiences, 'phone_number'), email: audienceOf(user.audiences, 'email') } : null,
    version: user.version,
  }
}

/** Replaces names and contact, if the version that was seen is still the present one. The pages of all the person's own accounts follow. */
export async function editPerson(tx: Tx, services: Services, viewer: Viewer, body: z.output<typeof personalDetailBody>): Promise<Detail> {
  if (viewer.role === ROLE.company) refuse('forbidden', {})
  if (viewer.role === ROLE.individual && body.audiences === null) invalid({ audiences: ['validation.required'] })
  if (viewer.role === ROLE.administrator && body.audiences !== null) invalid({ audiences: ['validation.malformed'] })
  assertPhone(body.phone_number, 'phone_number')
  const changed = await tx
    .update(users)
    .set({
      firstName: body.first_name,
      middleName: body.middle_name,
      lastName: body.last_name,
      displayName: body.display_name,
      phoneNumber: body.phone_number,
      ...(body.audiences ? { audiences: body.audiences } : {}),
      version: sql`${users.version} + 1`,
    })
    .where(and(eq(users.id, viewer.userId), eq(users.version, body.version)))
    .returning({ id: users.id })
  if (changed.length === 0) refuse('stale', { current: await readPerson(tx, viewer) })
  const own = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.ownerId, viewer.userId), eq(accounts.kind, 'individual')))
  for (const { id } of own) await contentChanged(tx, services, id)
  services.events.publish(tx, 'account', viewer.accountId)
  return readPerson(tx, viewer)
}
