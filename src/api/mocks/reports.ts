import { companies } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW, sampleId } from './sample-ids.ts'

const report = (n: number, over: Partial<ManagedReport>): ManagedReport => ({
  id: sampleId(62, n) as Ref<'report'>,
  version: 1,
  status: 'waiting',
  account_id: sampleId(1, 1) as Ref<'account'>,
  username: 'quickcash',
  name: { en: 'Quick Cash Lottery' },
  job: null,
  is_published: true,
  owner_email: 'sales@quickcash.example',
  reason: 'fraud',
  text: 'They ask for 500 birr before they tell you about the job.',
  reporter_email: 'buyer@nordic.example',
  note: null,
  reported_at: NOW,
  decided_at: null,
  decided_by: null,
  abilities: { dismiss: true, unpublish: true },
  ...over,
})
const over = { decided_at: NOW, decided_by: 'Dawit Haile', abilities: { dismiss: false, unpublish: false }, version: 2 }
export const reportRows: readonly ManagedReport[] = [
  report(0, {}),
  report(1, {
    ...over,
    status: 'dismissed',
    username: companies.bunna.username,
    name: companies.bunna.name,
    reason: 'other',
    text: 'I do not like their coffee.',
    reporter_email: null,
    note: 'Nothing against the rules.',
  }),
  report(2, {
    job: {
      id: sampleId(71, 9) as Ref<'jobPosting'>,
      title: { en: 'Work from home, 90,000 birr', am: 'ከቤት የሚሠራ፣ 90,000 ብር' },
      url: '/jobs/work-from-home-k3f8p2mz',
    },
  }),
]
const found = (id: string) => reportRows.find((row) => row.id === id)

/** Reports of public pages, as an administrator decides on them. */
export const reportMocks = {
  listReports: mock('listReports', ({ query: { status, ...query } }) =>
    pageOf(
      reportRows.filter((row) => status === undefined || row.status === status),
      query,
    ),
  ),
  getReport: mock('getReport', ({ params, refuse }) => found(params.id) ?? refuse('not_found', {})),
  dismissReport: mock('dismissReport', ({ params, body, refuse }) => ({
    ...(found(params.id) ?? refuse('not_found', {})),
    ...over,
    status: 'dismissed' as const,
    note: body.note,
  })),
  unpublishReported: mock('unpublishReported', ({ params, body, refuse }) => ({
    ...(found(params.id) ?? refuse('not_found', {})),
    ...over,
    status: 'upheld' as const,
    is_published: false,
    note: body.note,
  })),
}
