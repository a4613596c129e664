import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { pages } from '../../../openapi/routes.ts'
import { APPLICATION_STAGES } from '../../../openapi/schemas/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { tell } from '../../kernel/reactions.ts'
import { letterFor } from '../hiring/stage-letter.ts'
import { stagesById, type Stage } from '../hiring/stages.queries.ts'
import { applicablesOf, type Applicable } from '../jobs/applicable.queries.ts'
import { employerName } from '../jobs/postings.present.ts'
import { notify, type Notice } from '../notifications/notifications.commands.ts'
import { historiesOf, type historyOf } from './application.life.ts'
import { UNTOLD, work } from './application.scheduler.ts'
import type { Application } from './applications.policy.ts'

/** An application of somebody who is there, with their language and its job. */
interface Told {
  readonly row: Application
  readonly accountId: string
  readonly lang: 'en' | 'am'
  readonly job: Applicable
  readonly stage: Stage | null
}

/** These applications, in the order of the accounts that are told. */
async function toldOf(tx: Tx, ids: readonly string[], now: Date): Promise<Told[]> {
  const rows = await tx
    .select({ row: jobApplications, accountId: accounts.id, lang: users.language })
    .from(jobApplications)
    .innerJoin(accounts, eq(accounts.id, jobApplications.applicantAccountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(inArray(jobApplications.id, [...ids]))
    .orderBy(accounts.id, jobApplications.id)
  const jobs = await applicablesOf(tx, [...new Set(rows.map(({ row }) => row.postingId))], now)
  const stages = await stagesById(
    tx,
    rows.map(({ row }) => row.stageId),
  )
  return rows.flatMap((found) => {
    const job = jobs.get(found.row.postingId)
    return job === undefined ? [] : [{ ...found, job, stage: stages.get(found.row.stageId) ?? null }]
  })
}

/** Tells whoever applied that it came, and the account of the posting how many did. */
async function tellReceipt(tx: Tx, services: Services, { row, accountId, lang, job }: Told): Promise<void> {
  const { posting, account, owner } = job
  const toApplicant = () =>
    notify(tx, services, {
      accountId,
      kind: 'application_received',
      subjectId: row.id,
      companyAccountId: account.id,
      values: { title: resolve(posting.title, lang)?.text ?? '' },
    })
  const toEmployer = async () => {
    const n = await tx.$count(
      jobApplications,
      and(
        eq(jobApplications.postingId, posting.id),
        isNotNull(jobApplications.appliedAt),
        ne(jobApplications.status, 'withdrawn'),
      ),
    )
    await notify(tx, services, {
      accountId: account.id,
      kind: 'new_applications',
      subjectId: posting.id,
      companyAccountId: null,
      values: { title: resolve(posting.title, owner.language)?.text ?? '', count: `${n}` },
    })
  }
  // Accounts are locked in one order.
  for (const tell of accountId < account.id ? [toApplicant, toEmployer] : [toEmployer, toApplicant]) await tell()
}

/** The mail of the stage where an application stands, in the employer's words. */
function letterOf({ say, config }: Services, { row, job, stage }: Told): NonNullable<Notice['letter']> {
  if (stage === null) return () => null
  const kind = (lang: 'en' | 'am') => say(lang, `hiring.kind.${stage.kind}`)
  const entering = {
    stage,
    kind: { en: kind('en'), am: kind('am') },
    applicant: row.name,
    job: job.posting.title,
    employer: employerName(job.account, job.owner),
    replyBy: row.replyBy,
    timeZone: job.posting.timeZone,
    link: `${config.webOrigin}${pages.sentApplication.path.replace('{id}', row.id)}`,
    note: row.note,
  }
  return (reader) => letterFor(entering, reader)
}

/** Tells an applicant where their application stands; nothing where there is nothing new to say. */
async function tellMove(tx: Tx, services: Services, told: Told): Promise<void> {
  const { row, accountId, lang, job } = told
  const to = { accountId, subjectId: row.id, companyAccountId: job.account.id, letter: letterOf(services, told) }
  const title = resolve(job.posting.title, lang)?.text ?? ''
  if (row.status === 'hired' || row.status === 'rejected')
    return notify(tx, services, {
      ...to,
      kind: 'application_decided',
      values: { title, decision: row.status, has_note: row.note === null ? 'no' : 'yes', note: row.note ?? '' },
    })
  const stage = APPLICATION_STAGES.find((each) => each === row.status)
  if (stage !== undefined) await notify(tx, services, { ...to, kind: 'application_moved', values: { title, stage } })
}

const isDecided = ({ row: { status } }: Told) => status === 'hired' || status === 'rejected'

type History = Awaited<ReturnType<typeof historyOf>>
/**
 * Whether the last step leads back to where the applicant was told last that they stand, because those between were
 * taken back before anybody was told of them (decision 276). Told were the application itself and the steps that stood
 * long enough.
 */
function isBackWhereTold(happened: History): boolean {
  const last = happened.at(-1)
  const told = happened.findLast((step, at) => {
    const after = happened[at + 1]
    return after !== undefined && (step.event === 'apply' || after.at.getTime() - step.at.getTime() >= UNTOLD)
  })
  if (last === undefined || told === undefined) return false
  return told.status === last.status && isDeepStrictEqual(told.detail, last.detail)
}

/** The handler of the queue `applications`. It looks first whether what it tells is still so, and may come twice. */
export const doApplicationWork = (services: Services, { payload }: Pick<Job, 'payload'>): Promise<void> =>
  services.transaction(async (tx) => {
    const what = work.parse(payload)
    const now = services.clock.now()
    if (what.about === 'received') {
      const [told] = await toldOf(tx, [what.applicationId], now)
      if (told !== undefined && told.row.status !== 'withdrawn') await tellReceipt(tx, services, told)
      return
    }
    const versions = new Map(what.applications.map(({ id, version }) => [id, version]))
    const due = (await toldOf(tx, [...versions.keys()], now)).filter(({ row }) => versions.get(row.id) === row.version)
    const histories = await historiesOf(
      tx,
      due.map(({ row }) => row.id),
    )
    for (const told of due)
      if (isDecided(told) || !isBackWhereTold(histories.get(told.row.id) ?? [])) await tellMove(tx, services, told)
    const ids = due.filter(isDecided).map(({ row }) => row.id)
    await tell(tx, services, 'applications.decided', { ids })
  })
