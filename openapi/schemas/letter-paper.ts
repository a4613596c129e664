import { z } from 'zod'
import { LETTER_FIELDS } from '../letter-fields.ts'
import { letterPerson } from './letter-settings.ts'
import { timestamp } from './primitives.ts'

/** The years that letters can be taken out of: another number is a slip of the hand. */
export const LETTER_YEARS = { first: 2000, last: 2200 } as const

const points = z.number().describe('points')
/** The pages of a letter as they would be printed. */
export const letterPages = z
  .strictObject({
    pages: z.array(z.strictObject({ svg: z.string(), width: points, height: points })),
    missing: z
      .array(z.enum(LETTER_FIELDS))
      .describe('merge fields that nothing is known of: their names stand in brackets'),
    unprinted: z.string().describe('signs that no font of ours has, each once: emoji are left out, others are �'),
  })
  .meta({ id: 'LetterPages' })
export type LetterPages = z.output<typeof letterPages>

/** The letters that one would become if it were issued now. */
export const letterTrial = z
  .strictObject({
    data: z
      .array(
        z.strictObject({ person: letterPerson, missing: letterPages.shape.missing }).meta({ id: 'LetterTrialRow' }),
      )
      .describe('who gets one, in the order of their numbers'),
  })
  .meta({ id: 'LetterTrial' })
export type LetterTrial = z.output<typeof letterTrial>

export const letterSignature = z
  .strictObject({
    picture: z
      .strictObject({ url: z.string().describe('for its owner alone, good for an hour'), changed_at: timestamp })
      .nullable(),
  })
  .meta({ id: 'LetterSignature' })
export type LetterSignature = z.output<typeof letterSignature>
