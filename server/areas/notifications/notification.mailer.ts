import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import { bothClocks } from '../../../openapi/format/clock.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import { ACCOUNT, pages } from '../../../openapi/routes.ts'
import type { NotificationKind } from '../../../openapi/schemas/notification.ts'
import { coOwners } from '../../db/company-tables.ts'
import { jobs } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail, type CalendarEvent } from '../../kernel/mail.ts'
import { findGreeting, type UserRow } from '../session/session.queries.ts'
import { defaultValues, mailDefaults, pathOf } from './notification-kinds.ts'
import { findCompanyName } from './notifications.queries.ts'

/** A mail in the words of the account that it comes from, in the place of the usual text. */
export interface Letter {
  readonly lang: Language
  readonly subject: string
  /** The job that it is about, and whose it is. */
  readonly title: string
  readonly employer: string
  /** In paragraphs. */
  readonly body: string
}

interface Told {
  readonly accountId: string
  /** The one whom it is for; absent: the owners of the account. */
  readonly forUserId?: string | null
  readonly kind: NotificationKind
  readonly subjectId: string | null
  readonly companyAccountId: string | null
  readonly values: Readonly<Record<string, string>>
  readonly mail?: NoticeMail
  /** Null: the usual mail. */
  readonly letter?: (reader: { readonly lang: Language; readonly calendar: UserRow['calendar'] }) => Letter | null
}
/** What a notification's mail has beyond its text, in the language of the one owner who gets it. */
export interface NoticeMail {
  readonly to: string
  readonly lines: readonly string[]
  /** What we say ourselves; it may have links to our pages. */
  readonly body: readonly string[]
  readonly event?: CalendarEvent
}

/** Digests are sent at seven in the morning, Addis Ababa (UTC+3, no summer time). */
const DIGEST_HOUR = 4

/** The next time that digests are sent, after `now`. */
export function nextDigest(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  return today > now ? today : new Date(today.getTime() + DAY)
}

/** A link to a page for whoever reads it as another of their accounts: it names the one that it is about. */
export function openedAs(accountId: string, path: string): string {
  const [page = '', anchor] = path.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}${ACCOUNT}=${accountId}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Principal and co-owners of an account who may sign in. */
async function findOwners(db: Readable, accountId: string): Promise<UserRow[]> {
  const principal = db.select({ id: accounts.ownerId }).from(accounts).where(eq(accounts.id, accountId))
  const others = db.select({ id: coOwners.userId }).from(coOwners).where(eq(coOwners.accountId, accountId))
  return db
    .select()
    .from(users)
    .where(and(or(inArray(users.id, principal), inArray(users.id, others)), isNull(users.disabledAt)))
    .orderBy(users.id)
}

/** The one whom a notification is for, if they may sign in; otherwise the owners of its account. */
const findReaders = (db: Readable, { accountId, forUserId }: Told): Promise<UserRow[]> =>
  forUserId == null
    ? findOwners(db, accountId)
    : db
        .select()
        .from(users)
        .where(and(eq(users.id, forUserId), isNull(users.disabledAt)))

/** The text of a notification for mails in one language. Days are in the reader's calendar. */
export async function textFor(
  db: Readable,
  services: Pick<Services, 'say'>,
  told: Told & { readonly reader: string },
  lang: Language,
  calendar: UserRow['calendar'],
): Promise<string> {
  const company = told.companyAccountId === null ? '' : await findCompanyName(db, told.companyAccountId, lang)
  const { date, ...values } = { ...defaultValues[told.kind], ...told.values }
  const { time, ...others } = values
  const shown = {
    ...others,
    ...(date === undefined ? {} : { date: formatDate(date, { lang, calendar }) }),
    ...(time === undefined ? {} : { time: bothClocks(time, lang) }),
  }
  return services.say(lang, `notification.${told.kind}`, { ...shown, company, reader: told.reader })
}

/** Mails to whom a notification is for, as each chose: now, in tomorrow's digest, or not. */
export async function mailNotification(tx: Tx, services: Services, told: Told, now: Date): Promise<void> {
  const [account] = await tx.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.id, told.accountId))
  if (account === undefined) return
  const { mail } = told
  for (const owner of await findReaders(tx, told)) {
    if (mail !== undefined && owner.id !== mail.to) continue
    const choice = owner.mails[told.kind] ?? mailDefaults[told.kind]
    if (choice === 'daily') await planDigest(tx, services, { userId: owner.id, accountId: told.accountId }, now)
    if (choice !== 'at_once') continue
    const text = await textFor(tx, services, { ...told, reader: account.kind }, owner.language, owner.calendar)
    const path =
      pathOf(told.kind, { subjectId: told.subjectId, offerId: null, reader: account.kind, values: told.values }) ??
      pages.notifications.path
    const letter = told.letter?.({ lang: owner.language, calendar: owner.calendar }) ?? null
    await queueMail(tx, services, {
      to: owner.email,
      lang: letter?.lang ?? owner.language,
      kind: letter === null ? 'notification' : 'stage',
      ...(told.companyAccountId === null || told.companyAccountId === told.accountId
        ? {}
        : { from: told.companyAccountId }),
      // What exceeds a day's limit comes together in the digest.
      instead: { queue: 'digest', payload: { userId: owner.id, accountId: told.accountId } },
      ...(mail?.event === undefined ? {} : { event: mail.event }),
      values: {
        name: await findGreeting(tx, owner),
        path: openedAs(told.accountId, path),
        ...(letter === null
          ? { text }
          : { subject: letter.subject, title: letter.title, employer: letter.employer, body: letter.body }),
        ...(mail === undefined ? {} : { lines: mail.lines.join('\n'), body: mail.body.join('\n\n') }),
      },
    })
  }
}

/**
 * Plans one digest for each owner, account and day; the account's counter is locked, so two notifications plan only
 * one. With `all` it also has the kinds that this owner wants at once, because there were too many to mail one by one.
 */
export async function planDigest(
  tx: Tx,
  services: Services,
  { userId, accountId, all = false }: { readonly userId: string; readonly accountId: string; readonly all?: boolean },
  now: Date,
): Promise<void> {
  const at = nextDigest(now)
  const payload = { userId, accountId, until: at.toISOString() }
  const [planned] = await tx
    .select({ id: jobs.id, payload: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.queue, 'digest'), eq(jobs.runAt, at), sql`${jobs.payload} @> ${JSON.stringify(payload)}::jsonb`))
    .limit(1)
  if (planned === undefined) await addJob(tx, services, 'digest', all ? { ...payload, all } : payload, at)
  else if (all && planned.payload['all'] !== true)
    await tx
      .update(jobs)
      .set({ payload: { ...payload, all } })
      .where(eq(jobs.id, planned.id))
}
