import type { Ref } from '../../../openapi/ref.ts'
import type { AuditRecord } from '../../../openapi/schemas/audit.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { administrator } from './user-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

const record = (n: number, over: Partial<AuditRecord>): AuditRecord => ({
  id: sampleId(60, n) as Ref<'auditRecord'>,
  at: NOW,
  user_id: administrator.id as Ref<'user'>,
  user_name: `${administrator.first_name} ${administrator.middle_name}`,
  user_email: administrator.email,
  kind: 'skill',
  action: 'edit',
  subject_id: sampleId(61, n),
  name: { en: 'Welding', am: 'ብየዳ' },
  count: 1,
  request_id: 'req-1f',
  before: { name: { en: 'Weldin' }, active: true },
  after: { name: { en: 'Welding', am: 'ብየዳ' }, active: true },
  related: {},
  ...over,
})
/** What an administrator changed on one day: a name, several entries at once, a user. */
export const auditRecords: readonly AuditRecord[] = [
  record(0, {}),
  record(1, {
    action: 'delete',
    subject_id: null,
    name: { en: 'Blacksmithing' },
    count: 12,
    before: { entries: [{ en: 'Blacksmithing' }, { en: 'Typing' }] },
    after: null,
  }),
  record(2, {
    kind: 'user',
    action: 'disable',
    name: { en: 'Quick Cash Lottery (sales@quickcash.example)' },
    before: { disabled: false },
    after: { disabled: true, reason: 'The page asks for bank details.' },
  }),
  record(3, {
    kind: 'blog',
    action: 'schedule',
    name: { en: 'Five questions before you hire' },
    before: {
      body: { en: 'Ask what the work is for.' },
      cover_id: sampleId(62, 1),
      category_id: sampleId(62, 2),
      publishing_status: 'draft',
      publish_at: null,
    },
    after: {
      body: { en: 'Ask what the job is for.', am: 'ሥራው ለምን እንደሆነ ይጠይቁ።' },
      cover_id: sampleId(62, 3),
      category_id: sampleId(62, 4),
      publishing_status: 'scheduled',
      publish_at: '2026-03-04T06:00:00.000Z',
    },
    related: { [sampleId(62, 2)]: { en: 'Hiring', am: 'ቅጥር' } },
  }),
  record(4, {
    kind: 'section',
    subject_id: 'about',
    name: { en: 'about' },
    before: { for_individuals: true, position: 3 },
    after: { for_individuals: false, position: 1 },
  }),
]

/** The audit log, as an administrator reads it. */
export const auditMocks = {
  listAuditRecords: mock('listAuditRecords', ({ query: { kind, action, person: _p, days: _d, ...query } }) =>
    pageOf(
      auditRecords
        .filter((row) => (kind ?? row.kind) === row.kind && (action ?? row.action) === row.action)
        .map(({ before: _before, after: _after, related: _related, ...row }) => row),
      query,
    ),
  ),
  exportAuditRecords: mock('exportAuditRecords', () => 'at,name,email,kind,action\r\n'),
  getAuditRecord: mock(
    'getAuditRecord',
    ({ params, refuse }) => auditRecords.find(({ id }) => id === params.id) ?? refuse('not_found', {}),
  ),
}
