import { eq, inArray, sql } from 'drizzle-orm'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { fromSource } from '../../../openapi/application-source.ts'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { pages } from '../../../openapi/routes.ts'
import { inLanguage, jobPath, jobsPath } from '../../../src/documents/jobs/job-address.ts'
import { jobSearches, toldJobs } from '../../db/job-alert-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { mailPath } from '../../mail/address.ts'
import { standingOf } from '../applications/standing.queries.ts'
import { closedPostings, publishedSince } from '../jobs/alerts.queries.ts'
import { applicablesOf, type Applicable } from '../jobs/applicable.queries.ts'
import { employerName } from '../jobs/postings.present.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { findGreeting } from '../session/session.queries.ts'
import { nextAlert, planAlert, work } from './alert.scheduler.ts'
import { searchOf, type KeptSearch } from './searches.queries.ts'

/** So many jobs of one look are told of: the newest. So many of them stand in the mail, which leads to the others. */
const MOST_TOLD = 200
const MOST_LINES = 10

type Secrets = Pick<Services, 'secret'>
const markOf = ({ secret }: Secrets, searchId: string) =>
  createHmac('sha256', secret('job-alert')).update(searchId).digest()
/** The path that stops the mails of a search; it works for ever, and is known to nobody who has not got one. */
export const stopPath = (services: Secrets, searchId: string, lang: Language): `/${string}` =>
  mailPath(pages.stopJobAlert.path, lang, `${searchId}.${markOf(services, searchId).toString('base64url')}`)
/** The search that a token stops; null when it is not ours or was changed. */
export function stoppedBy(services: Secrets, token: string): string | null {
  const [id = '', mark = '', rest] = token.split('.')
  if (rest !== undefined || !/^[0-9a-f-]{36}$/.test(id)) return null
  const [given, expected] = [Buffer.from(mark, 'base64url'), markOf(services, id)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/**
 * Which of these jobs the account was not told of yet. They are told from now on: of two looks at the same time each job
 * is in one. They are written in one order, so that neither waits for the other for ever.
 */
async function untold(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const fresh = await tx
    .insert(toldJobs)
    .values(ids.toSorted().map((postingId) => ({ accountId, postingId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: toldJobs.postingId })
  return new Set(fresh.map(({ id }) => id))
}

/** The jobs that a search has to tell of now, the newest first: none of its own account, and none applied for. */
async function newJobs(tx: Tx, { accountId, search, createdAt }: KeptSearch, now: Date): Promise<Applicable[]> {
  const found = await publishedSince(tx, searchOf(search), {
    now,
    since: createdAt,
    without: accountId,
    most: MOST_TOLD,
  })
  const applied = await standingOf(tx, accountId, found)
  const fresh = await untold(
    tx,
    accountId,
    found.filter((id) => (applied.get(id)?.status ?? 'draft') === 'draft'),
    now,
  )
  const ids = found.filter((id) => fresh.has(id))
  const jobs = await applicablesOf(tx, ids, now)
  return ids.flatMap((id) => jobs.get(id) ?? [])
}

const lineOf = ({ posting, account, owner }: Applicable, lang: Language): string =>
  [posting.title, employerName(account, owner), posting.city]
    .flatMap((text) => resolve(text, lang)?.text ?? [])
    .join(' · ')

/**
 * The handler of the queue `alerts`: mails the new jobs of a search, if there are any, and plans the next look in the
 * same transaction. A look that comes twice, or that is planned no more, does nothing.
 */
export const sendAlert = (services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> =>
  services.transaction(async (tx) => {
    const { searchId, at } = work.parse(payload)
    const now = services.clock.now()
    const [row] = await tx.select().from(jobSearches).where(eq(jobSearches.id, searchId)).for('update')
    if (row === undefined || row.nextAt?.toISOString() !== new Date(at).toISOString()) return
    await planAlert(tx, services, { id: row.id, at: nextAlert(row.mails, now) })
    const [found] = await tx
      .select({ owner: users })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(sql`${accounts.id} = ${row.accountId} and ${isActive()}`)
    if (found === undefined) return
    const { owner } = found
    const jobs = await newJobs(tx, row, now)
    if (jobs.length === 0) return
    await tx.update(jobSearches).set({ mailedAt: now }).where(eq(jobSearches.id, row.id))
    await notify(tx, services, {
      accountId: row.accountId,
      kind: 'job_alert',
      subjectId: row.id,
      companyAccountId: null,
      values: { search: row.name, count: `${jobs.length}` },
    })
    const lang = owner.language
    const shown = jobs.slice(0, MOST_LINES)
    await queueMail(tx, services, {
      to: owner.email,
      lang,
      kind: 'job-alert',
      values: {
        name: await findGreeting(tx, owner),
        title: row.name,
        count: jobs.length,
        lines: shown.map((job) => lineOf(job, lang)).join('\n'),
        links: shown
          .map(({ posting }) => fromSource(inLanguage(jobPath(posting.slug ?? ''), lang), 'alert'))
          .join('\n'),
        path: inLanguage(jobsPath({ ...searchOf(row.search), sort: 'newest' }), lang),
        leave: stopPath(services, row.id, lang),
      },
    })
  })

/** Forgets who was told of jobs that are over: those never come again. */
export const sweepTold = ({ transaction }: Pick<Services, 'transaction'>): Promise<void> =>
  transaction(async (tx) => {
    await tx.delete(toldJobs).where(inArray(toldJobs.postingId, closedPostings(tx)))
  })
