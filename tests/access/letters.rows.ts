import { eq } from 'drizzle-orm'
import type { letterOperations } from '../../openapi/operations/letters.ts'
import type { receivedLetterOperations } from '../../openapi/operations/received-letters.ts'
import { accounts } from '../../server/db/tables.ts'
import { certificateOf } from '../factories/certificates.ts'
import { clearLetterSettings, letterTypeOf } from '../factories/letter-settings.ts'
import { commentOn, issued, letterIn, letterText, outsideRecipient } from '../factories/letters.ts'
import { sealedLetterTo } from '../factories/sealed-letters.ts'
import type { Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/*                              anonymous, individual, another, company, another, employee, former, administrator */
const toStaff: Statuses = [401, 403, 403, 200, 200, 200, 403, 403]
const toItsAuthor = (done: number): Statuses => [401, 403, 403, done, 404, 404, 403, 403]
const nothing = () => ({})
type Status = Parameters<typeof letterIn>[2]
/** A letter that the owner of the company wrote. */
const own =
  (status: Status, body?: Readonly<Record<string, unknown>>) =>
  async ({ app, people: { company } }: World) => ({
    params: { id: await letterIn(app, company, status) },
    ...(body === undefined ? {} : { body }),
  })
/** One that asks the employee. */
const asking =
  (body: Readonly<Record<string, unknown>>) =>
  async ({ app, people: { company, employee } }: World) => ({
    params: { id: await letterIn(app, company, 'in_review', employee.userId) },
    body,
  })
const toAuthor = (about: string, status: Status, body: Readonly<Record<string, unknown>>): Rows => [
  { about, ask: own(status, body), answers: toItsAuthor(200) },
]
const saw = { content_version: 2, level: 1 }
const comment = { block: 0, quote: null, text: 'Is the date right?' }
/** The author of a letter is not asked about it, where somebody else is. */
const toTheAsked: Statuses = [401, 403, 403, 403, 404, 200, 403, 403]

export const letterRows = {
  listWritableLetterTypes: [{ about: 'of the company', ask: nothing, answers: toStaff }],
  listOwnLetters: [{ about: 'of the company', ask: nothing, answers: toStaff }],
  countLetters: [{ about: 'of the company', ask: nothing, answers: toStaff }],
  listCompanyLetters: [{ about: 'of the company', ask: nothing, answers: toStaff }],
  createLetter: [
    {
      about: 'of the company’s type; its employee has no right to write',
      ask: async ({ app, people: { company } }) => {
        await clearLetterSettings(app, company)
        return { body: { type_id: (await letterTypeOf(app, company)).id, lang: 'am' } }
      },
      answers: [401, 403, 403, 201, 422, 403, 403, 403],
    },
  ],
  getLetter: [{ about: 'an owner’s draft', ask: own('draft'), answers: toItsAuthor(200) }],
  saveLetter: toAuthor('an owner’s draft', 'draft', {
    ...letterText({ recipients: [outsideRecipient({ copy: true })] }),
    version: 2,
  }),
  deleteLetter: [{ about: 'an owner’s draft', ask: own('draft'), answers: toItsAuthor(204) }],
  submitLetter: toAuthor('an owner’s draft', 'draft', { version: 2 }),
  approveLetter: [
    { about: 'one that asks its author alone', ask: own('in_review', saw), answers: toItsAuthor(200) },
    { about: 'one that asks the employee', ask: asking(saw), answers: toTheAsked },
  ],
  returnLetter: [
    { about: 'one that asks the employee', ask: asking({ ...saw, note: 'The date.' }), answers: toTheAsked },
  ],
  rejectLetter: [{ about: 'one that asks the employee', ask: asking({ ...saw, note: 'Never.' }), answers: toTheAsked }],
  withdrawLetter: toAuthor('an owner’s letter in review', 'in_review', { version: 3 }),
  issueLetter: toAuthor('an owner’s approved letter', 'approved', { version: 3 }),
  revokeLetter: toAuthor('the company’s issued letter', 'issued', { version: 4, note: 'Sent by mistake.' }),
  revokeLettersTogether: toAuthor('the company’s issued letter', 'issued', { version: 4, note: 'Sent by mistake.' }),
  commentOnLetter: [{ about: 'an owner’s draft', ask: own('draft', comment), answers: toItsAuthor(201) }],
  resolveLetterComment: [
    {
      about: 'of an owner’s draft',
      ask: async ({ app, people: { company } }) => {
        const id = await letterIn(app, company, 'draft')
        return { params: { id: await commentOn(app, company, id) }, body: { resolved: true } }
      },
      answers: toItsAuthor(200),
    },
  ],
  listLetterVersions: [{ about: 'of an owner’s draft', ask: own('draft'), answers: toItsAuthor(200) }],
  getLetterVersion: [
    {
      about: 'of an owner’s draft',
      ask: async (world) => ({ ...(await own('draft')(world)), query: { content_version: '2' } }),
      answers: toItsAuthor(200),
    },
  ],
  listReceivedLetters: [
    { about: 'what they received', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] },
  ],
  getReceivedLetter: [
    {
      about: 'one to an individual and to the employee',
      ask: async ({ app, people: { company, employee, individual } }) => {
        await clearLetterSettings(app, company)
        // Other tests that ask these rows rename people.
        const [{ username } = { username: '' }] = await app.db
          .select({ username: accounts.username })
          .from(accounts)
          .where(eq(accounts.id, individual.accountId))
        const nobody = { user_id: null, username: null, email: null, name: null, copy: false }
        const recipients = [
          { ...nobody, kind: 'employee', user_id: employee.userId },
          { ...nobody, kind: 'account', username },
        ]
        return { params: { id: await issued(app, company, (await letterTypeOf(app, company)).id, { recipients }) } }
      },
      answers: [401, 200, 404, 404, 404, 200, 403, 404],
    },
  ],
  downloadReceivedLetter: [
    {
      about: 'one to an individual',
      ask: async ({ app, people: { company, individual } }) => ({
        params: { id: await sealedLetterTo(app, company, individual) },
      }),
      answers: [401, 200, 404, 404, 404, 404, 403, 404],
    },
  ],
  keepReceivedLetter: [
    {
      about: 'one to an individual',
      ask: async ({ app, people: { company, individual } }) => ({
        params: { id: await sealedLetterTo(app, company, individual) },
      }),
      answers: [401, 201, 404, 403, 403, 403, 403, 403],
    },
  ],
  confirmByLetter: [
    {
      about: 'one to an individual that is no certificate about them',
      ask: async ({ app, people: { company, individual } }) => ({
        params: { id: await sealedLetterTo(app, company, individual) },
        body: { experience_id: null },
      }),
      answers: [401, 409, 404, 403, 403, 403, 403, 403],
    },
    {
      about: 'a certificate about an individual',
      ask: async ({ app, people: { company, individual } }) => {
        const { id, experienceId } = await certificateOf(app, company, individual)
        return { params: { id }, body: { experience_id: experienceId } }
      },
      answers: [401, 200, 404, 403, 403, 403, 403, 403],
    },
  ],
} satisfies Record<keyof typeof letterOperations | keyof typeof receivedLetterOperations, Rows>
