import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import { setupParts, type accountSetup } from '../../../openapi/schemas/profile.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { setupAudiences } from '../../kernel/audience.ts'
import { valuesOf } from '../../kernel/part-fields.ts'

/** The account's set-up in the form of the contract. */
export type Setup = z.output<typeof accountSetup>
/** The parts whose values are columns of the account, one for each field. */
export const accountParts = [setupParts.about, setupParts.work] as const
type Kept = Omit<Setup, 'username' | 'photo_id' | 'photo' | 'cover_id' | 'cover' | 'language' | 'audiences' | 'version'>

/** The account's set-up: pictures, headline, work contact, language and audiences. */
export async function readSetup(db: Readable, services: Services, accountId: string): Promise<Setup> {
  const [row] = await db
    .select({ account: accounts, language: users.language })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const { account } = row
  const urlOf = (id: string | null) => (id === null ? null : services.files.ownUrl(id))
  return {
    username: account.username,
    photo_id: account.pictureId as Ref<'file'> | null,
    photo: urlOf(account.pictureId),
    cover_id: account.coverId as Ref<'file'> | null,
    cover: urlOf(account.coverId),
    ...(valuesOf(accountParts, account) as Kept),
    language: row.language,
    audiences: setupAudiences(account.audiences),
    version: account.version,
  }
}
