import { and, eq } from 'drizzle-orm'
import { accounts, files, users } from '../../db/tables.ts'
import { isPublished } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import type { Guest } from '../../kernel/files.ts'
import { audienceOf, maySee, type StoredAudiences } from '../../kernel/audience.ts'

/**
 * Does a person show their photo to the companies they work for or take offers from? To employers, or on a page that is
 * public.
 */
export function showsPhoto(audiences: StoredAudiences, isPublic: boolean): boolean {
  const audience = audienceOf(audiences, 'photo')
  return maySee(audience, 'employer') || (isPublic && maySee(audience, 'site'))
}

/**
 * May someone with a guest's address of a picture still see it? Only while it is an account's current photo or logo and
 * is shown to them.
 */
export async function isShownTo(db: Readable, fileId: string, guest: Guest): Promise<boolean> {
  const [row] = await db
    .select({
      kind: accounts.kind,
      audiences: accounts.audiences,
      isPublic: isPublished(accounts.id),
      disabledAt: users.disabledAt,
    })
    .from(files)
    .innerJoin(accounts, and(eq(accounts.id, files.accountId), eq(accounts.pictureId, files.id)))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(files.id, fileId))
  if (row === undefined) return false
  if (guest === 'administrator') return true
  if (row.disabledAt !== null) return false
  return guest === 'contact'
    ? row.kind === 'company'
    : row.kind === 'individual' && showsPhoto(row.audiences, row.isPublic)
}
