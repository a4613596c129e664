import { z } from 'zod'
import { localized } from './primitives.ts'

const text = localized(z.string())
/** Points of this part, of those that it could have; the parts of a score add up to it. */
const points = { points: z.int().min(0).max(100), of: z.int().min(0).max(100) }

/**
 * How well a resume fits what its job asked for on the day it was sent, from 0 to 100, and where each point comes from.
 * A part is null where the job asks for nothing of it.
 */
export const matchScore = z
  .strictObject({
    score: z.int().min(0).max(100).nullable().describe('null: not enough is said to compare'),
    skills: z
      .strictObject({
        ...points,
        asked: z.array(z.strictObject({ name: text, has: z.boolean().describe('the resume names it') })),
      })
      .nullable(),
    experience: z
      .strictObject({
        ...points,
        asked_years: z.int(),
        months: z.int().describe('of the jobs on the resume; those at the same time count once'),
      })
      .nullable(),
    education: z
      .strictObject({
        ...points,
        asked: text,
        found: text.nullable().describe('the highest finished study as the resume names it'),
        is_known: z.boolean().describe('false: the level of what it names is unknown, and it does not count'),
      })
      .nullable(),
  })
  .meta({ id: 'MatchScore' })
export type MatchScore = z.output<typeof matchScore>
