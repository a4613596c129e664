import { z } from 'zod'
import { withRules, type Rule } from '../explain.ts'
import { ref } from '../ref.ts'
import { JOB_POSTING_STATUSES } from './job-posting.ts'
import { hiringStage, sentContent, SENT_STATUSES } from './job-application.ts'
import { line, localized, paragraph, timestamp, version } from './primitives.ts'

/** So many criteria a posting has at most, and so many marks each. */
export const MOST_CRITERIA = 8
export const HIGHEST_SCORE = 5
/** So many notes are kept on one applicant, and so many colleagues are mentioned in one. */
export const MOST_NOTES = 200
export const MOST_MENTIONS = 20
/** So many colleagues are found at once. */
export const MOST_COLLEAGUES = 20
/** So many people interview for one applicant, or for a whole posting. */
export const MOST_INTERVIEWERS = 50
const LONGEST_NOTE = 4_000

const unrepeated = { error: 'validation.repeated' }
/** Made in the browser; it stays while the criterion is worded anew, and names nothing beyond its posting. */
const criterionId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  .meta({ 'x-own-id': true })
const criterion = z.strictObject({ id: criterionId, name: localized(line(80)) })
export type RatingCriterion = z.output<typeof criterion>

/** What applicants are rated by until the employer words its own. */
export const DEFAULT_CRITERIA: readonly RatingCriterion[] = [
  { id: '00000000-0000-4000-8000-0000000000c1', name: { en: 'Skills for the job', am: 'ለሥራው የሚያስፈልግ ክህሎት' } },
  { id: '00000000-0000-4000-8000-0000000000c2', name: { en: 'Experience', am: 'የሥራ ልምድ' } },
  { id: '00000000-0000-4000-8000-0000000000c3', name: { en: 'Communication', am: 'የመግባባት ችሎታ' } },
  { id: '00000000-0000-4000-8000-0000000000c4', name: { en: 'Working with others', am: 'ከሌሎች ጋር የመሥራት ችሎታ' } },
]

export const criteriaBody = z.strictObject({
  criteria: z
    .array(criterion)
    .min(1)
    .max(MOST_CRITERIA)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, unrepeated),
  version: version.nullable().describe('null: nothing was saved yet'),
})
export type CriteriaBody = z.output<typeof criteriaBody>
export const ratingCriteria = z
  .strictObject({
    criteria: z.array(z.strictObject({ ...criterion.shape, ratings: z.int().describe('how many scored it') })),
    version: version.nullable().describe('null: these are the ones that every posting begins with'),
  })
  .meta({ id: 'RatingCriteria' })
export type RatingCriteria = z.output<typeof ratingCriteria>

/** Why somebody may look at an applicant. `former`: they could when they wrote, and cannot any more. */
export const REVIEWER_ROLES = ['owner', 'recruiter', 'interviewer', 'employee', 'former'] as const
const text = localized(z.string())
const colleague = z
  .strictObject({
    id: ref('user'),
    name: text.nullable().describe('null: they deleted their data'),
    role: z.enum(REVIEWER_ROLES),
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.output<typeof colleague>
/** Whom to find: who can be mentioned (they may look at this applicant already), or who could interview. */
export const COLLEAGUES_FOR = ['mention', 'interview'] as const
export const colleagueQuery = {
  q: z.string().max(100).optional(),
  for: z.enum(COLLEAGUES_FOR),
}
export const colleagues = z.strictObject({ data: z.array(colleague) }).meta({ id: 'Colleagues' })

const written = {
  text: paragraph(LONGEST_NOTE),
  mentions: z
    .array(ref('user'))
    .max(MOST_MENTIONS)
    .refine((ids) => new Set(ids).size === ids.length, unrepeated)
    .describe('colleagues who are named in the text, and told'),
}
export const noteBody = z.strictObject(written)
export type NoteBody = z.output<typeof noteBody>
export const noteEdit = z.strictObject({ ...written, version })
const note = z.strictObject({
  id: ref('applicantNote'),
  version,
  by: colleague,
  text: z.string(),
  mentions: z.array(colleague),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  abilities: z.strictObject({ edit: z.boolean(), delete: z.boolean() }),
})
export type ApplicantNote = z.output<typeof note>

const score = z.strictObject({ criterion: criterionId, score: z.int().min(1).max(HIGHEST_SCORE) })
const comment = paragraph(2000).nullable()
const someScore: Rule<{ scores: readonly unknown[] }> = (v, add) => {
  if (v.scores?.length === 0) add('scores', 'validation.rate_one')
}
export const ratingBody = withRules(
  z.strictObject({
    scores: z
      .array(score)
      .max(MOST_CRITERIA)
      .refine((all) => new Set(all.map((one) => one.criterion)).size === all.length, unrepeated),
    comment,
    version: version.nullable().describe('null: nothing was rated yet'),
  }),
  someScore,
)
export type RatingBody = z.output<typeof ratingBody>
const rating = z.strictObject({
  by: colleague,
  version,
  scores: z.array(score),
  average: z.number().nullable().describe('of the scores for the criteria that the posting has now; null: none'),
  comment: z.string().nullable(),
  updated_at: timestamp,
})
export type ApplicantRating = z.output<typeof rating>

/** Whose interviewer somebody is: of this applicant, or of everybody who applied for the posting. */
export const ASSIGNMENT_SCOPES = ['applicant', 'posting'] as const
export const assignmentBody = z.strictObject({ user_id: ref('user'), scope: z.enum(ASSIGNMENT_SCOPES) })
export type AssignmentBody = z.output<typeof assignmentBody>
const assignment = z.strictObject({
  id: ref('interviewerAssignment'),
  colleague,
  scope: z.enum(ASSIGNMENT_SCOPES),
  has_rated: z.boolean(),
})
export type InterviewerAssignment = z.output<typeof assignment>

/** What colleagues say of an applicant among themselves. The applicant never sees any of it. */
export const applicantReview = z
  .strictObject({
    id: ref('jobApplication'),
    posting_id: ref('jobPosting'),
    criteria: z.array(criterion),
    own: rating.nullable().describe('the rating of whoever asks'),
    others: z.array(rating).nullable().describe('null until one has rated: nobody is led by what others say'),
    others_count: z.int(),
    average: z.number().nullable().describe('of all ratings; null until one has rated'),
    notes: z.array(note).describe('the newest first'),
    interviewers: z.array(assignment),
    abilities: z.strictObject({ write: z.boolean(), assign: z.boolean(), criteria: z.boolean() }),
  })
  .meta({ id: 'ApplicantReview' })
export type ApplicantReview = z.output<typeof applicantReview>

const assigned = {
  id: ref('jobApplication'),
  status: z.enum(SENT_STATUSES),
  stage: hiringStage,
  applied_at: timestamp,
  name: text.nullable().describe('null: the person deleted their data'),
  posting: z.strictObject({ id: ref('jobPosting'), title: text, status: z.enum(JOB_POSTING_STATUSES) }),
  has_rated: z.boolean().describe('whoever asks has rated them'),
}
/** A row of those whom somebody interviews. */
export const assignedApplicantRow = z.strictObject(assigned).meta({ id: 'AssignedApplicantRow' })
export type AssignedApplicantRow = z.output<typeof assignedApplicantRow>
/** An applicant as their interviewer sees them: what was sent, without what it says about pay. */
export const assignedApplicant = z
  .strictObject({
    ...assigned,
    sent: sentContent,
    hidden_answers: z.int().describe('answers to questions about pay, which are not here'),
    recruits: z.boolean().describe('whoever asks may do more with this applicant than an interviewer'),
  })
  .meta({ id: 'AssignedApplicant' })
export type AssignedApplicant = z.output<typeof assignedApplicant>
