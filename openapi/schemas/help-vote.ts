import { z } from 'zod'
import { paragraph, timestamp } from './primitives.ts'

/** What readers may add to their answer to “Was this helpful?”. */
export const helpWords = paragraph(1000)
/** How many words of readers administrators are shown, the newest first. */
export const MOST_WORDS = 50

/** What readers thought of an answer of the help center. */
export const helpVotes = z
  .strictObject({
    yes: z.int(),
    no: z.int(),
    words: z.array(z.strictObject({ text: z.string(), helpful: z.boolean(), at: timestamp })),
  })
  .meta({ id: 'HelpVotes' })
export type HelpVotes = z.output<typeof helpVotes>
