import { z } from 'zod'
import { language, localized, timestamp } from './primitives.ts'

/**
 * What a file turned out to be. `genuine`: byte for byte a letter that was issued here; `revoked`: such a letter that its
 * company revoked; `changed`: it bears our seal, and not what was sealed; `unknown`: nothing of this installation.
 */
export const LETTER_VERDICTS = ['genuine', 'revoked', 'changed', 'unknown'] as const
export type LetterVerdict = (typeof LETTER_VERDICTS)[number]

const said = localized(z.string())

export const letterFacts = z.strictObject({
  code: z.string().describe('in the address of its page, `/letter/{code}`'),
  reference: z.string(),
  company: said.describe('who issued it'),
  lang: language.describe('of the letter'),
  type: said.nullable().describe('null: its type is confidential'),
  subject: z.string().nullable().describe('null: its type is confidential'),
  issued_at: timestamp,
  revoked_at: timestamp.nullable(),
  sha256: z.string().nullable().describe('of the sealed PDF, in hexadecimal digits; null: it is being sealed'),
})
export type LetterFacts = z.output<typeof letterFacts>

export const verifiedLetter = z
  .strictObject({
    verdict: z.enum(LETTER_VERDICTS),
    letter: letterFacts.nullable().describe('of genuine and revoked ones'),
  })
  .meta({ id: 'VerifiedLetter' })
export type VerifiedLetter = z.output<typeof verifiedLetter>
