import type { Inbox } from '../../openapi/inboxes.ts'
import { messages } from '../../server/db/inbox-tables.ts'
import type { TestApp } from '../setup/app.ts'

/** A message that waits in an inbox. Gives back its id and version. */
export async function inboxMessage(
  { db, services }: TestApp,
  inbox: Inbox = 'contacts',
): Promise<{ readonly id: string; readonly version: number }> {
  const row = {
    id: services.ids.uuid(),
    inbox,
    state: 'new' as const,
    name: 'Abebech Gobena',
    email: 'abebech@example.org',
    language: 'en' as const,
    subject: 'Can a school use it?',
    text: 'We have 40 teachers.',
    searchKey: 'abebech gobena abebech@example.org can a school use it? we have 40 teachers.',
    nameKey: 'abebech gobena',
    createdAt: services.clock.now(),
  }
  await db.insert(messages).values(row)
  return { id: row.id, version: 1 }
}
