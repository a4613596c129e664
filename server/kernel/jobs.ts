import { sql } from 'drizzle-orm'
import { jobs } from '../db/platform-tables.ts'
import type { Services, Tx } from './context.ts'
import { reasonOf } from './log.ts'
import { outageOf, tellOutage } from './outage.ts'

/**
 * The queues of the outbox, one handler each: `mail` sends a mail, `account` (areas/session/account.mailer.ts) decides
 * which mail a visitor's request leads to, `offers` (areas/offers/offer-jobs.ts) tells whom an offer is for and does
 * what the clock asks for, `company` (areas/company/company-mail.ts) the same for invitations and followers, `digest`
 * (areas/notifications/digest.mailer.ts) gathers a day's notifications in one mail, `newsletter`
 * (areas/newsletter/newsletter.mailer.ts) mails subscribers, `publishing`
 * (resources/publishing.ts) publishes entries that were scheduled, `postings` (areas/jobs/posting.worker.ts) closes job
 * postings whose deadline has passed, `applications` (areas/applications/application.worker.ts) tells applicants and
 * employers what became of an application, `interviews` (areas/interviews/interview.worker.ts) reminds of interviews and
 * ends them, `conversations` (areas/conversations) tells that somebody wrote, `letters` (areas/letters/letter.worker.ts) makes and
 * seals the files of letters, `alerts` (areas/job-alerts/alert.mailer.ts)
 * tells of new jobs that a saved search finds, `archive` (areas/rights/archive.commands.ts) makes the
 * archive of a person's data, `deletion` (areas/rights/deletion.commands.ts) reminds of a deletion and carries it out.
 */
export const QUEUES = [
  'mail',
  'account',
  'offers',
  'company',
  'digest',
  'newsletter',
  'publishing',
  'postings',
  'applications',
  'alerts',
  'interviews',
  'conversations',
  'letters',
  'archive',
  'deletion',
] as const
export type Queue = (typeof QUEUES)[number]

export interface Job {
  readonly id: number
  readonly payload: Record<string, unknown>
  readonly attempts: number
}
export type JobHandlers = Readonly<Record<Queue, (job: Job) => Promise<void>>>

/** A claimed job belongs to its worker so long (seconds); a process that dies gives it back by silence. */
const CLAIM = 60
const MOST_ATTEMPTS = 12
const AT_ONCE = 10
/** Seconds until work is tried again that a full disk or a lost database stopped. */
const AFTER_OUTAGE = 15
/** How often to look without being told (milliseconds): retries and jobs of dead processes. */
const LOOK_EVERY = 5000

/** Asks for work after the commit of `tx`. `runAt` defaults to now. */
export async function addJob(
  tx: Tx,
  services: Services,
  queue: Queue,
  payload: Record<string, unknown>,
  runAt?: Date,
): Promise<void> {
  await addJobs(tx, services, queue, [payload], runAt)
}
/** The same with several at once, in one statement. */
export async function addJobs(
  tx: Tx,
  services: Services,
  queue: Queue,
  payloads: readonly Record<string, unknown>[],
  runAt?: Date,
): Promise<void> {
  if (payloads.length === 0) return
  const now = services.clock.now()
  await tx.insert(jobs).values(payloads.map((payload) => ({ queue, payload, runAt: runAt ?? now, createdAt: now })))
  services.events.publish(tx, 'job', queue)
}

interface Claimed extends Record<string, unknown> {
  readonly id: number
  readonly queue: Queue
  readonly payload: Record<string, unknown>
  readonly attempts: number
}

async function claim({ db, clock }: Services): Promise<readonly Claimed[]> {
  const now = clock.now().toISOString()
  // An update gives its rows in no order; a later wish must not be overtaken by an earlier one.
  const { rows } = await db.execute<Claimed>(sql`
    with claimed as (
      update jobs set attempts = attempts + 1, locked_until = ${now}::timestamptz + make_interval(secs => ${CLAIM})
    where id in (
      select id from jobs
      where done_at is null and run_at <= ${now}::timestamptz and (locked_until is null or locked_until < ${now}::timestamptz) and attempts < ${MOST_ATTEMPTS}
      order by run_at, id limit ${AT_ONCE} for update skip locked
      ) returning id, queue, payload, attempts
    )
    select * from claimed order by id`)
  return rows
}

async function finish({ db }: Services, id: number): Promise<void> {
  // Deleted, not marked: a mail's payload holds a one-time token.
  await db.execute(sql`delete from jobs where id = ${id}`)
}

/** What failed for a full disk or a lost database was no attempt: it comes again soon, however long that lasts. */
async function giveBack({ db, clock }: Services, { id, attempts }: Claimed, error: unknown): Promise<void> {
  const isOutage = outageOf(error) !== null
  const wait = isOutage ? AFTER_OUTAGE : Math.min(6 * 3600, 5 * 2 ** attempts)
  await db.execute(
    sql`update jobs set locked_until = null, attempts = ${isOutage ? attempts - 1 : attempts}, last_error = ${reasonOf(error)}, run_at = ${clock.now().toISOString()}::timestamptz + make_interval(secs => ${wait}) where id = ${id}`,
  )
}

/** Does all the work that is due; gives back how many jobs were done. Several processes may run it at once. */
export async function runDueJobs(services: Services, handlers: JobHandlers): Promise<number> {
  let done = 0
  for (;;) {
    const claimed = await claim(services)
    if (claimed.length === 0) return done
    for (const job of claimed) {
      try {
        await handlers[job.queue](job)
        await finish(services, job.id)
        done += 1
      } catch (error) {
        services.log.warn(
          { job: job.id, queue: job.queue, attempts: job.attempts, reason: reasonOf(error) },
          'a job failed and will be tried again',
        )
        tellOutage(services, error)
        await giveBack(services, job, error)
      }
    }
  }
}

/**
 * Works through the outbox until stopped: at once when told of new work, and every few seconds for what comes again.
 */
export function startJobs(services: Services, handlers: JobHandlers): { readonly stop: () => Promise<void> } {
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  const wake = () => {
    again = true
    if (stopped || running) return
    running = (async () => {
      while (again && !stopped) {
        again = false
        await runDueJobs(services, handlers).catch((error: unknown) =>
          services.log.error({ err: error }, 'the outbox could not be read'),
        )
      }
    })().finally(() => {
      running = null
    })
  }
  const off = services.events.on('job', wake)
  const timer = setInterval(wake, LOOK_EVERY)
  timer.unref()
  wake()
  return {
    stop: async () => {
      stopped = true
      off()
      clearInterval(timer)
      await running
    },
  }
}
