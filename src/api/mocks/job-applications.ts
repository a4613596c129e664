import { Collection } from '@mswjs/data'
import type { z } from 'zod'
import {
  APPLICATION_STAGES,
  applicantRow,
  type applicationForm,
  ownApplicationRow,
  type ApplicantRow,
  type ApplicationBody,
  type ApplicationStatus,
  type OwnApplication,
  type OwnApplicationRow,
} from '../../../openapi/schemas/job-application.ts'
import {
  applicantRows,
  cvFile,
  employerAbilities,
  newForm,
  ownApplicationRows,
  sampleStages,
  sentRow,
  stageOfKind,
  wholeApplicant,
  wholeDraft,
} from './job-application-samples.ts'
import { colleagueRows } from './applicant-review-samples.ts'
import { documentRows } from './documents.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW } from './sample-ids.ts'

type OwnForm = z.output<typeof applicationForm>
const own = new Collection({ schema: ownApplicationRow })
const applicants = new Collection({ schema: applicantRow })
let form: OwnForm = newForm

/** Puts applications back as they were. */
export async function seedApplications(): Promise<void> {
  own.clear()
  applicants.clear()
  form = newForm
  await own.createMany(ownApplicationRows.length, (i) => ownApplicationRows[i]!)
  await applicants.createMany(applicantRows.length, (i) => applicantRows[i]!)
}

interface Asked {
  readonly params: { readonly id: string }
  readonly refuse: (code: 'not_found', detail: Record<string, never>) => never
}
const sentBy = ({ params, refuse }: Asked) =>
  own.findFirst((q) => q.where({ id: params.id as OwnApplicationRow['id'] })) ?? refuse('not_found', {})
const received = ({ params, refuse }: Asked) =>
  applicants.findFirst((q) => q.where({ id: params.id as ApplicantRow['id'] })) ?? refuse('not_found', {})
const turn = async (asked: Asked, stage: ApplicantRow['stage'], over: Partial<ApplicantRow> = {}) => {
  const row = received(asked)
  const status = stage.kind
  const data = { status, stage, abilities: employerAbilities(status), version: row.version + 1, ...over }
  const turned = await applicants.update(row, { data: (now) => void Object.assign(now, data) })
  return wholeApplicant(turned ?? row)
}

/** Rejects everybody who is not decided on, as closing their job does. */
export async function rejectUndecided(note: string | null): Promise<void> {
  for (const { id, status } of applicants.all())
    if (APPLICATION_STAGES.some((stage) => stage === status))
      await turn(
        {
          params: { id },
          refuse: () => {
            throw new Error('An applicant is gone')
          },
        },
        stageOfKind('rejected'),
        { reason: 'position_filled', note },
      )
}

const stageOf = (id: string) => sampleStages.find((stage) => stage.id === id) ?? stageOfKind('screening')

/** An application as it is saved, with what it still lacks. */
export function savedApplication({ job, application }: OwnForm, body: ApplicationBody): OwnApplication {
  const { cv_file_id, document_ids, answers, version, ...rest } = body
  const named = documentRows.filter(({ id }) => document_ids.includes(id))
  const fileOf = (id: typeof cvFile.id) => ({ ...cvFile, id })
  return {
    ...(application ?? wholeDraft),
    ...rest,
    version: (version ?? 0) + 1,
    cv: cv_file_id === null ? null : fileOf(cv_file_id),
    answers: answers.map((answer) =>
      answer.kind === 'file' ? { kind: answer.kind, question: answer.question, file: fileOf(answer.file_id) } : answer,
    ),
    documents: named.map(({ id, kind, name }) => ({ id, kind, name })),
    missing: [
      ...(body.resume_id === null && cv_file_id === null ? ['resume_id'] : []),
      ...job.questions
        .filter(({ id, required }) => required && !answers.some(({ question }) => question === id))
        .map(({ id }) => `answers.${id}`),
      ...job.documents.filter((kind) => !named.some((one) => one.kind === kind)).map((kind) => `documents.${kind}`),
    ],
    knocked_out: job.questions.flatMap((question) => {
      const said = answers.find((answer) => answer.question === question.id)
      return question.kind === 'yes_no' && said?.kind === 'yes_no' && question.accepted === !said.value
        ? [question.id]
        : []
    }),
    updated_at: NOW,
  }
}

/** The applicants that are asked for; all of them applied today. */
export const applicantsFor = ({
  status,
  stage,
  knocked_out,
  has_cv,
  rating,
  interviewer,
}: Readonly<Record<string, unknown>>) =>
  applicants
    .all()
    .filter((row) => stage === undefined || row.stage.id === stage)
    .filter((row) => status === undefined || row.status === status)
    .filter((row) => knocked_out === undefined || String(row.knocked_out) === knocked_out)
    .filter((row) => has_cv === undefined || String(row.has_cv) === has_cv)
    .filter((row) => {
      if (rating === undefined) return true
      return rating === 'unrated' ? row.rating === null : (row.rating ?? 0) >= Number(rating)
    })
    // One of the colleagues interviews the first.
    .filter((row) => interviewer === undefined || row.id === applicantRows[0]?.id)

/** The own applications of a person, and those who applied for a job of an employer. */
export const jobApplicationMocks = {
  getOwnApplication: mock('getOwnApplication', () => form),
  saveOwnApplication: mock('saveOwnApplication', ({ body }) => {
    form = { ...form, application: savedApplication(form, body) }
    return form
  }),
  applyForJob: mock('applyForJob', () => {
    form = { ...form, application: { ...(form.application ?? wholeDraft), status: 'applied', applied_at: NOW } }
    return sentRow(ownApplicationRows[1] as OwnApplicationRow)
  }),
  deleteOwnApplication: mock('deleteOwnApplication', () => {
    const draft = own.findFirst((q) => q.where({ status: 'draft' }))
    if (draft) own.delete(draft)
  }),
  listOwnApplications: mock('listOwnApplications', ({ query: { status, ...query } }) =>
    pageOf(
      own.all().filter((row) => status === undefined || row.status === status),
      query,
    ),
  ),
  getSentApplication: mock('getSentApplication', (asked) => sentRow(sentBy(asked))),
  getSentResume: mock('getSentResume', () => '%PDF-1.4' as never),
  withdrawApplication: mock('withdrawApplication', async (asked) => {
    const row = sentBy(asked)
    const abilities = { edit: false, delete: false, withdraw: false }
    const data = {
      status: 'withdrawn' as ApplicationStatus,
      stage: stageOfKind('withdrawn'),
      version: row.version + 1,
      abilities,
    }
    return sentRow((await own.update(row, { data: (now) => void Object.assign(now, data) })) ?? row)
  }),

  listApplicants: mock('listApplicants', ({ query }) => ({
    ...pageOf(applicantsFor(query), query),
    stages: sampleStages.map((each) => ({ ...each, count: applicantsFor({ stage: each.id }).length })),
    interviewers: colleagueRows.map(({ id, name }) => ({ id, name })),
  })),
  moveApplicants: mock('moveApplicants', async ({ body, refuse }) => {
    const { to } = body
    const moved: ApplicantRow[] = []
    for (const { id } of body.applicants)
      moved.push(rowOf(await turn({ params: { id }, refuse }, stageOf(to), body.rejection ?? {})))
    return { moved, refused: [] }
  }),
  getApplicant: mock('getApplicant', (asked) => wholeApplicant(received(asked))),
  getApplicantResume: mock('getApplicantResume', () => '%PDF-1.4' as never),
  moveApplicant: mock('moveApplicant', ({ body, ...asked }) => turn(asked, stageOf(body.to))),
  rejectApplicant: mock('rejectApplicant', ({ body: { reason, note }, ...asked }) =>
    turn(asked, stageOfKind('rejected'), { reason, note }),
  ),
  reconsiderApplicant: mock('reconsiderApplicant', (asked) =>
    turn(asked, stageOfKind('applied'), { reason: null, note: null }),
  ),
  hireApplicant: mock('hireApplicant', ({ body: { note }, ...asked }) => turn(asked, stageOfKind('hired'), { note })),
}
const rowOf = ({
  posting: _posting,
  sent: _sent,
  history: _history,
  match: _match,
  ...row
}: ReturnType<typeof wholeApplicant>) => row
