import { companies, people } from '../../../openapi/cast.ts'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import type { ApplicantOffer, FilledOffer } from '../../../openapi/schemas/applicant-offer.ts'
import type {
  employment,
  importReport,
  offerDetail,
  requisition,
  staffRow,
} from '../../../openapi/schemas/job-offer.ts'
import { NOW, sampleId } from './sample-ids.ts'

type Offer = z.input<typeof requisition>
const offerId = (n: number) => sampleId(7, n) as Ref<'offer'>
const employmentId = (n: number) => sampleId(24, n) as Ref<'employment'>
const accountId = (n: number) => sampleId(1, n) as Ref<'account'>
const positionId = (n: number) => sampleId(21, n) as Ref<'position'>
const PERSON = accountId(0)
const COMPANY = accountId(1)
const NONE: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }

const offer: Offer = {
  id: offerId(0),
  version: 1,
  terms: 1,
  status: 'pending',
  is_read: false,
  company_logo: null,
  company_name: companies.bunna.name.en,
  company_username: companies.bunna.username,
  company_verified: true,
  company_account_id: COMPANY,
  employee_account_id: PERSON,
  employee_email: 'selamawit@sira.example',
  employee_name: people.selamawit.name.en,
  employee_photo: null,
  roles: [
    { id: positionId(2), role: 'Irrigation engineer', position_name: 'Water engineer', structure_name: 'Processing' },
  ],
  position_id: positionId(2),
  job_title: 'Irrigation engineer',
  job_description: 'Plan and supervise drip irrigation on three coffee estates in Jimma.',
  employment_type: 'full-time',
  location_type: 'on-site',
  salary: 42_000,
  currency: 'ETB',
  from_date: '2026-04-01',
  to_date: null,
  answer_by: '2026-03-20',
  current_job: 'ends',
  replaced: [],
  rejection_note: null,
  created_at: NOW,
  abilities: { ...NONE, accept: true, reject: true },
}
/** Offers as the person received them: one waits, one was offered again, one was declined. */
export const requisitionRows: readonly [Offer, Offer, Offer] = [
  offer,
  {
    ...offer,
    id: offerId(1),
    status: 'modified',
    version: 3,
    terms: 2,
    company_name: 'Awash Agro Industry',
    company_username: 'awash.agro',
    company_verified: false,
    job_title: 'Hydrologist',
    salary: 51_500,
    answer_by: null,
    rejection_note: 'The salary is below what I earn now.',
    is_read: true,
  },
  {
    ...offer,
    id: offerId(2),
    status: 'rejected',
    version: 2,
    company_name: 'Lalibela Hotels',
    company_username: 'lalibela.hotels',
    company_verified: false,
    job_title: 'Site engineer',
    salary: 30_000,
    answer_by: null,
    is_read: true,
    rejection_note: 'The place is too far from my family.',
    abilities: NONE,
  },
]

type Employment = z.input<typeof employment>
const work: Employment = {
  id: employmentId(0),
  version: 1,
  offer_id: offerId(13),
  company_account_id: COMPANY,
  company_name: companies.bunna.name.en,
  company_username: companies.bunna.username,
  company_logo: null,
  job_title: 'Quality manager',
  position: 'Quality manager',
  department: 'Processing',
  rights: [],
  state: 'current',
  started_on: '2025-09-11',
  last_day: null,
  ended_at: null,
  dispute: null,
  abilities: { end: true, rights: true, dispute: false },
}
/** Where the person works and worked. */
export const employmentRows: readonly [Employment, Employment] = [
  { ...work, rights: ['letters'], abilities: { end: true, rights: false, dispute: true } },
  {
    ...work,
    id: employmentId(1),
    offer_id: null,
    company_name: 'Sheger Water Works',
    company_username: 'sheger.water',
    company_account_id: accountId(8),
    job_title: 'Site engineer',
    position: 'Site engineer',
    department: 'Roads',
    state: 'past',
    started_on: '2021-02-08',
    last_day: '2025-09-05',
    ended_at: '2025-09-05T21:00:00.000Z',
    abilities: { end: false, rights: false, dispute: true },
  },
]

const sent: Offer = { ...offer, abilities: { ...NONE, withdraw: true } }
type StaffSample = z.input<typeof staffRow>
const person = (n: number, name: string | null, email: string) => ({
  id: offerId(n),
  employee_name: name,
  employee_email: email,
  employee_account_id: name ? accountId(20 + n) : null,
})
/** Employees and offers as the company sees them: one row of every status, and one of a person without a user. */
export const staffRows: readonly [
  StaffSample,
  StaffSample,
  StaffSample,
  StaffSample,
  StaffSample,
  StaffSample,
  StaffSample,
] = [
  { ...sent, ...person(10, people.selamawit.name.en, 'selamawit@sira.example'), is_read: true, employment: null },
  {
    ...sent,
    ...person(11, null, 'bereket.alemu@mail.example'),
    job_title: 'Truck driver',
    salary: 14_500,
    answer_by: null,
    employment: null,
  },
  {
    ...sent,
    ...person(12, 'Hirut Desta Wolde', 'hirut@mail.example'),
    status: 'rejected',
    version: 2,
    job_title: 'Export officer',
    roles: [{ id: positionId(5), role: 'Export officer', position_name: 'Export officer', structure_name: 'Export' }],
    position_id: positionId(5),
    salary: 23_000,
    rejection_note: 'I would come for 28,000 birr and two days from home.',
    abilities: { ...NONE, modify: true },
    employment: null,
  },
  {
    ...sent,
    ...person(13, people.abebe.name.en, 'abebe@mail.example'),
    status: 'accepted',
    version: 2,
    job_title: 'Quality manager',
    roles: [
      { id: positionId(3), role: 'Quality manager', position_name: 'Quality manager', structure_name: 'Processing' },
    ],
    from_date: '2025-09-11',
    answer_by: null,
    abilities: { ...NONE, end: true },
    employment: { ...work, rights: ['recruiting'] },
  },
  {
    ...sent,
    ...person(14, 'Meseret Girma Haile', 'meseret@mail.example'),
    status: 'modified',
    version: 3,
    terms: 2,
    salary: 19_800,
    rejection_note: 'The salary does not cover the way to work.',
    employment: null,
  },
  {
    ...sent,
    ...person(15, 'Yonas Tadesse Lemma', 'yonas@mail.example'),
    status: 'ended',
    version: 3,
    job_title: 'Store keeper',
    from_date: '2022-01-10',
    abilities: NONE,
    employment: {
      ...work,
      id: employmentId(15),
      offer_id: offerId(15),
      started_on: '2022-01-10',
      last_day: '2025-12-31',
      ended_at: '2025-12-31T21:00:00.000Z',
      abilities: { end: false, rights: false, dispute: false },
    },
  },
  {
    ...sent,
    ...person(16, 'Liya Mekonnen Assefa', 'liya@mail.example'),
    status: 'withdrawn',
    version: 2,
    abilities: NONE,
    employment: null,
  },
]

type Detail = z.input<typeof offerDetail>
const termsOf = (of: Offer, number: number, made_at: string): Detail['versions'][number] => {
  const {
    roles,
    job_title,
    job_description,
    employment_type,
    location_type,
    salary,
    currency,
    from_date,
    to_date,
    answer_by,
    current_job,
  } = of
  return {
    number,
    roles,
    job_title,
    job_description,
    employment_type,
    location_type,
    salary,
    currency,
    from_date,
    to_date,
    answer_by,
    current_job,
    made_at,
  }
}
/** An offer with what happened to it, made of a row: two versions where it was offered again. */
export function detailOfRow({ employment: held, ...row }: Offer & { readonly employment?: Employment | null }): Detail {
  const first = termsOf(
    { ...row, salary: row.terms > 1 ? 44_000 : row.salary, location_type: 'on-site', answer_by: null },
    1,
    '2026-02-20T07:10:00.000Z',
  )
  const step = (
    event: string,
    status: Offer['status'],
    by: 'company' | 'employee' | 'clock',
    at: string,
    more: { readonly terms?: number; readonly note?: string | null } = {},
  ) => ({
    event,
    status,
    by,
    terms: more.terms ?? null,
    note: more.note ?? null,
    at,
  })
  const refused = step('reject', 'rejected', 'employee', '2026-02-24T15:40:00.000Z', {
    terms: 1,
    note: row.rejection_note,
  })
  const history = [step('send', 'pending', 'company', '2026-02-20T07:10:00.000Z', { terms: 1 })]
  if (row.terms > 1)
    history.push(refused, step('modify', 'modified', 'company', '2026-03-01T08:00:00.000Z', { terms: 2 }))
  else if (row.status === 'rejected') history.push(refused)
  if (row.status === 'withdrawn') history.push(step('withdraw', 'withdrawn', 'company', '2026-02-26T09:00:00.000Z'))
  if (row.status === 'accepted' || row.status === 'ended')
    history.push(step('accept', 'accepted', 'employee', '2026-02-26T09:00:00.000Z', { terms: 1 }))
  if (row.status === 'ended')
    history.push(step('end', 'ended', 'company', '2026-02-28T21:00:00.000Z', { note: 'The store was closed.' }))
  return {
    offer: row,
    versions: row.terms > 1 ? [first, termsOf(row, 2, '2026-03-01T08:00:00.000Z')] : [first],
    history,
    employment: held ?? null,
  }
}

type Report = z.input<typeof importReport>
const understood = { salary: 14_500, currency: 'ETB', from_date: '2026-04-01', replaced: [], cells: {} }
const lines: Report['rows'] = [
  { ...understood, line: 1, employee_email: 'bereket.alemu@mail.example', job_title: 'Truck driver', errors: {} },
  {
    ...understood,
    line: 2,
    employee_email: 'hanna.mail.example',
    job_title: 'Export officer',
    salary: null,
    errors: { employee_email: ['Must be a valid email'], salary: ['Must be at least 0'] },
    cells: {
      employee_email: 'hanna.mail.example',
      position: 'Export officer',
      salary: 'a lot',
      employment_type: 'Full time',
      from_date: '2026-04-01',
    },
  },
  { ...understood, line: 3, employee_email: 'tigist@mail.example', job_title: 'Store keeper', errors: {} },
]
/** A sheet that was looked at: one of its three rows is wrong. */
export const checkedSheet: Report = { rows: lines, valid: 2, invalid: 1, sent: 0, room: null }
/** The same sheet, mended and sent. */
export const sentSheet: Report = {
  rows: lines.map((row) => ({ ...row, errors: {}, cells: {} })),
  valid: 3,
  invalid: 0,
  sent: 3,
  room: null,
}

/** The offer that came of an application, and what one would begin with. */
export const broughtOffer: NonNullable<ApplicantOffer['offer']> = {
  id: offerId(0),
  status: 'pending',
  job_title: offer.job_title,
  from_date: offer.from_date,
  answer_by: offer.answer_by,
  created_at: NOW,
}
export const filledOffer: FilledOffer = {
  employee_email: 'selamawit@example.com',
  position: { id: positionId(2), title: { en: 'Water engineer', am: 'የውኃ መሐንዲስ' } },
  job_title: offer.job_title,
  job_description: offer.job_description,
  salary: 42_000,
  currency: 'ETB',
  employment_type: 'full-time',
  location_type: 'on-site',
  posted_salary: { from: 42_000, to: 56_000, period: 'month' },
}
