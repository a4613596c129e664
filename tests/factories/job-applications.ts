import { eq } from 'drizzle-orm'
import type { ApplicationForm, ApplicationStatus, SentApplication } from '../../openapi/schemas/job-application.ts'
import { fold } from '../../openapi/text-fold.ts'
import { stagesOf } from '../../server/areas/hiring/stages.queries.ts'
import { jobApplications } from '../../server/db/job-application-tables.ts'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'
import { resume } from './resumes.ts'

type Row = typeof jobApplications.$inferSelect
/** A posting as it is kept: what an application needs to know of it. */
interface Posting {
  readonly id: string
  readonly slug: string | null
}
type Body = Readonly<
  Record<'resume_id' | 'lang' | 'cv_file_id' | 'cover_letter' | 'answers' | 'document_ids' | 'version', unknown>
>

export const formPath = ({ slug }: Pick<Posting, 'slug'>, path = '') => `/jobs/${slug}/application${path}`

/** What is sent to save an application that has nothing yet, with what is different. */
export const applicationBody = (over: Partial<Body> = {}): Body => ({
  resume_id: null,
  lang: 'en',
  cv_file_id: null,
  cover_letter: null,
  answers: [],
  document_ids: [],
  version: null,
  ...over,
})

/** A draft of the person with a new resume, saved through the API, unless `over` says otherwise. */
export async function applicationDraft(
  app: TestApp,
  as: Person,
  posting: Posting,
  over: Partial<Body> = {},
): Promise<NonNullable<ApplicationForm['application']>> {
  const resumeId = over.resume_id ?? (await resume(app, as)).id
  const { status, body } = await app.call<ApplicationForm>('PUT', formPath(posting), {
    as,
    body: applicationBody({ ...over, resume_id: resumeId }),
  })
  if (status !== 200 || body.application === null) throw new Error(`No draft: ${JSON.stringify(body)}`)
  return body.application
}

/** An application that was sent through the API. */
export async function appliedFor(
  app: TestApp,
  as: Person,
  posting: Posting,
  over: Partial<Body> = {},
): Promise<SentApplication> {
  const { version } = await applicationDraft(app, as, posting, over)
  const { status, body } = await app.call<SentApplication>('POST', formPath(posting, '/apply'), {
    as,
    body: { version },
  })
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`)
  return body
}

/** The stages of a posting's process, in order. */
export async function stagesOfPosting({ db }: Pick<TestApp, 'db'>, posting: Pick<Posting, 'id'>) {
  const [row] = await db.select().from(jobPostings).where(eq(jobPostings.id, posting.id))
  if (!row) throw new Error('There is no such posting')
  return stagesOf(db, row.hiringProcessId)
}
/** The id of the first stage of a kind in a posting's process. */
export async function stageFor(
  app: Pick<TestApp, 'db'>,
  posting: Pick<Posting, 'id'>,
  kind: ApplicationStatus,
): Promise<string> {
  const found = (await stagesOfPosting(app, posting)).find((stage) => stage.kind === kind)
  if (!found) throw new Error(`There is no stage of kind ${kind}`)
  return found.id
}

/** An application in a status, written as a row, without a resume. `over` are columns. */
export async function applicationIn(
  app: TestApp,
  { accountId }: Pick<Person, 'accountId'>,
  posting: Posting,
  status: ApplicationStatus,
  over: Partial<typeof jobApplications.$inferInsert> = {},
): Promise<Row> {
  const { db, services } = app
  const now = services.clock.now()
  const name = over.name ?? { en: 'Hanna Bekele', am: 'ሐና በቀለ' }
  const isSent = status !== 'draft'
  const [row] = await db
    .insert(jobApplications)
    .values({
      id: services.ids.uuid(),
      postingId: posting.id,
      applicantAccountId: accountId,
      status,
      stageId: isSent ? await stageFor(app, posting, status) : null,
      stageBeforeId: status === 'rejected' ? await stageFor(app, posting, 'applied') : null,
      lang: 'en',
      answers: [],
      questions: [],
      name: isSent ? name : null,
      nameKeyEn: isSent ? fold(name.en ?? '') : '',
      nameKeyAm: isSent ? fold(name.am ?? '') : '',
      searchKey: isSent ? fold(`${name.en ?? ''} ${name.am ?? ''}`) : '',
      jobKey: 'accountant',
      appliedAt: isSent ? now : null,
      decidedAt: ['hired', 'rejected', 'withdrawn'].includes(status) ? now : null,
      reason: status === 'rejected' ? 'experience' : null,
      createdAt: now,
      updatedAt: now,
      ...over,
    })
    .returning()
  if (!row) throw new Error('The application was not written')
  return row
}
