import type { offerOperations } from '../../openapi/operations/offers.ts'
import { applicationIn } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { giveRights, hired, jobOffer, offerAnswer, offerChange, offerEntry } from '../factories/offers.ts'
import { position } from '../factories/structure.ts'
import { staffSheet } from '../factories/sheets.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

const nothing = () => ({})
const EMPLOYEE = 5
/** A call in the company's name: as its employee without and with the right to recruit. */
const ofCompany = (about: string, ask: Row['ask'], answers: Statuses): Rows => {
  const asEmployee = (rights: readonly 'recruiting'[], status: number): Row => ({
    about: rights.length === 0 ? about : `${about}, the employee may recruit`,
    ask: async (world, viewer) => {
      await giveRights(world.app, world.people.company, world.people.employee, rights)
      return ask(world, viewer)
    },
    answers: answers.map((answer, at) => (at === EMPLOYEE ? status : answer)) as unknown as Statuses,
  })
  return [asEmployee([], 403), asEmployee(['recruiting'], answers[3])]
}

const to = async (world: World) => ({ email: `offered${world.next()}@example.com` })
const seat = async ({ app, people: { company } }: World) => (await position(app, company)).id
/** An offer of the company to the individual. */
const offer = ({ app, people: { company, individual } }: World, over: Parameters<typeof jobOffer>[3] = {}) =>
  jobOffer(app, company, individual, over)
/** The individual's employment at the company, by a new offer each time. */
const work = async ({ app, people: { company, individual }, fresh }: World) =>
  (await hired(app, company, {}, await fresh(individual))).employment
/** What the individual sent to the company, which hires them. */
const hiredApplicant = async ({ app, people: { company, individual } }: World) =>
  applicationIn(app, individual, await openPosting(app, company), 'hired')

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const BY_COMPANY: Statuses = [401, 403, 403, 200, 404, 403, 403, 403]
const BY_EITHER: Statuses = [401, 200, 404, 200, 404, 403, 403, 404]
const BY_PERSON: Statuses = [401, 200, 404, 403, 403, 403, 403, 403]

export const offerRows = {
  listRequisitions: [{ about: 'sent or received', ask: nothing, answers: [401, 200, 200, 200, 200, 403, 403, 403] }],
  answerOffer: [
    {
      about: 'an offer of the company to the individual: accept',
      ask: async (world) => {
        const row = await offer(world)
        return { params: { id: row.id }, body: offerAnswer(row, world.people.individual, 'accept') }
      },
      answers: BY_PERSON,
    },
    {
      about: 'an offer of the company to the individual: reject',
      ask: async (world) => {
        const row = await offer(world)
        return {
          params: { id: row.id },
          body: offerAnswer(row, world.people.individual, 'reject', { rejection_note: 'Too far away', version: 1 }),
        }
      },
      answers: BY_PERSON,
    },
  ],
  getOffer: ofCompany(
    'an offer of the company to the individual',
    async (world) => ({ params: { id: (await offer(world)).id } }),
    BY_EITHER,
  ),
  getOfferDocument: ofCompany(
    'an offer of the company to the individual',
    async (world) => ({ params: { id: (await offer(world)).id }, query: { terms: '1' } }),
    BY_EITHER,
  ),

  listStaff: [
    ...ofCompany('the company’s people and offers', nothing, [401, 403, 403, 200, 200, 403, 403, 403]),
    {
      about: 'those of the company’s department',
      ask: async ({ app, people: { company } }) => ({
        query: { department: (await position(app, company)).departmentId },
      }),
      answers: [401, 403, 403, 200, 422, 200, 403, 403],
    },
  ],
  exportStaff: [
    ...ofCompany('the company’s people and offers', nothing, [401, 403, 403, 200, 200, 403, 403, 403]),
    {
      about: 'those of the company’s department',
      ask: async ({ app, people: { company } }) => ({
        query: { department: (await position(app, company)).departmentId },
      }),
      answers: [401, 403, 403, 200, 422, 200, 403, 403],
    },
  ],
  listCurrentJobs: [
    ...ofCompany(
      'the jobs of whom the company hired by this email',
      async (world) => ({ query: { email: world.people.individual.email } }),
      [401, 403, 403, 200, 200, 403, 403, 403],
    ),
  ],
  getOfferRoom: ofCompany('the company’s plan', nothing, [401, 403, 403, 200, 200, 403, 403, 403]),
  sendOffers: ofCompany(
    'in the company’s position',
    async (world) => ({ body: { offers: [offerEntry(await to(world), await seat(world))] } }),
    [401, 403, 403, 201, 422, 403, 403, 403],
  ),
  getApplicantOffer: ofCompany(
    'an applicant whom the company hired',
    async (world) => ({ params: { id: (await hiredApplicant(world)).id } }),
    BY_COMPANY,
  ),
  getOwnOffer: [
    {
      about: 'an application of the individual to the company',
      ask: async (world) => ({ params: { id: (await hiredApplicant(world)).id } }),
      answers: BY_PERSON,
    },
  ],
  importOffers: ofCompany(
    'a sheet with the company’s position',
    async (world) => {
      const title = `Post ${world.next()}`
      await position(world.app, world.people.company, { title: { en: title } })
      return { body: staffSheet([{ employee_email: (await to(world)).email, position: title }]) }
    },
    // A position that the other company does not have is a fault of the sheet, which the report says.
    [401, 403, 403, 201, 201, 403, 403, 403],
  ),
  modifyOffer: ofCompany(
    'an offer of the company that was rejected',
    async (world) => {
      const row = await offer(world, {
        status: 'rejected',
        employeeEmailKey: `${world.next()}@example.com`,
        employeeAccountId: null,
      })
      return { params: { id: row.id }, body: offerChange(row.positionId ?? '', 1, { salary: 40_000 }) }
    },
    BY_COMPANY,
  ),
  withdrawOffer: ofCompany(
    'an offer of the company that waits',
    async (world) => ({ params: { id: (await offer(world)).id }, body: { version: 1 } }),
    BY_COMPANY,
  ),

  listEmployments: [{ about: 'where oneself works', ask: nothing, answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
  endEmployment: ofCompany(
    'the individual’s employment at the company',
    async (world) => ({
      params: { id: (await work(world)).id },
      body: { last_day: '2026-03-02', reason: null, version: 1 },
    }),
    BY_EITHER,
  ),
  editEmploymentRights: [
    {
      about: 'the individual’s employment at the company',
      ask: async (world) => {
        await giveRights(world.app, world.people.company, world.people.employee, ['recruiting', 'letters'])
        return { params: { id: (await work(world)).id }, body: { rights: ['letters'], version: 1 } }
      },
      answers: [401, 403, 403, 200, 404, 403, 403, 403],
    },
  ],
  recordEmployment: [
    {
      about: 'the individual’s employment at the company',
      ask: async (world) => ({ params: { id: (await work(world)).id }, body: { entry_id: null } }),
      answers: BY_PERSON,
    },
  ],
  disputeEmployment: [
    {
      about: 'the individual’s employment at the company',
      ask: async (world) => ({
        params: { id: (await work(world)).id },
        body: { note: 'I never had this title there.', version: 1 },
      }),
      answers: BY_PERSON,
    },
  ],
} satisfies Record<keyof typeof offerOperations, Rows>
