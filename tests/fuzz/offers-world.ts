import { randomInt } from 'node:crypto'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { applicationIn } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { hired, jobOffer } from '../factories/offers.ts'
import { company, individual, type Person } from '../factories/people.ts'
import { position } from '../factories/structure.ts'
import type { TestApp } from '../setup/app.ts'

/** What a call about offers and employments finds: ids by kind, and values by the name of their field. */
interface Found {
  readonly ids?: Readonly<Record<string, readonly string[]>>
  readonly known?: Readonly<Record<string, unknown>>
}

/** Days that are in order with each other and with the test's clock. */
const DAYS = { from_date: '2026-03-01', to_date: null, answer_by: null, version: 1 }
const email = () => `offered${randomInt(1e9)}@example.com`
const isCompany = ({ username }: Person) => username.startsWith('com')

/** Someone's work: of a person at a new company, of a company with a new person. */
async function work(app: TestApp, someone: Person): Promise<Found> {
  const { employment } = isCompany(someone)
    ? await hired(app, someone)
    : await hired(app, await company(app), {}, someone)
  return { ids: { employment: [employment.id] }, known: { version: 1, last_day: '2026-03-02' } }
}

/** Each call on rows of its own, so that one that succeeds does not stand in the way of the next. */
export async function offersWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  const sent = async (status: string) => {
    const offer = isCompany(someone)
      ? await jobOffer(app, someone, await individual(app), { status })
      : await jobOffer(app, await company(app), someone, { status })
    return { ids: { offer: [offer.id] }, known: { ...DAYS, terms: 1 } }
  }
  switch (id) {
    case 'getOffer':
    case 'getOfferDocument':
    case 'withdrawOffer':
      return sent('pending')
    case 'modifyOffer':
      return sent('rejected')
    case 'sendOffers': {
      const { id: applied } = await applicationIn(app, await individual(app), await openPosting(app, someone), 'hired')
      return { ids: { jobApplication: [applied] }, known: { ...DAYS, employee_email: email() } }
    }
    case 'importOffers': {
      const title = `Post ${randomInt(1e9)}`
      await position(app, someone, { title: { en: title } })
      return { known: { sheet: { employee_email: email(), position: title } } }
    }
    case 'endEmployment':
    case 'editEmploymentRights':
    case 'disputeEmployment':
      return work(app, someone)
    case 'recordEmployment':
      return { ...(await work(app, someone)), known: { entry_id: null } }
    default:
      return {}
  }
}
