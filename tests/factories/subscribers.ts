import { createHash, randomInt } from 'node:crypto'
import { subscribers } from '../../server/db/newsletter-tables.ts'
import type { TestApp } from '../setup/app.ts'

/** Somebody who confirmed that they want the newsletter. */
export async function subscriber(
  { db, services }: TestApp,
  language: 'en' | 'am' = 'en',
): Promise<{ readonly id: string; readonly email: string }> {
  const emailKey = `reader${randomInt(1e12)}@example.org`
  const now = services.clock.now()
  const row = {
    id: services.ids.uuid(),
    emailKey,
    language,
    searchKey: emailKey,
    tokenHash: createHash('sha256').update(emailKey).digest(),
    confirmedAt: now,
    createdAt: now,
  }
  await db.insert(subscribers).values(row)
  return { id: row.id, email: emailKey }
}
