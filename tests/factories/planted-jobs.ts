import { DAY } from '../../openapi/durations.ts'
import { fold } from '../../openapi/text-fold.ts'
import { slugOf } from '../../openapi/format/slug.ts'
import { resolve } from '../../openapi/format/names.ts'
import type { JobPostingStatus } from '../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { searchText } from '../../server/areas/jobs/search-text.ts'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import type { TestApp } from '../setup/app.ts'
import { processOf } from './job-postings.ts'
import type { Person } from './people.ts'

/** What a search of jobs sees of a posting; whatever is left out is usual. */
export type PlantedJob = Partial<typeof jobPostings.$inferInsert> & {
  readonly title: Localized
  readonly status?: JobPostingStatus
  /** Other names that it is found by: the employer's, skills. */
  readonly words?: readonly Localized[]
}
let count = 0
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const nextCode = (): string => {
  count += 1
  const digits = Array.from({ length: 7 }, (_, at) => CODE_LETTERS[Math.floor(count / 32 ** (6 - at)) % 32])
  return `k${digits.join('')}`.toUpperCase()
}

/** A posting as its row: what visitors find, without the calls of an employer. */
export async function plantJob(
  app: Pick<TestApp, 'db' | 'services'>,
  { accountId }: Pick<Person, 'accountId'>,
  { words = [], ...over }: PlantedJob,
) {
  const { db, services } = app
  const now = services.clock.now()
  const code = over.code ?? nextCode()
  const [row] = await db
    .insert(jobPostings)
    .values({
      id: services.ids.uuid(),
      accountId,
      hiringProcessId: over.hiringProcessId ?? (await processOf(app, accountId)),
      status: 'open',
      titleKeyEn: fold(resolve(over.title, 'en')?.text ?? ''),
      titleKeyAm: fold(resolve(over.title, 'am')?.text ?? ''),
      employmentType: 'full-time',
      locationType: 'on-site',
      region: 'addis-ababa',
      currency: 'ETB',
      salaryPeriod: 'month',
      salaryShown: true,
      vacancies: 1,
      deadline: new Date(now.getTime() + 20 * DAY).toISOString().slice(0, 10),
      closesAt: new Date(now.getTime() + 20 * DAY),
      timeZone: 'Africa/Addis_Ababa',
      questions: [],
      documents: [],
      code,
      slug: `${slugOf(over.title.en ?? '') || 'job'}-${code.toLowerCase()}`,
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
      searchKey: searchText({ names: [over.title, over.city ?? null, ...words], texts: [over.description ?? null] }),
      ...over,
    })
    .returning()
  if (row === undefined) throw new Error('The posting was not written.')
  return row
}
