import { eq } from 'drizzle-orm'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** An application as it is kept. */
export type KeptApplication = typeof jobApplications.$inferSelect

/** An application for work that nobody asked for: whose it is was examined when the work was planned. */
export async function applicationOf(db: Readable, id: string): Promise<KeptApplication | null> {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id))
  return row ?? null
}
