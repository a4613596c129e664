import { z } from 'zod'
import { ref } from '../ref.ts'
import { language, line, localized, paragraph, timestamp } from './primitives.ts'
import { letterPerson } from './letter-settings.ts'

const said = localized(z.string())
/** Which certificates employees may ask for. */
const kind = z.enum(['employment', 'salary'])
/** So many requests of one person may be open at once. */
export const MOST_OPEN_REQUESTS = 5

export const letterRequestBody = z
  .strictObject({
    type_id: ref('letterType'),
    lang: language.describe('of the letter'),
    purpose: line(200).nullable().describe('what it is needed for, for whoever writes it'),
  })
  .meta({ id: 'LetterRequestBody' })
export type LetterRequestBody = z.output<typeof letterRequestBody>

/** Types of companies where somebody works or worked, that may be asked for. */
export const requestableLetterTypes = z
  .strictObject({
    data: z.array(z.strictObject({ id: ref('letterType'), name: said, kind, company: said.nullable() })),
  })
  .meta({ id: 'RequestableLetterTypes' })
export type RequestableLetterTypes = z.output<typeof requestableLetterTypes>

export const LETTER_REQUEST_STATES = ['open', 'writing', 'answered', 'declined', 'revoked'] as const
const request = {
  id: ref('letterRequest'),
  type: said,
  kind,
  lang: language,
  purpose: z.string().nullable(),
  created_at: timestamp,
}
export const letterRequest = z
  .strictObject({
    ...request,
    company: said.nullable(),
    state: z.enum(LETTER_REQUEST_STATES),
    note: z.string().nullable().describe('why it was declined'),
    letter_id: ref('letter').nullable().describe('the letter, once it is issued'),
    reference: z.string().nullable(),
  })
  .meta({ id: 'LetterRequest' })
export type LetterRequest = z.output<typeof letterRequest>
/** What somebody asked for, the latest first. */
export const letterRequests = z.strictObject({ data: z.array(letterRequest) })

/** A request as whoever may write the letter sees it. */
export const askedLetterRequest = z
  .strictObject({
    ...request,
    person: letterPerson.nullable(),
    letter_id: ref('letter').nullable().describe('the letter that is being written'),
    writer: letterPerson.nullable().describe('who writes it'),
  })
  .meta({ id: 'AskedLetterRequest' })
export type AskedLetterRequest = z.output<typeof askedLetterRequest>
export const askedRequests = z.strictObject({ data: z.array(askedLetterRequest) })
export const letterRequestDenial = z.strictObject({ note: paragraph(2000).describe('to whoever asked') })
