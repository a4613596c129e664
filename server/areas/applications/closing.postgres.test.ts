import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applicationDraft, formPath } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual } from '../../../tests/factories/people.ts'
import { testApp, type Answered } from '../../../tests/setup/app.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'

const app = await testApp()

it('what is sent while the job is being closed waits for that, and is refused', async () => {
  const as = await individual(app)
  const posting = await openPosting(app, await company(app))
  const { id, version } = await applicationDraft(app, as, posting)
  const waiting = async () =>
    (
      await app.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length
  let answer: Promise<Answered> | undefined
  await app.db.transaction(async (tx) => {
    await tx.update(jobPostings).set({ status: 'closed' }).where(eq(jobPostings.id, posting.id))
    answer = app.call('POST', formPath(posting, '/apply'), { as, body: { version } })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  })
  expect(await answer).toMatchObject({ status: 409, body: { code: 'not_pending', data: { status: 'closed' } } })
  const [row] = await app.db.select().from(jobApplications).where(eq(jobApplications.id, id))
  expect(row).toMatchObject({ status: 'draft', version, appliedAt: null })
})
