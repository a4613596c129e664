import { auditLog } from '../../server/db/platform-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

type Given = Partial<Omit<typeof auditLog.$inferInsert, 'id' | 'userId'>>

/** A record of the audit log, as a change by an administrator leaves it. Gives back its id. */
export async function auditRecord({ db, services }: TestApp, { userId }: Person, over: Given = {}): Promise<string> {
  const id = services.ids.uuid()
  await db.insert(auditLog).values({
    id,
    at: services.clock.now(),
    userId,
    userName: 'Dawit Haile',
    userEmail: 'dawit@sira.example',
    kind: 'skill',
    action: 'edit',
    subjectId: services.ids.uuid(),
    name: { en: 'Welding', am: 'ብየዳ' },
    count: 1,
    before: { name: { en: 'Weldin' } },
    after: { name: { en: 'Welding' } },
    requestId: 'req-1',
    searchKey: 'dawit haile dawit@sira.example welding',
    ...over,
  })
  return id
}
