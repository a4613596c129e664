import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Applicant, MovedApplicants } from '../../../openapi/schemas/job-application.ts'
import { applicationIn, stageFor } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { hiringStages } from '../../db/hiring-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const REPLY_BY = new Date('2026-03-16T08:30:00.000Z')
const mailsTo = async ({ email }: Person) => {
  app.clock.advance(60_000)
  return (await app.mails()).filter(({ to }) => to === email)
}

describe('who enters a stage with a mail', () => {
  it('is sent that mail with its fields, in their language or the other, and not the usual one', async () => {
    const employer = await company(app)
    const posting = await openPosting(app, employer)
    const to = await stageFor(app, posting, 'interview')
    const mail = {
      subject: { en: 'Come and see us, {{applicant}}' },
      text: {
        en: 'About {{job}}: <b>{{stage}}</b>.\nWe answer by {{reply_by}}. See {{link}} or evil.example.com',
      },
    }
    await app.db.update(hiringStages).set({ mail }).where(eq(hiringStages.id, to))
    for (const language of ['en', 'am'] as const) {
      const person = await individual(app, { user: { language } })
      const { id } = await applicationIn(app, person, posting, 'applied', {
        replyBy: REPLY_BY,
        name: { en: 'Hanna evil.com' },
      })
      const moved = await app.call('POST', `/applicants/${id}/move`, { as: employer, body: { to, version: 1 } })
      expect(moved.status, JSON.stringify(moved.body)).toBe(200)
      const mails = await mailsTo(person)
      expect(mails).toHaveLength(1)
      const [{ subject, text, html }] = mails as [(typeof mails)[number]]
      expect(subject).toBe('Come and see us, Hanna evil. com')
      expect(text).toContain('About Accountant: <b>Interview</b>.')
      expect(text).toMatch(/We answer by .*2026/)
      expect(text).toContain(`/job/applied/${id}`)
      expect(text).not.toContain('evil.example.com')
      expect(html).toContain('&lt;b&gt;Interview&lt;/b&gt;')
    }
  })

  it('reads the promised day as it is where the job is, not by the clock of the server', async () => {
    const employer = await company(app)
    const posting = await openPosting(app, employer)
    const to = await stageFor(app, posting, 'interview')
    const mail = { subject: { en: 'Soon' }, text: { en: 'By {{reply_by}}.' } }
    await app.db.update(hiringStages).set({ mail }).where(eq(hiringStages.id, to))
    const person = await individual(app)
    const replyBy = new Date('2026-03-16T22:30:00.000Z')
    const { id } = await applicationIn(app, person, posting, 'applied', { replyBy })
    await app.call('POST', `/applicants/${id}/move`, { as: employer, body: { to, version: 1 } })
    const [sent] = await mailsTo(person)
    expect(sent?.text).toContain('17 March 2026')
  })

  it('and is rejected, reads the note below it', async () => {
    const employer = await company(app)
    const posting = await openPosting(app, employer)
    const stageId = await stageFor(app, posting, 'rejected')
    const mail = { subject: { en: 'Our decision' }, text: { en: 'We chose somebody else.' } }
    await app.db.update(hiringStages).set({ mail }).where(eq(hiringStages.id, stageId))
    const person = await individual(app)
    const { id } = await applicationIn(app, person, posting, 'applied')
    const body = { reason: 'another_chosen', note: 'Please write again.', version: 1 }
    await app.call('POST', `/applicants/${id}/reject`, { as: employer, body })
    const [sent] = await mailsTo(person)
    expect(sent?.text).toMatch(/We chose somebody else\.\s+Please write again\./)
  })

  it('is not moved where the mail names what the application does not have', async () => {
    const employer = await company(app)
    const posting = await openPosting(app, employer)
    const to = await stageFor(app, posting, 'interview')
    const mail = { subject: { en: 'Soon' }, text: { en: 'By {{reply_by}}' } }
    await app.db.update(hiringStages).set({ mail }).where(eq(hiringStages.id, to))
    const [without, has] = [
      await applicationIn(app, await individual(app), posting, 'applied'),
      await applicationIn(app, await individual(app), posting, 'applied', { replyBy: REPLY_BY }),
    ]
    const one = await app.call('POST', `/applicants/${without.id}/move`, { as: employer, body: { to, version: 1 } })
    expect([one.status, one.body]).toMatchObject([409, { code: 'mail_field_missing', data: { field: 'reply_by' } }])
    const { body } = await app.call<MovedApplicants>('POST', `/job-postings/${posting.id}/applicants/move`, {
      as: employer,
      body: { applicants: [without, has].map(({ id }) => ({ id, version: 1 })), to, rejection: null },
    })
    expect(body.moved.map(({ id }) => id)).toEqual([has.id])
    expect(body.refused).toMatchObject([{ id: without.id, code: 'mail_field_missing', current: { status: 'applied' } }])
    const now = await app.call<Applicant>('GET', `/applicants/${without.id}`, { as: employer })
    expect(now.body).toMatchObject({ status: 'applied', version: 1, history: [] })
  })
})
