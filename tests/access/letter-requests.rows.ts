import type { letterRequestOperations } from '../../openapi/operations/letter-requests.ts'
import { clearLetterSettings, letterTypeOf } from '../factories/letter-settings.ts'
import { letterRequestOf, workedAt } from '../factories/letter-requests.ts'
import { company } from '../factories/people.ts'
import type { Rows, Statuses } from './row.ts'

/*                               anonymous, individual, another, company, another, employee, former, administrator */
const toEverybody: Statuses = [401, 200, 200, 200, 200, 200, 403, 200]
const nothing = () => ({})

export const letterRequestRows = {
  listRequestableLetterTypes: [{ about: 'where they worked', ask: nothing, answers: toEverybody }],
  listOwnLetterRequests: [{ about: 'their own', ask: nothing, answers: toEverybody }],
  requestLetter: [
    {
      about: 'of a company where the employee worked once',
      ask: async ({ app, people: { employee } }) => {
        const firm = await company(app)
        await workedAt(app, firm, employee)
        const { id } = await letterTypeOf(app, firm, { request: 'employment' })
        return { body: { type_id: id, lang: 'en', purpose: null } }
      },
      answers: [401, 422, 422, 422, 422, 201, 403, 422],
    },
  ],
  withdrawLetterRequest: [
    {
      about: 'the employee’s',
      ask: async ({ app, people: { company, employee } }) => ({
        params: { id: await letterRequestOf(app, company, employee.userId) },
      }),
      answers: [401, 404, 404, 404, 404, 204, 403, 404],
    },
  ],
  listAskedLetterRequests: [
    { about: 'of the company', ask: nothing, answers: [401, 403, 403, 200, 200, 200, 403, 403] },
  ],
  answerLetterRequest: [
    {
      about: 'the employee’s, who has no right to write',
      ask: async ({ app, people: { company, employee } }) => {
        await clearLetterSettings(app, company)
        return { params: { id: await letterRequestOf(app, company, employee.userId) } }
      },
      answers: [401, 403, 403, 201, 404, 404, 403, 403],
    },
  ],
  declineLetterRequest: [
    {
      about: 'the employee’s, who has no right to write',
      ask: async ({ app, people: { company, employee } }) => ({
        params: { id: await letterRequestOf(app, company, employee.userId) },
        body: { note: 'Please ask the head office.' },
      }),
      answers: [401, 403, 403, 204, 404, 404, 403, 403],
    },
  ],
} satisfies Record<keyof typeof letterRequestOperations, Rows>
