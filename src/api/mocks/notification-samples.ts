import { companies, people } from '../../../openapi/cast.ts'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import {
  NOTIFICATION_KINDS,
  type notification,
  type notificationPreferences,
} from '../../../openapi/schemas/notification.ts'
import { requisitionRows } from './offer-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

type Row = z.input<typeof notification>
const idOf = (n: number) => sampleId(25, n) as Ref<'notification'>
const ago = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString()
const [pending, modified] = requisitionRows
const page = (n: number) => `/user/offers/${sampleId(7, n)}`

const row: Row = {
  id: idOf(0),
  kind: 'job_offer',
  is_read: false,
  is_seen: false,
  company_logo: null,
  company_name: companies.bunna.name.en,
  offer: pending,
  values: {
    title: 'Irrigation engineer',
    change: 'new',
    ends: 'no',
    company: companies.bunna.name.en,
    reader: 'individual',
  },
  path: page(0),
  created_at: ago(1),
}
/** What a person was told: one offer that waits and is unread, one that was read, and news that are no offers. */
export const notificationRows: readonly [Row, ...Row[]] = [
  row,
  {
    ...row,
    id: idOf(1),
    is_read: true,
    is_seen: true,
    company_name: 'Awash Agro Industry',
    offer: modified,
    values: { title: 'Hydrologist', change: 'again', ends: 'no', company: 'Awash Agro Industry', reader: 'individual' },
    path: page(1),
    created_at: ago(30),
  },
  {
    ...row,
    id: idOf(2),
    kind: 'employment_ended',
    is_seen: true,
    company_name: 'Addis Water Supply Enterprise',
    offer: null,
    values: {
      began: 'yes',
      former_goes_on: 'no',
      title: 'Junior engineer',
      person: people.selamawit.name.en,
      date: '2026-03-31',
      company: 'Addis Water Supply Enterprise',
      reader: 'individual',
    },
    path: page(4),
    created_at: ago(5),
  },
  {
    ...row,
    id: idOf(3),
    kind: 'offer_withdrawn',
    is_read: true,
    is_seen: true,
    company_name: 'Lalibela Hotels',
    offer: null,
    values: { title: 'Site engineer', by: 'company', company: 'Lalibela Hotels', reader: 'individual' },
    path: page(2),
    created_at: ago(200),
  },
]

const ofCompany = (
  n: number,
  kind: Row['kind'],
  values: Readonly<Record<string, string>>,
  path: string,
  hours: number,
): Row => ({
  ...row,
  id: idOf(10 + n),
  kind,
  is_read: n > 2,
  is_seen: n > 1,
  offer: null,
  values: { ...values, company: companies.bunna.name.en, reader: 'company' },
  path,
  created_at: ago(hours),
})
/** What a company was told. */
export const companyNotificationRows: readonly Row[] = [
  ofCompany(
    0,
    'offer_answered',
    { person: people.abebe.name.en, title: 'Coffee grader', answer: 'accepted', ends: 'no' },
    page(5),
    0.2,
  ),
  ofCompany(
    1,
    'offer_answered',
    { person: 'selamawit@example.com', title: 'Irrigation engineer', answer: 'rejected', ends: 'no' },
    page(6),
    3,
  ),
  ofCompany(2, 'licence_expiring', { licence: 'Export licence', date: '2026-03-31' }, '/company/information/setup', 26),
  ofCompany(3, 'verification_decided', { decision: 'verified' }, '/company/information/setup', 70),
  ofCompany(4, 'new_follower', { person: 'Hanna Girma' }, '/user/subscribed', 100),
]

export const notificationPreferencesRow: z.input<typeof notificationPreferences> = {
  mails: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, kind === 'new_follower' ? 'daily' : 'at_once']),
  ) as z.input<typeof notificationPreferences>['mails'],
  version: 1,
}
