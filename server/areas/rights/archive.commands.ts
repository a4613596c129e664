import fs from 'node:fs/promises'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import { dataArchives } from '../../db/rights-tables.ts'
import type { Database, Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import { findGreeting, findUser } from '../session/session.queries.ts'
import { findOwner } from './archive.queries.ts'
import { archivePath, writeArchive } from './archive.file.ts'

/** A finished archive is kept so long. */
const KEPT = 7 * DAY

export type ArchiveRow = typeof dataArchives.$inferSelect

export async function findArchive(db: Database, userId: string, now: Date): Promise<ArchiveRow | null> {
  const [row] = await db.select().from(dataArchives).where(eq(dataArchives.userId, userId))
  return row === undefined || row.expiresAt <= now ? null : row
}

/**
 * Asks for a new archive, which is made after the answer. One that is being made is left alone; a finished one is
 * replaced.
 */
export async function askForArchive(tx: Tx, services: Services, userId: string, now: Date): Promise<ArchiveRow> {
  const [known] = await tx.select().from(dataArchives).where(eq(dataArchives.userId, userId)).for('update')
  if (known !== undefined && known.state === 'asked' && known.expiresAt > now) return known
  const row = {
    id: services.ids.uuid(),
    state: 'asked' as const,
    bytes: null,
    readyAt: null,
    expiresAt: new Date(now.getTime() + DAY),
    createdAt: now,
  }
  await tx
    .insert(dataArchives)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: dataArchives.userId, set: row })
  await addJob(tx, services, 'archive', { userId, id: row.id, ...(known === undefined ? {} : { replaces: known.id }) })
  return { userId, ...row }
}

const job = z.strictObject({ userId: z.uuid(), id: z.uuid(), replaces: z.uuid().optional() })

/** The handler of the queue `archive`: makes the archive and tells its owner by mail. Made twice, it is told once. */
export async function makeArchive(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { userId, id, replaces } = job.parse(payload)
  const now = services.clock.now()
  if (replaces !== undefined) await fs.rm(archivePath(services, replaces), { force: true })
  const owner = await findOwner(services.db, userId)
  const row = await findArchive(services.db, userId, now)
  if (owner === null || row === null || row.id !== id || row.state !== 'asked') return
  const bytes = await writeArchive(services, owner, id, now)
  await services.transaction(async (tx) => {
    const made = await tx
      .update(dataArchives)
      .set({ state: 'ready', bytes, readyAt: now, expiresAt: new Date(now.getTime() + KEPT) })
      .where(and(eq(dataArchives.userId, userId), eq(dataArchives.id, id), eq(dataArchives.state, 'asked')))
      .returning({ id: dataArchives.id })
    const user = await findUser(tx, userId)
    if (made.length === 0 || user === undefined) return
    services.events.publish(tx, 'user', userId)
    await queueMail(tx, services, {
      to: user.email,
      lang: user.language,
      kind: 'archive-ready',
      values: { name: await findGreeting(tx, user) },
    })
  })
}

/** Deletes archives whose week is over. Any process may do it at any time. */
export async function sweepArchives(services: Services): Promise<void> {
  const gone = await services.db
    .delete(dataArchives)
    .where(lt(dataArchives.expiresAt, services.clock.now()))
    .returning({ id: dataArchives.id })
  for (const { id } of gone) await fs.rm(archivePath(services, id), { force: true })
}
