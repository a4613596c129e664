import { and, count, desc, eq } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type { ResumeSnapshot } from '../../../openapi/schemas/resume.ts'
import { resumeSnapshots, resumes } from '../../db/resume-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { papersOf } from './papers.queries.ts'
import { newSlug } from './publication.commands.ts'
import { resumePath } from './publication.policy.ts'
import { keepGone, told, type Change } from './resumes.commands.ts'
import { findResume, viewsOf } from './resumes.queries.ts'

/** Copies of one resume. */
const MOST = 50

type Snapshot = typeof resumeSnapshots.$inferSelect
const present = (row: Pick<Snapshot, 'id' | 'name' | 'slug' | 'createdAt'>, views: number, webOrigin: string) => ({
  id: row.id as Ref<'resumeSnapshot'>,
  name: row.name,
  url: `${webOrigin}${resumePath(row.slug)}`,
  views,
  created_at: row.createdAt.toISOString(),
})

/** The copies of a resume of the account, the latest first. */
export async function listSnapshots(
  db: Readable,
  accountId: string,
  id: string,
  webOrigin: string,
): Promise<ResumeSnapshot[]> {
  const resume = await findResume(db, accountId, id)
  const { id: snapshotId, name, slug, createdAt } = resumeSnapshots
  const rows = await db
    .select({ id: snapshotId, name, slug, createdAt })
    .from(resumeSnapshots)
    .where(eq(resumeSnapshots.resumeId, resume.id))
    .orderBy(desc(createdAt), desc(snapshotId))
  const views = await viewsOf(db, accountId)
  return rows.map((row) => present(row, views.get(row.id) ?? 0, webOrigin))
}

/** A picture of the photo that the papers show; it stays when the person changes theirs. */
export async function frozenPhoto(
  { tx, services, accountId }: Pick<Change, 'tx' | 'services' | 'accountId'>,
  { en }: Snapshot['papers'],
): Promise<string | null> {
  if (!en.hasPhoto) return null
  const [account] = await tx.select({ fileId: accounts.pictureId }).from(accounts).where(eq(accounts.id, accountId))
  if (!account?.fileId) return null
  return (await services.files.copy(tx, account.fileId))?.id ?? null
}

/** Freezes a resume as both its papers are now, with the photo on them. Refuses with `limit_reached`. */
export async function createSnapshot(change: Change, id: string, name: string): Promise<ResumeSnapshot> {
  const { tx, services, accountId, now } = change
  const resume = await findResume(tx, accountId, id)
  // One after another, so that together they cannot pass the limit.
  await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, resume.id)).for('no key update')
  const [made] = await tx.select({ n: count() }).from(resumeSnapshots).where(eq(resumeSnapshots.resumeId, resume.id))
  if ((made?.n ?? 0) >= MOST) refuse('limit_reached', { limit: MOST })
  const papers = await papersOf(services, tx, resume)
  const row = {
    id: services.ids.uuid(),
    resumeId: resume.id,
    accountId,
    name,
    slug: newSlug(services),
    lang: resume.lang,
    style: resume.style,
    papers,
    photoId: await frozenPhoto(change, papers),
    createdAt: now,
  }
  await tx.insert(resumeSnapshots).values(row)
  return present(row, 0, services.config.webOrigin)
}

/** Takes a copy back: its address answers from now on that it is gone. */
export async function deleteSnapshot(change: Change, id: string, snapshotId: string): Promise<void> {
  const { tx, services, accountId, now } = change
  const resume = await findResume(tx, accountId, id)
  const [gone] = await tx
    .delete(resumeSnapshots)
    .where(and(eq(resumeSnapshots.id, snapshotId), eq(resumeSnapshots.resumeId, resume.id)))
    .returning({ slug: resumeSnapshots.slug, photoId: resumeSnapshots.photoId })
  if (gone === undefined) return refuse('not_found', {})
  if (gone.photoId !== null) await services.files.release(tx, gone.photoId)
  await keepGone(tx, [gone.slug], now)
  told(change)
}
