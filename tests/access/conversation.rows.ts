import type { conversationOperations } from '../../openapi/operations/conversations.ts'
import { applicationIn } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { company as newCompany, individual as newIndividual } from '../factories/people.ts'
import { done, ofCompany } from './jobs.rows.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/*                             anonymous, individual, another, company, another, employee, former, administrator */
const byApplicant = (status: number): Statuses => [401, status, 404, 403, 403, 403, 403, 403]
const SENT = 'what the individual sent'
const APPLICANT = 'an applicant of the company'

const message = ({ app }: World) => ({ client_id: app.services.ids.uuid(), text: 'May I bring my certificates?' })
/** What the individual sent to an employer. */
const sent =
  (body?: (world: World) => Readonly<Record<string, unknown>>): Row['ask'] =>
  async (world) => {
    const { id } = await applicationIn(
      world.app,
      world.people.individual,
      await openPosting(world.app, await newCompany(world.app)),
      'interview',
    )
    return { params: { id }, ...(body === undefined ? {} : { body: body(world) }) }
  }
/** What somebody sent to the company. */
const received =
  (body?: (world: World) => Readonly<Record<string, unknown>>): Row['ask'] =>
  async (world) => {
    const { app, people } = world
    const { id } = await applicationIn(
      app,
      await newIndividual(app),
      await openPosting(app, people.company),
      'interview',
    )
    return { params: { id }, ...(body === undefined ? {} : { body: body(world) }) }
  }
const readTo = () => ({ to: 1 })

export const conversationRows = {
  getOwnConversation: [{ about: SENT, ask: sent(), answers: byApplicant(200) }],
  writeToEmployer: [{ about: SENT, ask: sent(message), answers: byApplicant(201) }],
  readOwnConversation: [{ about: SENT, ask: sent(readTo), answers: byApplicant(204) }],
  getConversation: ofCompany(APPLICANT, received(), done(200)),
  writeToApplicant: ofCompany(APPLICANT, received(message), done(201)),
  readConversation: ofCompany(APPLICANT, received(readTo), done(204)),
} satisfies Record<keyof typeof conversationOperations, Rows>
