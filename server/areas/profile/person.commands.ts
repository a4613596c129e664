import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import type { personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { tell } from '../../kernel/reactions.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { keepDetails } from './details.commands.ts'
import { readDetails } from './details.queries.ts'
import { readPerson, type Person } from './person.queries.ts'

type Body = z.output<typeof personalDetailBody>

/**
 * Checks that individuals send audiences, and their details once they have saved them, and that administrators send
 * neither. What the specification requires of details binds when they are saved: a newcomer's name needs none.
 */
async function assertParts(tx: Tx, { role, userId }: Viewer, body: Body): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  for (const part of ['details', 'audiences'] as const)
    if (role === ROLE.administrator && body[part] !== null) errors[part] = ['validation.malformed']
  if (role === ROLE.individual && body.audiences === null) errors['audiences'] = ['validation.required']
  if (role === ROLE.individual && body.details === null && (await readDetails(tx, userId)) !== null)
    errors['details'] = ['validation.required']
  if (Object.keys(errors).length > 0) invalid(errors)
}

/**
 * Replaces names, details and audiences if the version is still current. The pages of all accounts that the person owns
 * are updated.
 */
export async function editPerson(tx: Tx, services: Services, viewer: Viewer, body: Body): Promise<Person> {
  if (viewer.role === ROLE.company) refuse('forbidden', {})
  await assertParts(tx, viewer, body)
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
