import { eq } from 'drizzle-orm'
import { knocksOut } from '../../../openapi/application-gaps.ts'
import { DAY } from '../../../openapi/durations.ts'
import { shownName } from '../../../openapi/format/shown-name.ts'
import type { jobApplication as life } from '../../../openapi/lifecycles/job-application.ts'
import type { ResumePaper } from '../../../openapi/resume-paper.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { SentApplication } from '../../../openapi/schemas/job-application.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { jobApplicationDocuments, jobApplicationFiles } from '../../db/job-application-tables.ts'
import { users } from '../../db/tables.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { lockForEvent, transition, type EventRequest } from '../../kernel/transition.ts'
import { endOf, holdStages } from '../hiring/stages.queries.ts'
import { applicablesOf, holdPosting, type Applicable } from '../jobs/applicable.queries.ts'
import { papersWithFacts } from '../resumes/papers.queries.ts'
import { findResume } from '../resumes/resumes.queries.ts'
import { frozenPhoto } from '../resumes/snapshots.commands.ts'
import { namedDocuments } from './application-files.queries.ts'
import { applicationHome } from './application.life.ts'
import { planReceipt } from './application.scheduler.ts'
import type { Application } from './applications.policy.ts'
import type { Change } from './draft.commands.ts'
import { matched } from './match.queries.ts'
import { answersTo, findOwn, findSent, keptResumeId, readDraft, readForm, readSent } from './own.queries.ts'
import { noteOf, valueOf } from './sent.present.ts'

type Request = EventRequest<typeof life>

const contactIn = ({ contacts }: ResumePaper, kind: 'email' | 'phone') =>
  contacts.find((one) => one.kind === kind)?.text ?? null

/** The resume as it is printed now, with its photo and how it fits the job; nothing without one. */
async function frozenResume(change: Change, posting: Applicable['posting'], { resumeId, lang }: Application) {
  const { tx, services, viewer } = change
  const id = await keptResumeId(tx, viewer.accountId, resumeId)
  if (id === null) return { resumeId: null }
  const resume = await findResume(tx, viewer.accountId, id)
  const { papers, facts } = await papersWithFacts(services, tx, resume)
  return {
    ...(await matched(change, posting, { papers, facts: facts.entries })),
    style: resume.style,
    papers,
    email: contactIn(papers[lang], 'email'),
    phone: contactIn(papers[lang], 'phone'),
    photoId: await frozenPhoto({ tx, services, accountId: viewer.accountId }, papers),
  }
}

const keysOf = ({ en, am }: Localized) => ({
  nameKeyEn: fold(en ?? am ?? ''),
  nameKeyAm: fold(am ?? en ?? ''),
  searchKey: [en, am].flatMap((text) => (text === undefined ? [] : [fold(text)])).join(' '),
})
async function nameOf({ tx, viewer }: Change): Promise<Localized> {
  const [user] = await tx.select().from(users).where(eq(users.id, viewer.userId))
  return user ? shownName(user) : refuse('not_found', {})
}

/** Copies the support documents that the draft names: what their person does to theirs later changes nothing. */
async function freezeDocuments({ tx, services }: Change, { id }: Application): Promise<void> {
  for (const [place, { kind, name, fileId }] of (await namedDocuments(tx, id)).entries()) {
    const copy = await services.files.copy(tx, fileId)
    if (copy === null) invalid({ [`documents.${kind}`]: ['validation.reference'] })
    else
      await tx
        .insert(jobApplicationFiles)
        .values({ id: services.ids.uuid(), applicationId: id, use: 'document', kind, name, fileId: copy.id, place })
  }
  await tx.delete(jobApplicationDocuments).where(eq(jobApplicationDocuments.applicationId, id))
}

/** What is kept of an application from now on, whatever its person and the posting become. */
async function frozen(change: Change, { posting }: Applicable, row: Application) {
  const { now } = change
  const answers = answersTo(posting.questions, row.answers)
  const name = await nameOf(change)
  await freezeDocuments(change, row)
  return {
    ...(await frozenResume(change, posting, row)),
    name,
    ...keysOf(name),
    answers,
    questions: posting.questions,
    knockedOut: posting.questions.some((question) =>
      knocksOut(question, valueOf(answers.find((one) => one.question === question.id))),
    ),
    appliedAt: now,
    replyBy: posting.replyWithin === null ? null : new Date(now.getTime() + posting.replyWithin * DAY),
    updatedAt: now,
  }
}

/**
 * Sends an application as it was saved. The job is held meanwhile, so that what is closed takes none; the deadline
 * counts by the moment at which the call came. Refuses with `not_found`, with `not_pending` once it is sent, or with what
 * the job is instead of open, with `stale`, and with `invalid` beside everything that is missing.
 */
export async function apply(change: Change, slug: string, version: number): Promise<SentApplication> {
  const { tx, services, viewer, now } = change
  const { job: seen } = await findOwn(tx, change, slug)
  await holdPosting(tx, seen.posting.id)
  const { job, row: own, blocked } = await findOwn(tx, change, slug)
  if (blocked === 'own_job') refuse('forbidden', {})
  const { id } = own ?? refuse('not_found', {})
  const request: Request = {
    id,
    event: 'apply',
    by: 'applicant',
    version,
    current: () => readForm(tx, change, slug),
  }
  const row = await lockForEvent(tx, applicationHome, request)
  if (blocked !== null) refuse('not_pending', { status: blocked })
  const { missing } = await readDraft(tx, change, job, row)
  if (missing.length > 0)
    invalid(
      Object.fromEntries(missing.map((field): [string, readonly ValidationId[]] => [field, ['validation.required']])),
    )
  const stage = endOf(await holdStages(tx, job.posting.hiringProcessId), 'applied')
  await transition(tx, services, applicationHome, {
    ...request,
    actor: viewer,
    set: { ...(await frozen(change, job, row)), stageId: stage.id },
    detail: () => noteOf(stage),
    at: now,
  })
  services.events.publish(tx, 'applications', job.posting.accountId)
  await planReceipt(tx, services, id)
  return readSent(tx, change, id)
}

/** Takes an application back for good. Refuses with `not_found`, `not_pending` or `stale`. */
export async function withdraw(change: Change, id: string, version: number): Promise<SentApplication> {
  const { tx, services, viewer, now } = change
  const { postingId } = await findSent(tx, viewer.accountId, id)
  const job = (await applicablesOf(tx, [postingId], now)).get(postingId) ?? refuse('not_found', {})
  const stage = endOf(await holdStages(tx, job.posting.hiringProcessId), 'withdrawn')
  await transition(tx, services, applicationHome, {
    id,
    event: 'withdraw',
    by: 'applicant',
    version,
    actor: viewer,
    set: { stageId: stage.id, decidedAt: now, updatedAt: now },
    detail: () => noteOf(stage),
    at: now,
    current: () => readSent(tx, change, id),
  })
  services.events.publish(tx, 'applications', job.account.id)
  return readSent(tx, change, id)
}
