import { z } from 'zod'
import { ref } from '../ref.ts'
import { applicantRow, hiringStage, MOST_MOVED } from './job-application.ts'
import { line } from './primitives.ts'

/** So many applicants of each column come with the board; those below are read as somebody scrolls. */
export const BOARD_PART = 20
/** So many ways to look at applicants one person keeps in one account. */
export const MOST_APPLICANT_VIEWS = 30

/** A column of a posting's board: everybody who stands in a stage, the first of them as rows. */
const boardColumn = z
  .strictObject({
    stage: hiringStage,
    count: z.int().describe('how many stand there'),
    data: z.array(applicantRow).describe(`the first ${BOARD_PART}`),
  })
  .meta({ id: 'BoardColumn' })
/** The applicants of a posting by their stages, in order; every column is there, an empty one too. */
export const applicantBoard = z.strictObject({ columns: z.array(boardColumn) }).meta({ id: 'ApplicantBoard' })
export type ApplicantBoard = z.output<typeof applicantBoard>
/** The applicants that follow one, in the order that is asked for. */
export const applicantPart = z.strictObject({ data: z.array(applicantRow) })
export const partQuery = {
  after: ref('jobApplication').optional().describe('the last one that is known; absent: from the first'),
  limit: z.coerce.number().int().min(1).max(MOST_MOVED).optional(),
}

/** What is looked at, as the part of an address after `?`: names and values of search, filters, order and view. */
const viewAddress = z
  .string()
  .max(1_000)
  .regex(/^([a-z_]{1,30}=[^&=#\s]{1,600}(&[a-z_]{1,30}=[^&=#\s]{1,600}){0,14})?$/)
const VIEW_NAME = 60
export const applicantViewBody = z.strictObject({ name: line(VIEW_NAME), address: viewAddress })
export const applicantViewName = applicantViewBody.pick({ name: true })
/** A way to look at applicants that somebody keeps for themselves. */
export const applicantView = z
  .strictObject({ id: ref('applicantView'), name: z.string(), address: z.string() })
  .meta({ id: 'ApplicantView' })
export type ApplicantView = z.output<typeof applicantView>
export const applicantViews = z.array(applicantView)
