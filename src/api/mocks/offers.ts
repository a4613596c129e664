import { confirmedExperience } from './section-samples.ts'
import { Collection } from '@mswjs/data'
import type { z } from 'zod'
import type { OfferTerms } from '../../../openapi/schemas/job-offer.ts'
import { employment, requisition, staffRow } from '../../../openapi/schemas/job-offer.ts'
import { mock } from './mock.ts'
import {
  checkedSheet,
  detailOfRow,
  filledOffer,
  employmentRows,
  requisitionRows,
  sentSheet,
  staffRows,
} from './offer-samples.ts'
import { NOW } from './sample-ids.ts'

const received = new Collection({ schema: requisition })
const staff = new Collection({ schema: staffRow })
const employments = new Collection({ schema: employment })

/** Puts offers and employments back as they were. */
export async function seedOffers(): Promise<void> {
  for (const collection of [received, staff, employments]) collection.clear()
  await received.createMany(requisitionRows.length, (i) => requisitionRows[i]!)
  await staff.createMany(staffRows.length, (i) => staffRows[i]!)
  await employments.createMany(employmentRows.length, (i) => employmentRows[i]!)
}

const NONE = { accept: false, reject: false, modify: false, withdraw: false, end: false }
const offered = ({ position_id, ...terms }: OfferTerms, version: number) => ({
  ...terms,
  position_id,
  version,
  roles: [{ id: position_id, role: terms.job_title, position_name: terms.job_title, structure_name: 'Export' }],
})
type Staff = z.output<typeof staffRow>
const withoutEmployment = ({ employment: _, ...row }: Staff) => row
const findStaff = (id: string) => staff.findFirst((q) => q.where({ id: id as Staff['id'] }))
const findOffer = (id: string) => received.findFirst((q) => q.where({ id: id as Staff['id'] }))

/** Offers and employments: a person who received three, or the company that sent seven. */
export const offerMocks = {
  listRequisitions: mock('listRequisitions', () => received.all()),
  answerOffer: mock('answerOffer', async ({ params, body, refuse }) => {
    const row = findOffer(params.id)
    if (!row) return refuse('not_found', {})
    const status = body.status === 'accept' ? ('accepted' as const) : ('rejected' as const)
    const data = {
      status,
      version: row.version + 1,
      rejection_note: body.rejection_note ?? row.rejection_note,
      abilities: NONE,
    }
    return (await received.update(row, { data: (now) => void Object.assign(now, data) })) ?? row
  }),
  getOffer: mock('getOffer', ({ params, refuse }) => {
    const row = findOffer(params.id) ?? findStaff(params.id)
    return row ? detailOfRow(row) : refuse('not_found', {})
  }),
  getOfferDocument: mock('getOfferDocument', () => '%PDF-1.7'),

  listStaff: mock('listStaff', ({ query }) => {
    const { page = 1, per_page = 20, q = '', status } = query
    const found = staff
      .all()
      .filter((row) => status === undefined || row.status === status)
      .filter((row) =>
        `${row.employee_name} ${row.employee_email} ${row.job_title}`.toLowerCase().includes(q.toLowerCase()),
      )
    const start = (page - 1) * per_page
    const data = found.slice(start, start + per_page)
    return {
      data,
      meta: {
        first: data.length > 0 ? start + 1 : 0,
        last: start + data.length,
        totalRecords: found.length,
        exact: true,
        page,
        per_page,
      },
    }
  }),
  exportStaff: mock('exportStaff', () => 'employee_email,job_title\r\n'),
  getOfferRoom: mock('getOfferRoom', () => ({ limit: 10, room: 7 })),
  listCurrentJobs: mock('listCurrentJobs', ({ query }) =>
    staff
      .all()
      .flatMap(({ employee_email, employment }) =>
        employment && employment.abilities.end && employee_email === query.email.toLowerCase() ? [employment] : [],
      ),
  ),
  sendOffers: mock('sendOffers', async ({ body }) => {
    const [first] = staffRows
    const rows = await staff.createMany(body.offers.length, (i) => {
      const { employee_email, application_id: _application, ...terms } = body.offers[i]!
      return {
        ...first,
        ...offered(terms, 1),
        id: crypto.randomUUID() as Staff['id'],
        employee_email,
        employee_name: null,
        employee_account_id: null,
        created_at: NOW,
      }
    })
    return { offers: rows.map(withoutEmployment) }
  }),
  getApplicantOffer: mock('getApplicantOffer', () => ({ offer: null, filled: filledOffer })),
  getOwnOffer: mock('getOwnOffer', () => ({ offer: null })),
  importOffers: mock('importOffers', ({ body }) => (body.dry_run ? checkedSheet : sentSheet)),
  modifyOffer: mock('modifyOffer', async ({ params, body, refuse }) => {
    const row = findStaff(params.id)
    if (!row) return refuse('not_found', {})
    const data = {
      ...offered(body, body.version + 1),
      terms: row.terms + 1,
      status: 'modified',
      abilities: { ...NONE, withdraw: true },
    }
    return withoutEmployment((await staff.update(row, { data: (now) => void Object.assign(now, data) })) ?? row)
  }),
  withdrawOffer: mock('withdrawOffer', async ({ params, body, refuse }) => {
    const row = findStaff(params.id)
    if (!row) return refuse('not_found', {})
    return withoutEmployment(
      (await staff.update(row, {
        data: (now) => void Object.assign(now, { status: 'withdrawn', version: body.version + 1, abilities: NONE }),
      })) ?? row,
    )
  }),

  listEmployments: mock('listEmployments', () => employments.all()),
  endEmployment: mock('endEmployment', async ({ params, body, refuse }) => {
    const row = employments.findFirst((q) => q.where({ id: params.id }))
    if (!row) return refuse('not_found', {})
    return (
      (await employments.update(row, {
        data: (now) => void Object.assign(now, { last_day: body.last_day, version: body.version + 1 }),
      })) ?? row
    )
  }),
  editEmploymentRights: mock('editEmploymentRights', async ({ params, body, refuse }) => {
    const row = employments.findFirst((q) => q.where({ id: params.id }))
    if (!row) return refuse('not_found', {})
    return (
      (await employments.update(row, {
        data: (now) => void Object.assign(now, { rights: body.rights, version: body.version + 1 }),
      })) ?? row
    )
  }),
  disputeEmployment: mock('disputeEmployment', async ({ params, body, refuse }) => {
    const row = employments.findFirst((q) => q.where({ id: params.id }))
    if (!row) return refuse('not_found', {})
    return (
      (await employments.update(row, {
        data: (now) => void Object.assign(now, { dispute: body.note, version: body.version + 1 }),
      })) ?? row
    )
  }),
  recordEmployment: mock('recordEmployment', () => confirmedExperience),
}
