import { z } from 'zod'
import { FACT_PART_KEYS } from '../fact-parts.ts'
import { ref } from '../ref.ts'
import { localized } from './primitives.ts'

const names = localized(z.string())
/** A job that a company confirms and that stands in no entry of the person's experience. */
const unrecordedJob = z
  .strictObject({
    id: ref('employment'),
    company: names,
    job_title: z.string(),
    started_on: z.iso.date(),
    last_day: z.iso.date().nullable(),
    entries: z
      .array(z.strictObject({ id: ref('experience'), name: names }))
      .describe('entries about the same company and time that nobody confirms: one of them may be this job'),
  })
  .meta({ id: 'UnrecordedJob' })
export type UnrecordedJob = z.input<typeof unrecordedJob>

export const facts = z
  .strictObject({
    parts: z.array(
      z.strictObject({
        key: z.enum(FACT_PART_KEYS),
        count: z.int(),
        names: z.array(names).describe('of the first three entries'),
      }),
    ),
    jobs: z.array(unrecordedJob),
  })
  .meta({ id: 'Facts' })
export type Facts = z.input<typeof facts>

/** Which entry the job is; null for a new one. */
export const recordBody = z.strictObject({ entry_id: ref('experience').nullable() })
