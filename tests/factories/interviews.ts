import type { InterviewStatus } from '../../openapi/schemas/interview.ts'
import { jobInterviewers, jobInterviews } from '../../server/db/interview-tables.ts'
import type { TestApp } from '../setup/app.ts'

type Row = typeof jobInterviews.$inferSelect

/** What is sent to arrange an interview, at half past two in the afternoon of 10 March 2026, with what is different. */
export const interviewBody = (interviewerIds: readonly string[], over: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'in_person',
  place: 'Bole Road, third floor',
  link: null,
  date: '2026-03-10',
  time: '14:30',
  time_zone: 'Africa/Addis_Ababa',
  minutes: 45,
  note: 'Please bring your certificates.',
  interviewer_ids: [...interviewerIds],
  ...over,
})

/** An interview in a status, written as a row, at the same time. `over` are columns. */
export async function interviewIn(
  { db, services }: TestApp,
  application: { readonly id: string },
  {
    accountId,
    holders,
    status = 'scheduled',
    ...over
  }: {
    readonly accountId: string
    readonly holders: readonly string[]
    readonly status?: InterviewStatus
  } & Partial<typeof jobInterviews.$inferInsert>,
): Promise<Row> {
  const now = services.clock.now()
  const [row] = await db
    .insert(jobInterviews)
    .values({
      id: services.ids.uuid(),
      applicationId: application.id,
      accountId,
      status,
      kind: 'in_person',
      place: 'Bole Road, third floor',
      startsAt: new Date('2026-03-10T11:30:00.000Z'),
      endsAt: new Date('2026-03-10T12:15:00.000Z'),
      minutes: 45,
      timeZone: 'Africa/Addis_Ababa',
      createdAt: now,
      updatedAt: now,
      ...over,
    })
    .returning()
  if (!row) throw new Error('The interview was not written')
  if (holders.length > 0)
    await db.insert(jobInterviewers).values(holders.map((userId) => ({ interviewId: row.id, userId })))
  return row
}
