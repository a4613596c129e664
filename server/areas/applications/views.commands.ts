import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import { MOST_APPLICANT_VIEWS, type ApplicantView } from '../../../openapi/schemas/applicant-board.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { applicantViews } from '../../db/applicant-view-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Change } from './draft.commands.ts'

type Own = Pick<Change, 'viewer'>

/** The person's in this account: colleagues have their own. */
const scope = ({ viewer }: Own, ...more: SQL[]) =>
  and(eq(applicantViews.accountId, viewer.accountId), eq(applicantViews.userId, viewer.userId), ...more)
const present = ({ id, name, address }: Pick<typeof applicantViews.$inferSelect, 'id' | 'name' | 'address'>) => ({
  id: id as Ref<'applicantView'>,
  name,
  address,
})

/** The ways of looking at applicants that a person keeps in an account, by name. */
export const listViews = async (db: Readable, own: Own): Promise<ApplicantView[]> =>
  (
    await db
      .select()
      .from(applicantViews)
      .where(scope(own))
      .orderBy(asc(applicantViews.nameKey), asc(applicantViews.id))
  ).map(present)

/** Keeps one more. Refuses with `limit_reached`, also where several are kept at once. */
export async function saveView(
  change: Change,
  { name, address }: Pick<ApplicantView, 'name' | 'address'>,
): Promise<ApplicantView> {
  const { tx, services, viewer, now } = change
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for('no key update')
  if ((await tx.$count(applicantViews, scope(change))) >= MOST_APPLICANT_VIEWS)
    refuse('limit_reached', { limit: MOST_APPLICANT_VIEWS })
  const row = {
    id: services.ids.uuid(),
    accountId: viewer.accountId,
    userId: viewer.userId,
    name,
    nameKey: fold(name),
    address,
    createdAt: now,
  }
  await tx.insert(applicantViews).values(row)
  return present(row)
}

/** Names one anew. Another's and one that is gone are the same `not_found`. */
export async function renameView(change: Change, id: string, { name }: Pick<ApplicantView, 'name'>) {
  const [row] = await change.tx
    .update(applicantViews)
    .set({ name, nameKey: fold(name) })
    .where(scope(change, eq(applicantViews.id, id)))
    .returning()
  return row === undefined ? refuse('not_found', {}) : present(row)
}

/** Keeps one no longer. Refuses with `not_found`. */
export async function deleteView(change: Change, id: string): Promise<void> {
  const gone = await change.tx
    .delete(applicantViews)
    .where(scope(change, eq(applicantViews.id, id)))
    .returning({ id: applicantViews.id })
  if (gone.length === 0) refuse('not_found', {})
}
