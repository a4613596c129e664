import { companies, people } from '../../../openapi/cast.ts'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import {
  APPLICATION_STAGES,
  SENT_STATUSES,
  type Applicant,
  type applicationForm,
  type ApplicantRow,
  type ApplicationStatus,
  type HiringStage,
  type OwnApplication,
  type OwnApplicationRow,
  type SentApplication,
  type SentContent,
  type SentFile,
} from '../../../openapi/schemas/job-application.ts'
import type { MatchScore } from '../../../openapi/schemas/match-score.ts'
import { wholePosting } from './job-posting-samples.ts'
import { resumeRows } from './resume-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

type OwnForm = z.output<typeof applicationForm>
/** The stages of a posting's process: one of each kind, and a second interview that has a name. */
export const sampleStages: readonly HiringStage[] = SENT_STATUSES.flatMap((kind, n): HiringStage[] => [
  { id: sampleId(84, n) as Ref<'hiringStage'>, kind, name: null },
  ...(kind === 'interview'
    ? [
        {
          id: sampleId(84, 20) as Ref<'hiringStage'>,
          kind,
          name: { en: 'Talk with the team', am: 'ከቡድኑ ጋር ውይይት' },
        },
      ]
    : []),
])
/** The first stage of a kind. */
export const stageOfKind = (kind: Exclude<ApplicationStatus, 'draft'>): HiringStage =>
  sampleStages.find((stage) => stage.kind === kind) as HiringStage
const idOf = (n: number) => sampleId(80, n) as Ref<'jobApplication'>
const REPLY_BY = '2026-03-16T08:30:00.000Z'
const employer = { name: companies.abay.name, username: companies.abay.username }
const SLUG = 'civil-engineer-for-water-supply-4hwc8pzn'

const {
  id,
  title,
  description,
  responsibilities,
  requirements,
  employment_type,
  location_type,
  region,
  city,
  vacancies,
  deadline,
  time_zone,
  closes_at,
  reply_within,
  questions,
  documents,
  code,
  url,
} = wholePosting
const FILE_QUESTION = sampleId(73, 3)
const TEXT_QUESTION = sampleId(73, 4)
/** An open job that asks one question of each kind and two documents. */
export const jobRow: OwnForm['job'] = {
  id,
  title,
  description,
  responsibilities,
  requirements,
  employment_type,
  location_type,
  region,
  city,
  vacancies,
  deadline,
  time_zone,
  closes_at,
  reply_within,
  documents,
  code,
  url,
  questions: [
    ...questions,
    {
      id: TEXT_QUESTION,
      kind: 'text',
      text: { en: 'Why this job?', am: 'ይህን ሥራ ለምን መረጡ?' },
      required: false,
    },
    {
      id: FILE_QUESTION,
      kind: 'file',
      text: { en: 'A drawing you made', am: 'የሠሩት ሥዕል' },
      required: false,
    },
  ],
  slug: SLUG,
  employer,
}

export const cvFile: SentFile = {
  id: sampleId(81, 0) as Ref<'file'>,
  kind: 'pdf',
  url: '/lyu/cv.pdf',
  view_url: '/lyu/cv.pdf?as=page',
  name: 'Selamawit Tesfaye CV.pdf',
  size: 412_000,
}
const [engineer] = resumeRows as readonly [(typeof resumeRows)[number]]

/** What has everything that the job asks for. */
export const wholeDraft: OwnApplication = {
  id: idOf(0),
  version: 3,
  status: 'draft',
  resume_id: engineer.id,
  lang: 'en',
  cv: null,
  cover_letter: 'I planned the water supply of Ambo and would like to do the same for Jimma.',
  answers: [
    { kind: 'yes_no', question: sampleId(73, 0), value: true },
    { kind: 'choice', question: sampleId(73, 1), value: 0 },
    { kind: 'number', question: sampleId(73, 2), value: 3 },
  ],
  documents: [
    {
      id: sampleId(62, 0) as Ref<'supportDocument'>,
      kind: 'degree',
      name: { en: 'BSc in Water Resources Engineering', am: 'በውኃ ሀብት ምህንድስና የመጀመሪያ ዲግሪ' },
    },
  ],
  missing: [],
  knocked_out: [],
  applied_at: null,
  updated_at: NOW,
}
/** A job that nobody began to apply for. */
export const newForm: OwnForm = { job: jobRow, application: null, blocked: null }
/** One that is ready to be sent. */
export const wholeForm: OwnForm = { job: jobRow, application: wholeDraft, blocked: null }

const jobBrief: SentApplication['job'] = {
  title,
  slug: SLUG,
  code,
  url,
  closes_at,
  status: 'open',
  employer,
}
const decided = (status: ApplicationStatus) => status === 'hired' || status === 'rejected' || status === 'withdrawn'
const shownAs = <S extends ApplicationStatus>(n: number, status: S) => ({
  id: idOf(n),
  version: 1,
  status,
  reply_by: status === 'draft' ? null : REPLY_BY,
  decided_at: decided(status) ? '2026-03-10T12:00:00.000Z' : null,
  reason: status === 'rejected' ? ('experience' as const) : null,
  note: status === 'rejected' ? 'Please write to us again when you have led a project.' : null,
})
const ALL = ['draft', ...SENT_STATUSES] as const
/** One own application in each status. */
export const ownApplicationRows: readonly OwnApplicationRow[] = ALL.map((status, n) => ({
  ...shownAs(n, status),
  stage: status === 'draft' ? null : stageOfKind(status),
  applied_at: status === 'draft' ? null : NOW,
  job: jobBrief,
  unread: status === 'interview' ? 2 : 0,
  updated_at: NOW,
  abilities: {
    edit: status === 'draft',
    delete: status === 'draft',
    withdraw: APPLICATION_STAGES.some((stage) => stage === status),
  },
}))
/** One that was sent and waits. */
export const ownApplicationRow = ownApplicationRows[1] as OwnApplicationRow

const sentContent: SentContent = {
  name: people.selamawit.name,
  email: 'selamawit@example.com',
  phone: '+251911234567',
  lang: 'en',
  has_resume: true,
  cv: null,
  cover_letter: wholeDraft.cover_letter,
  answers: [
    {
      question: sampleId(73, 0),
      kind: 'yes_no',
      text: { en: 'Can you work on site in Jimma?', am: 'በጅማ በሥራ ቦታ ተገኝተው መሥራት ይችላሉ?' },
      value: true,
      file: null,
      knocked_out: false,
    },
    {
      question: sampleId(73, 1),
      kind: 'choice',
      text: { en: 'Which software do you design networks with?', am: 'መረቦችን በየትኛው ሶፍትዌር ይነድፋሉ?' },
      value: { en: 'Another', am: 'ሌላ' },
      file: null,
      knocked_out: true,
    },
    {
      question: sampleId(73, 2),
      kind: 'number',
      text: { en: 'How many towns have you supplied?', am: 'ለስንት ከተሞች ውኃ አቅርበዋል?' },
      value: 3,
      file: null,
      knocked_out: false,
    },
    {
      question: FILE_QUESTION,
      kind: 'file',
      text: { en: 'A drawing you made', am: 'የሠሩት ሥዕል' },
      value: null,
      file: { ...cvFile, id: sampleId(81, 1) as Ref<'file'>, name: 'drawing.pdf' },
      knocked_out: false,
    },
  ],
  documents: [
    {
      kind: 'degree',
      name: { en: 'BSc in Water Resources Engineering', am: 'በውኃ ሀብት ምህንድስና የመጀመሪያ ዲግሪ' },
      file: { ...cvFile, id: sampleId(81, 2) as Ref<'file'>, name: 'degree.pdf' },
    },
  ],
}
const history: SentApplication['history'] = [
  { event: 'apply', status: 'applied', stage: null, by: 'applicant', at: NOW },
  {
    event: 'to_interview',
    status: 'interview',
    stage: { en: 'Talk with the team', am: 'ከቡድኑ ጋር ውይይት' },
    by: 'employer',
    at: '2026-03-05T09:00:00.000Z',
  },
]

/** What was sent with one of the own applications. */
export const sentRow = ({ abilities, updated_at: _, unread: _unread, ...row }: OwnApplicationRow): SentApplication => ({
  ...row,
  status: row.status === 'draft' ? 'applied' : row.status,
  stage: row.stage ?? stageOfKind('applied'),
  applied_at: row.applied_at ?? NOW,
  sent: sentContent,
  history,
  abilities: { withdraw: abilities.withdraw },
})

const NAMES = [
  people.selamawit,
  people.hanna,
  people.abebe,
  people.almaz,
  people.bereket,
  people.abdi,
  people.kedir,
] as const
/** What an employer may do with an application in this status. */
export const employerAbilities = (status: ApplicationStatus): ApplicantRow['abilities'] => {
  const runs = APPLICATION_STAGES.some((stage) => stage === status)
  return {
    move: runs,
    reject: runs,
    reconsider: status === 'rejected',
    hire: runs,
  }
}
/** A resume that says most of what the job asks for. */
const goodMatch: MatchScore = {
  score: 83,
  skills: {
    points: 33,
    of: 50,
    asked: [
      { name: { en: 'Hydraulic modelling', am: 'የሃይድሮሊክ ሞዴሊንግ' }, has: true },
      { name: { en: 'EPANET', am: 'EPANET' }, has: true },
      { name: { en: 'Contract management', am: 'የውል አስተዳደር' }, has: false },
    ],
  },
  experience: { points: 30, of: 30, asked_years: 3, months: 62 },
  education: {
    points: 20,
    of: 20,
    asked: { en: 'Bachelor of Science (BSc)', am: 'የመጀመሪያ ዲግሪ በሳይንስ (BSc)' },
    found: { en: 'BSc in Water Resources Engineering', am: 'በውኃ ሀብት ምህንድስና የመጀመሪያ ዲግሪ' },
    is_known: true,
  },
}
/** A resume that says little, and whose study is of no known level. */
export const weakMatch: MatchScore = {
  score: 23,
  skills: {
    points: 0,
    of: 63,
    asked: (goodMatch.skills?.asked ?? []).map(({ name }) => ({ name, has: false })),
  },
  experience: { points: 23, of: 37, asked_years: 3, months: 22 },
  education: {
    points: 0,
    of: 0,
    asked: { en: 'Bachelor of Science (BSc)', am: 'የመጀመሪያ ዲግሪ በሳይንስ (BSc)' },
    found: { en: 'Water technician, Arba Minch', am: 'የውኃ ቴክኒሺያን፣ አርባ ምንጭ' },
    is_known: false,
  },
}
/** A job asks for things of which the resume says nothing at all. */
export const silentMatch: MatchScore = {
  score: null,
  skills: { points: 0, of: 0, asked: (goodMatch.skills?.asked ?? []).map(({ name }) => ({ name, has: false })) },
  experience: { points: 0, of: 0, asked_years: 3, months: 0 },
  education: null,
}
/** Of the samples, by their place; the third sent a CV of their own. */
const MATCHES: readonly (MatchScore | null)[] = [goodMatch, weakMatch, null, silentMatch, goodMatch, weakMatch]

/** What the reader sees of ratings, by place of the sample. */
const RATINGS: readonly (number | null)[] = [4.53, 3, null, 2]

/** One applicant in each status. */
export const applicantRows: readonly ApplicantRow[] = SENT_STATUSES.map((status, n) => ({
  ...shownAs(n + 1, status),
  stage: stageOfKind(status),
  applied_at: NOW,
  name: status === 'withdrawn' ? null : (NAMES[n % NAMES.length]?.name ?? null),
  knocked_out: n === 1,
  has_resume: n !== 2,
  has_cv: n === 2,
  match_score: MATCHES[n]?.score ?? null,
  rating: RATINGS[n] ?? null,
  unread: n === 1 ? 2 : 0,
  abilities: employerAbilities(status),
}))
/** One who waits. */
export const waitingRow = applicantRows[0] as ApplicantRow

/** An applicant with everything that was sent. */
export const wholeApplicant = (row: ApplicantRow): Applicant => ({
  ...row,
  posting: { id, title, status: 'open', stages: [...sampleStages] },
  sent: {
    ...sentContent,
    name: row.name,
    has_resume: row.has_resume,
    cv: row.has_cv ? cvFile : null,
  },
  match: MATCHES[applicantRows.findIndex(({ id }) => id === row.id)] ?? null,
  history,
})
