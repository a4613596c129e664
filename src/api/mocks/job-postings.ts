import { Collection } from '@mswjs/data'
import type { Ref } from '../../../openapi/ref.ts'
import { jobPosting, jobReview, type JobPosting, type JobReview } from '../../../openapi/schemas/job-posting.ts'
import { ABILITIES, applicantsOf, emptyDraft, postingRows, reviewRows } from './job-posting-samples.ts'
import { rejectUndecided } from './job-applications.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW } from './sample-ids.ts'

const postings = new Collection({ schema: jobPosting })
const reviews = new Collection({ schema: jobReview })
const deleted = new Map<string, JobPosting>()

/** Puts postings back as they were. */
export async function seedPostings(): Promise<void> {
  postings.clear()
  reviews.clear()
  deleted.clear()
  await postings.createMany(postingRows.length, (i) => postingRows[i]!)
  await reviews.createMany(reviewRows.length, (i) => reviewRows[i]!)
}

type Held = ReturnType<typeof postings.all>[number]
type Asked = {
  readonly params: { readonly id: string }
  readonly refuse: (code: 'not_found', detail: Record<string, never>) => never
}
const found = ({ params, refuse }: Asked): Held =>
  postings.findFirst((q) => q.where({ id: params.id as Ref<'jobPosting'> })) ?? refuse('not_found', {})
const change = async (row: Held, data: Partial<JobPosting>): Promise<JobPosting> =>
  (await postings.update(row, {
    data: (now) => void Object.assign(now, data, { version: row.version + 1, updated_at: NOW }),
  })) ?? row
const turn = (asked: Asked, status: JobPosting['status'], over: Partial<JobPosting> = {}) =>
  change(found(asked), { status, abilities: ABILITIES[status], ...over })
const decide = async (
  { params, refuse }: Asked,
  status: JobReview['status'],
  { note }: { readonly note: string | null },
): Promise<JobReview> => {
  const row = reviews.findFirst((q) => q.where({ id: params.id as Ref<'jobPosting'> })) ?? refuse('not_found', {})
  const over = {
    status,
    review_note: note,
    version: row.version + 1,
    abilities: { approve: false, send_back: false, take_down: status === 'open' },
  }
  return (await reviews.update(row, { data: (now) => void Object.assign(now, over) })) ?? row
}
const copyOf = (row: JobPosting): JobPosting => ({
  ...row,
  id: crypto.randomUUID() as Ref<'jobPosting'>,
  version: 1,
  status: 'draft',
  code: 'C4VQ7HDS',
  url: null,
  published_at: null,
  closes_at: null,
  closed_at: null,
  review_note: null,
  deadline: null,
  abilities: ABILITIES.draft,
})

/** Postings of a person who may publish three at once, and those that wait for an administrator. */
export const jobPostingMocks = {
  listJobPostings: mock('listJobPostings', ({ query: { status, sort, ...query } }) => {
    const rows = postings.all().filter((row) => status === undefined || row.status === status)
    const newest = sort === '-published_at'
    const ordered = newest ? rows.toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? '')) : rows
    return {
      ...pageOf(
        ordered.map((row) => ({ ...row, applicants: applicantsOf(row) })),
        query,
      ),
      limit: 5,
      open: postings.all().filter((row) => ['in_review', 'open', 'paused'].includes(row.status)).length,
      needs_review: !postings.all().some(({ published_at }) => published_at !== null),
    }
  }),
  createJobPosting: mock('createJobPosting', ({ body }) =>
    postings.create({ ...emptyDraft, ...body, id: crypto.randomUUID() as Ref<'jobPosting'> }),
  ),
  getJobPosting: mock('getJobPosting', found),
  editJobPosting: mock('editJobPosting', ({ body: { version: _, ...body }, ...asked }) => change(found(asked), body)),
  deleteJobPosting: mock('deleteJobPosting', (asked) => {
    const row = found(asked)
    deleted.set(row.id, row)
    postings.delete(row)
  }),
  restoreJobPosting: mock('restoreJobPosting', ({ params, refuse }) =>
    postings.create(deleted.get(params.id) ?? refuse('not_found', {})),
  ),
  duplicateJobPosting: mock('duplicateJobPosting', (asked) => postings.create(copyOf(found(asked)))),
  previewJobPosting: mock('previewJobPosting', (asked) => ({
    url: `/jobs/${found(asked).code.toLowerCase()}?preview=token`,
    expires_at: NOW,
  })),
  publishJobPosting: mock('publishJobPosting', (asked) => turn(asked, 'open', { published_at: NOW, url: wholeUrl })),
  withdrawJobPosting: mock('withdrawJobPosting', (asked) => turn(asked, 'draft')),
  pauseJobPosting: mock('pauseJobPosting', (asked) => turn(asked, 'paused')),
  resumeJobPosting: mock('resumeJobPosting', (asked) => turn(asked, 'open')),
  closeJobPosting: mock('closeJobPosting', async (asked) => {
    if (asked.body.rejection) await rejectUndecided(asked.body.rejection.note)
    return turn(asked, 'closed', { closed_at: NOW })
  }),

  listJobReviews: mock('listJobReviews', ({ query: { status = 'in_review', ...query } }) =>
    pageOf(
      reviews.all().filter((row) => row.status === status),
      query,
    ),
  ),
  getJobReview: mock(
    'getJobReview',
    ({ params, refuse }) => reviews.findFirst((q) => q.where({ id: params.id })) ?? refuse('not_found', {}),
  ),
  approveJobPosting: mock('approveJobPosting', ({ body, ...asked }) => decide(asked, 'open', body)),
  sendBackJobPosting: mock('sendBackJobPosting', ({ body, ...asked }) => decide(asked, 'draft', body)),
  takeDownJobPosting: mock('takeDownJobPosting', ({ body, ...asked }) => decide(asked, 'closed', body)),
}
const wholeUrl = 'http://localhost:3000/jobs/web-developer-7k3mq9tx'
