import type { JobPosting, JobPostingBody, JobPostingStatus } from '../../openapi/schemas/job-posting.ts'
import { firstProcess } from '../../server/areas/hiring/processes.commands.ts'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import { jobSectors, jobTitles, skills } from '../../server/db/list-tables.ts'
import { slugOf } from '../../openapi/format/slug.ts'
import { fold } from '../../openapi/text-fold.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

type Row = typeof jobPostings.$inferSelect
/** What is sent to save a posting; the ids are those of rows that may not exist yet. */
export type PostingBody = Record<keyof JobPostingBody, unknown>

const rich = (text: string) => [{ type: 'paragraph', text: [{ text }] }] as const

interface Terms {
  readonly jobTitleId: string
  readonly sectorId: string
  readonly skillId: string
}
const known = new WeakMap<object, Promise<Terms>>()
/** A job title with its sector, and a skill, made once for each database. */
export function jobTerms(app: TestApp): Promise<Terms> {
  const terms = known.get(app.services) ?? makeTerms(app)
  known.set(app.services, terms)
  return terms
}
async function makeTerms({ db, services }: TestApp): Promise<Terms> {
  const row = (id: string, en: string, am: string) => ({
    id,
    name: { en, am },
    nameKeyEn: fold(en),
    nameKeyAm: fold(am),
    active: true,
    position: 900,
    searchKey: `${fold(en)} ${fold(am)}`,
    createdAt: services.clock.now(),
    updatedAt: services.clock.now(),
  })
  const [sectorId, jobTitleId, skillId] = [services.ids.uuid(), services.ids.uuid(), services.ids.uuid()]
  await db.insert(jobSectors).values(row(sectorId, 'Finance of postings', 'የማስታወቂያ ፋይናንስ'))
  await db.insert(jobTitles).values({ ...row(jobTitleId, 'Accountant of postings', 'የማስታወቂያ ሒሳብ ሠራተኛ'), sectorId })
  await db.insert(skills).values(row(skillId, 'Bookkeeping of postings', 'የማስታወቂያ ሒሳብ አያያዝ'))
  return { jobTitleId, sectorId, skillId }
}

/** What is sent to save a posting with everything that it needs to open, with what is different. */
export async function postingBody(app: TestApp, over: Partial<PostingBody> = {}): Promise<PostingBody> {
  const { jobTitleId, sectorId, skillId } = await jobTerms(app)
  return {
    title: { en: 'Accountant', am: 'ሒሳብ ሠራተኛ' },
    job_title_id: jobTitleId,
    sector_id: sectorId,
    description: { en: rich('Keeps the books of three branches.'), am: rich('የሦስት ቅርንጫፎችን ሒሳብ ይይዛል።') },
    responsibilities: null,
    requirements: null,
    skill_ids: [skillId],
    employment_type: 'full-time',
    location_type: 'on-site',
    region: null,
    city: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
    salary_from: 18_000,
    salary_to: 24_000,
    currency: 'ETB',
    salary_period: 'month',
    salary_shown: true,
    experience_years: 2,
    education_level: null,
    vacancies: 1,
    deadline: '2026-03-31',
    time_zone: 'Africa/Addis_Ababa',
    reply_within: 14,
    hiring_process_id: null,
    questions: [],
    documents: [],
    version: 1,
    ...over,
  }
}

/** A draft with everything that it needs to open, made and saved through the API; its version is 2. */
export async function draftPosting(app: TestApp, as: Person, over: Partial<PostingBody> = {}): Promise<JobPosting> {
  const body = await postingBody(app, over)
  const made = await app.call<JobPosting>('POST', '/job-postings', { as, body: { title: body.title } })
  if (made.status !== 201) throw new Error(`No posting: ${JSON.stringify(made.body)}`)
  const saved = await app.call<JobPosting>('PUT', `/job-postings/${made.body.id}`, { as, body })
  if (saved.status !== 200) throw new Error(`The posting was not saved: ${JSON.stringify(saved.body)}`)
  return saved.body
}

/** The process that a new posting of the account has, made if it has none. */
export const processOf = ({ services }: Pick<TestApp, 'services'>, accountId: string): Promise<string> =>
  services.transaction((tx) => firstProcess({ tx, services, accountId, now: services.clock.now() }))

/**
 * A posting that is open, written as a row: nobody was asked for an approval and no limit of a plan counts. `over` are
 * columns. Its texts are those of `postingBody`; it closes at the end of March 2026, in the time of the tests’ clock.
 */
export async function openPosting(
  app: TestApp,
  { accountId }: Pick<Person, 'accountId'>,
  over: Partial<typeof jobPostings.$inferInsert> = {},
): Promise<Row> {
  const { db, services } = app
  const { jobTitleId, sectorId } = await jobTerms(app)
  const now = services.clock.now()
  const code = over.code ?? services.ids.code().slice(0, 8)
  const title = over.title ?? { en: 'Accountant', am: 'ሒሳብ ሠራተኛ' }
  const [en, am] = [title.en ?? title.am ?? '', title.am ?? title.en ?? '']
  const [row] = await db
    .insert(jobPostings)
    .values({
      id: services.ids.uuid(),
      accountId,
      hiringProcessId: over.hiringProcessId ?? (await processOf(app, accountId)),
      status: 'open',
      title,
      titleKeyEn: fold(en),
      titleKeyAm: fold(am),
      jobTitleId,
      sectorId,
      description: { en: [...rich('Keeps the books of three branches.')] },
      employmentType: 'full-time',
      locationType: 'on-site',
      city: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
      salaryFrom: 18_000,
      salaryTo: 24_000,
      currency: 'ETB',
      salaryPeriod: 'month',
      salaryShown: true,
      vacancies: 1,
      deadline: '2026-03-31',
      timeZone: 'Africa/Addis_Ababa',
      closesAt: new Date('2026-03-31T21:00:00.000Z'),
      questions: [],
      documents: [],
      slug: `${slugOf(en)}-${code.toLowerCase()}`,
      code,
      publishedAt: now,
      searchKey: fold(`${en} ${am} Addis Ababa አዲስ አበባ`),
      createdAt: now,
      updatedAt: now,
      ...over,
    })
    .returning()
  if (!row) throw new Error('The posting was not written')
  return row
}

/** A posting in a status, written as a row like `openPosting`. */
export function postingIn(
  app: TestApp,
  of: Pick<Person, 'accountId'>,
  status: JobPostingStatus,
  over: Parameters<typeof openPosting>[2] = {},
): Promise<Row> {
  const now = app.services.clock.now()
  const unpublished = { slug: null, publishedAt: null }
  const columns = {
    draft: unpublished,
    in_review: { ...unpublished, askedAt: now },
    open: {},
    paused: {},
    closed: { closedAt: now },
  }
  return openPosting(app, of, { status, ...columns[status], ...over })
}
