import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { contentFromFacts } from '../../../openapi/resume-content.ts'
import { styleOfTemplate } from '../../../openapi/resume-style.ts'
import type { newResume, ResumeBody } from '../../../openapi/schemas/resume.ts'
import { goneResumes, resumeSnapshots, resumes, resumeViews } from '../../db/resume-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { copyAttachments, detachAll } from '../documents/attachments.commands.ts'
import { assertOffered } from './templates.commands.ts'
import { FIRST_TEMPLATE } from './templates.queries.ts'
import { readFacts } from './facts.queries.ts'
import { countResumes, findResume, presentSaved, resumeLimit, type Resume, type Showing } from './resumes.queries.ts'

/** A change of an account's resumes. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly accountId: string
  readonly now: Date
}

/** How long a deleted resume can be restored; milliseconds. */
const KEPT = 3_600_000
/** A plan without a limit has this one: nobody writes more, and lists come whole. */
const MOST = 200

export const showing = ({ services, now }: Pick<Change, 'services' | 'now'>): Showing => ({
  now,
  webOrigin: services.config.webOrigin,
})
/** What others see of the account's resumes changed. */
export const told = ({ tx, services, accountId }: Change) => services.events.publish(tx, 'resumes', accountId)

/**
 * Room for one more resume. Creations of one account come one after another until the transaction ends, so that
 * together they cannot pass the limit of the plan.
 */
async function assertRoom({ tx, accountId }: Change): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const limit = (await resumeLimit(tx, accountId)) ?? MOST
  if ((await countResumes(tx, accountId)) >= limit) refuse('limit_reached', { limit })
}

async function insert(change: Change, given: Pick<Resume, 'name' | 'lang' | 'style' | 'content'>): Promise<Resume> {
  const { tx, services, accountId, now } = change
  const { name, lang, style, content } = given
  const [row] = await tx
    .insert(resumes)
    .values({ id: services.ids.uuid(), accountId, name, lang, style, content, createdAt: now, updatedAt: now })
    .returning()
  return row ?? refuse('internal', {})
}

/** A new resume of everything that its owner has written of themself. Refuses with `limit_reached`. */
export async function createResume(change: Change, { name, lang, style }: z.output<typeof newResume>) {
  await assertRoom(change)
  const chosen = style ?? styleOfTemplate(FIRST_TEMPLATE)
  await assertOffered(change.tx, change.accountId, { before: null, chosen: chosen.template })
  const facts = await readFacts(change.services, change.tx, change.accountId)
  const row = await insert(change, {
    name,
    lang,
    style: chosen,
    content: contentFromFacts(facts),
  })
  return presentSaved(row, showing(change))
}

/** A copy, private and without an address, of a resume. Refuses with `limit_reached`. */
export async function duplicateResume(change: Change, id: string, copyName: (name: string) => string) {
  await assertRoom(change)
  const row = await findResume(change.tx, change.accountId, id)
  const copy = await insert(change, { ...row, name: copyName(row.name) })
  await copyAttachments(change, { kind: 'resume', id: row.id }, { kind: 'resume', id: copy.id })
  return presentSaved(copy, showing(change))
}

/** Changes a resume. Refuses with `stale` and the resume as it is now. */
export async function editResume(change: Change, id: string, { version, ...body }: ResumeBody) {
  const { tx, accountId, now } = change
  const before = await findResume(tx, accountId, id)
  await assertOffered(tx, accountId, { before: before.style.template, chosen: body.style.template })
  const [row] = await tx
    .update(resumes)
    .set({ ...body, version: version + 1, updatedAt: now })
    .where(and(eq(resumes.id, before.id), eq(resumes.version, version)))
    .returning()
  if (row === undefined)
    return refuse('stale', { current: presentSaved(await findResume(tx, accountId, id), showing(change)) })
  told(change)
  return presentSaved(row, showing(change))
}

/** Deletes a resume: from now on its addresses answer that it is gone. It can be restored for an hour. */
export async function deleteResume(change: Change, id: string): Promise<void> {
  const { tx, accountId, now } = change
  const { id: found } = await findResume(tx, accountId, id)
  await tx.update(resumes).set({ deletedAt: now }).where(eq(resumes.id, found))
  told(change)
}

/** Restores a resume that was deleted lately, published as it was. Refuses with `limit_reached`. */
export async function restoreResume(change: Change, id: string) {
  const { tx, accountId, now } = change
  await assertRoom(change)
  const [row] = await tx
    .update(resumes)
    // A version of its own: whoever saw it before it was deleted saw another one.
    .set({ deletedAt: null, version: sql`${resumes.version} + 1` })
    .where(
      and(eq(resumes.id, id), eq(resumes.accountId, accountId), gt(resumes.deletedAt, new Date(now.getTime() - KEPT))),
    )
    .returning()
  if (row === undefined) return refuse('not_found', {})
  told(change)
  return presentSaved(row, showing(change))
}

/** An address as it is remembered once nothing is there any more. */
export const slugHash = (slug: string): Buffer => createHash('sha256').update(slug).digest()

/** Remembers that something was at these addresses. */
export async function keepGone(tx: Tx, slugs: readonly string[], now: Date): Promise<void> {
  if (slugs.length === 0) return
  await tx
    .insert(goneResumes)
    .values(slugs.map((slug) => ({ slugHash: slugHash(slug), goneAt: now })))
    .onConflictDoNothing()
}

/**
 * Forgets what can be restored no more, but for its addresses, which are gone from now on. Any process may do it at any
 * time.
 */
export async function sweepResumes(services: Pick<Services, 'transaction' | 'clock' | 'files'>): Promise<void> {
  const now = services.clock.now()
  await services.transaction(async (tx) => {
    const rows = await tx
      .select({ id: resumes.id, slug: resumes.slug })
      .from(resumes)
      .where(lte(resumes.deletedAt, new Date(now.getTime() - KEPT)))
      .for('update')
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    const copies = await tx
      .delete(resumeSnapshots)
      .where(inArray(resumeSnapshots.resumeId, ids))
      .returning({ id: resumeSnapshots.id, slug: resumeSnapshots.slug, photoId: resumeSnapshots.photoId })
    for (const { photoId } of copies) if (photoId !== null) await services.files.release(tx, photoId)
    await keepGone(
      tx,
      [...rows, ...copies].flatMap(({ slug }) => slug ?? []),
      now,
    )
    await tx.delete(resumeViews).where(inArray(resumeViews.resumeId, [...ids, ...copies.map(({ id }) => id)]))
    await detachAll(tx, 'resume', ids)
    await tx.delete(resumes).where(inArray(resumes.id, ids))
  })
}
