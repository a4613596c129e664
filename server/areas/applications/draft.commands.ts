import { and, count, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { ApplicationSource } from '../../../openapi/application-source.ts'
import { jobApplication as life } from '../../../openapi/lifecycles/job-application.ts'
import type { ApplicationBody, ApplicationForm } from '../../../openapi/schemas/job-application.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { jobApplicationDocuments, jobApplicationFiles, jobApplications } from '../../db/job-application-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import type { Applicable } from '../jobs/applicable.queries.ts'
import { employerName } from '../jobs/postings.present.ts'
import { filesOf } from './application-files.queries.ts'
import type { Application } from './applications.policy.ts'
import { answersTo, findFor, findOwn, keptResumeId, ownDocumentIds, readForm, type Reading } from './own.queries.ts'

/** A change of the viewer's own applications. */
export interface Change extends Reading {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Pick<Viewer, 'userId' | 'accountId'>
}

/** So many applications one account may have begun and not sent. */
const MOST_DRAFTS = 200

/** The account's pages that show what it applied for learn of a change. */
const told = ({ tx, services, viewer }: Change) => services.events.publish(tx, 'applications', viewer.accountId)

const jobKeyOf = ({ posting, account, owner }: Applicable): string => {
  const name = employerName(account, owner)
  return [posting.title.en, posting.title.am, name.en, name.am]
    .flatMap((text) => (text === undefined ? [] : [fold(text)]))
    .join(' ')
}

/** Refuses with an error beside each id that is not the viewer's. */
async function assertOwn({ tx, viewer }: Change, { resume_id, document_ids }: ApplicationBody): Promise<void> {
  const errors: Record<string, FieldErrors[string]> = {}
  if (resume_id !== null && (await keptResumeId(tx, viewer.accountId, resume_id)) === null)
    errors['resume_id'] = ['validation.reference']
  const own = await ownDocumentIds(tx, viewer.accountId, document_ids)
  for (const [at, id] of document_ids.entries())
    if (!own.has(id)) errors[`document_ids.${at}`] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
}

interface Wanted {
  readonly use: 'cv' | 'answer'
  readonly questionId: string | null
  readonly fileId: string
  readonly field: string
}
/** Takes the staged files that the draft names now, and gives up those that it names no more. */
async function keepFiles({ tx, services, viewer }: Change, id: string, wanted: readonly Wanted[]): Promise<void> {
  const isThere = (one: Wanted, { row }: Awaited<ReturnType<typeof filesOf>>[number]) =>
    row.use === one.use && row.questionId === one.questionId && row.fileId === one.fileId
  const kept = await filesOf(tx, id)
  for (const one of kept)
    if (!wanted.some((each) => isThere(each, one))) {
      await tx.delete(jobApplicationFiles).where(eq(jobApplicationFiles.id, one.row.id))
      await services.files.release(tx, one.file.id)
    }
  for (const [place, one] of wanted.entries()) {
    if (kept.some((each) => isThere(one, each))) continue
    const kinds = one.use === 'cv' ? (['document'] as const) : (['picture', 'document'] as const)
    await services.files.attach(tx, one.fileId, viewer.accountId, one.field, ...kinds)
    const { use, questionId, fileId } = one
    await tx
      .insert(jobApplicationFiles)
      .values({ id: services.ids.uuid(), applicationId: id, use, questionId, fileId, place })
  }
}

async function keepDocuments(tx: Tx, id: string, documentIds: readonly string[]): Promise<void> {
  await tx.delete(jobApplicationDocuments).where(eq(jobApplicationDocuments.applicationId, id))
  if (documentIds.length > 0)
    await tx
      .insert(jobApplicationDocuments)
      .values(documentIds.map((documentId, place) => ({ applicationId: id, documentId, place })))
}

type Said = Pick<Application, 'resumeId' | 'lang' | 'coverLetter' | 'answers' | 'jobKey' | 'updatedAt'>
type Begun = Said & Pick<Application, 'source'>
/** Begins the draft, if nobody else did at the same moment. Refuses with `limit_reached`. */
async function begin(change: Change, postingId: string, said: Begun): Promise<string | null> {
  const { tx, services, viewer, now } = change
  // One after another, so that together they pass no limit.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, viewer.accountId)).for('no key update')
  const [begun] = await tx
    .select({ n: count() })
    .from(jobApplications)
    .where(and(eq(jobApplications.applicantAccountId, viewer.accountId), eq(jobApplications.status, 'draft')))
  if ((begun?.n ?? 0) >= MOST_DRAFTS) refuse('limit_reached', { limit: MOST_DRAFTS })
  const [row] = await tx
    .insert(jobApplications)
    .values({
      ...said,
      id: services.ids.uuid(),
      postingId,
      applicantAccountId: viewer.accountId,
      status: life.initial,
      questions: [],
      nameKeyEn: '',
      nameKeyAm: '',
      searchKey: '',
      createdAt: now,
    })
    .onConflictDoNothing({ target: [jobApplications.postingId, jobApplications.applicantAccountId] })
    .returning({ id: jobApplications.id })
  return row?.id ?? null
}

/**
 * Saves an application while it is written: what may be missing is said in the answer. `source`: how they came to the
 * job, which is kept when it begins. Refuses with `not_found` what the
 * viewer cannot apply for, with `forbidden` their own job, with `not_pending` once it is sent or the job is closed, with
 * `stale` and the form as it is now, with `limit_reached`, and with `invalid` beside what is not the viewer's.
 */
export async function saveOwn(
  change: Change,
  slug: string,
  body: ApplicationBody,
  source: ApplicationSource = 'direct',
): Promise<ApplicationForm> {
  const { tx, viewer, now } = change
  const { job, row, blocked } = await findOwn(tx, change, slug)
  if (blocked === 'own_job') refuse('forbidden', {})
  if (row !== null && row.status !== 'draft') refuse('not_pending', { status: row.status })
  if (blocked === 'closed') refuse('not_pending', { status: 'closed' })
  const stale = async () => refuse('stale', { current: await readForm(tx, change, slug) })
  if ((row?.version ?? null) !== body.version) await stale()
  await assertOwn(change, body)
  const answers = answersTo(job.posting.questions, body.answers)
  const said: Said = {
    resumeId: body.resume_id,
    lang: body.lang,
    coverLetter: body.cover_letter,
    answers,
    jobKey: jobKeyOf(job),
    updatedAt: now,
  }
  const id = row === null ? await begin(change, job.posting.id, { ...said, source }) : await update(tx, row, said)
  if (id === null) return stale()
  await keepFiles(change, id, [
    ...(body.cv_file_id === null
      ? []
      : [{ use: 'cv' as const, questionId: null, fileId: body.cv_file_id, field: 'cv_file_id' }]),
    ...answers.flatMap((answer) =>
      answer.kind === 'file'
        ? [
            {
              use: 'answer' as const,
              questionId: answer.question,
              fileId: answer.file_id,
              field: `answers.${answer.question}`,
            },
          ]
        : [],
    ),
  ])
  await keepDocuments(tx, id, body.document_ids)
  if (row === null) told(change)
  return readForm(tx, { ...change, viewer }, slug)
}

/** Writes the version that was seen; null: it is another one now, or was sent. */
async function update(tx: Tx, { id, version }: Application, said: Said): Promise<string | null> {
  const [row] = await tx
    .update(jobApplications)
    .set({ ...said, version: version + 1 })
    .where(
      and(eq(jobApplications.id, id), eq(jobApplications.version, version), inArray(jobApplications.status, ['draft'])),
    )
    .returning({ id: jobApplications.id })
  return row?.id ?? null
}

/** Deletes an application that was not sent. Refuses with `not_pending` one that was. */
export async function deleteOwn(change: Change, slug: string): Promise<void> {
  const { tx, services, viewer } = change
  const { job } = await findOwn(tx, change, slug)
  const row = (await findFor(tx, viewer.accountId, job.posting.id)) ?? refuse('not_found', {})
  const kept = await filesOf(tx, row.id)
  const [gone] = await tx
    .delete(jobApplications)
    .where(and(eq(jobApplications.id, row.id), eq(jobApplications.status, 'draft')))
    .returning({ id: jobApplications.id })
  if (gone === undefined) refuse('not_pending', { status: row.status })
  for (const { file } of kept) await services.files.release(tx, file.id)
  told(change)
}
