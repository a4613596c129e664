import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import type { personalDetail } from '../../../openapi/schemas/profile.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { personalAudiences } from '../../kernel/audience.ts'
import { readDetails } from './details.queries.ts'

/** The page of personal details in the form of the contract. */
export type Person = z.input<typeof personalDetail>

/** Names, contact and details of the calling user. A company's user has no such page (specification §2). */
export async function readPerson(db: Readable, viewer: Viewer): Promise<Person> {
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
