import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { SavedJob } from '../../../openapi/schemas/job-alert.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { savedJobs } from '../../db/job-alert-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { standingOf } from '../applications/standing.queries.ts'
import { applicablesOf, type Applicable } from '../jobs/applicable.queries.ts'
import type { KeptBy } from '../jobs/job.page.ts'
import { employerName } from '../jobs/postings.present.ts'
import { isFound } from '../jobs/search.queries.ts'

type SavedList = typeof lists.savedJobs
/** Whose jobs are read, and when. */
export interface Reading {
  readonly accountId: string
  readonly now: Date
}

const source = ({ accountId, now }: Reading): ListSource<SavedList> => {
  const open = sql`${savedJobs.postingId} in (select ${jobPostings.id} from ${jobPostings} where ${isFound(now)})`
  return {
    id: savedJobs.id,
    scope: eq(savedJobs.accountId, accountId),
    search: { key: savedJobs.jobKey, isLarge: false },
    sorts: {},
    order: [desc(savedJobs.createdAt), desc(savedJobs.id)],
    filters: { state: (state) => (state === 'open' ? open : sql`not ${open}`) },
  }
}

/** What these regions are called. */
async function regionNames(db: Readable, keys: readonly string[]): Promise<ReadonlyMap<string, Localized>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: referenceEntries.key, name: referenceEntries.name })
    .from(referenceEntries)
    .where(and(eq(referenceEntries.list, 'regions'), inArray(referenceEntries.key, [...keys])))
  return new Map(rows.map(({ key, name }) => [key, name]))
}

const stateOf = ({ posting, isPublic }: Applicable, now: Date): SavedJob['state'] => {
  if (isPublic) return 'open'
  return posting.status === 'paused' && (posting.closesAt === null || posting.closesAt > now) ? 'paused' : 'over'
}

/** Saved jobs by the ids of their rows, in the order of the ids. */
export async function readSaved(
  db: Readable,
  { accountId, now }: Reading,
  ids: readonly string[],
): Promise<SavedJob[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(savedJobs)
    .where(and(inArray(savedJobs.id, [...ids]), eq(savedJobs.accountId, accountId)))
  const postingIds = rows.map(({ postingId }) => postingId)
  const jobs = await applicablesOf(db, postingIds, now)
  const standing = await standingOf(db, accountId, postingIds)
  const regions = await regionNames(
    db,
    [...jobs.values()].flatMap(({ posting }) => posting.region ?? []),
  )
  return inOrderOf(ids, rows, ({ id }) => id).flatMap((row): SavedJob[] => {
    const job = jobs.get(row.postingId)
    if (job === undefined) return []
    const { posting, account, owner } = job
    const own = standing.get(posting.id)
    return [
      {
        id: posting.id as Ref<'jobPosting'>,
        slug: posting.slug ?? '',
        title: posting.title,
        employer: { name: employerName(account, owner), username: account.username },
        city: posting.city,
        region: posting.region === null ? null : (regions.get(posting.region) ?? null),
        state: stateOf(job, now),
        deadline: posting.deadline,
        saved_at: row.createdAt.toISOString(),
        application: own ? { id: own.id as Ref<'jobApplication'>, status: own.status } : null,
      },
    ]
  })
}

/** One page of the jobs that an account keeps. */
export const listSaved = (db: Readable, reading: Reading, query: ListQuery & Narrowing<SavedList>, lang: Language) =>
  listPage(db, source(reading), query, { lang, read: (ids) => readSaved(db, reading, ids) })

/** Which of the postings at these addresses a reader of a public page keeps; null: they act for somebody who keeps none. */
export const keptBy =
  ({ db }: Pick<Services, 'db'>): KeptBy =>
  async ({ accountId, kind }, slugs) => {
    if (kind !== 'individual') return null
    if (slugs.length === 0) return []
    const rows = await db
      .select({ slug: jobPostings.slug })
      .from(savedJobs)
      .innerJoin(jobPostings, eq(jobPostings.id, savedJobs.postingId))
      .where(and(eq(savedJobs.accountId, accountId), inArray(jobPostings.slug, [...slugs])))
    return rows.flatMap(({ slug }) => slug ?? [])
  }
