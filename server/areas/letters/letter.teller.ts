import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { SendOf } from '../../../openapi/lifecycle.ts'
import type { letter as life } from '../../../openapi/lifecycles/letter.ts'
import { letterRecipients } from '../../db/letters-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Authority } from '../letter-settings/route.queries.ts'
import { peopleById } from '../letter-settings/staffing.queries.ts'
import type { NotificationValues } from '../notifications/notification-kinds.ts'
import { notify, readNotices } from '../notifications/notifications.commands.ts'
import { waitsFor, askedOf, type LetterRow, type Looking } from './letters.policy.ts'
import { approvalsOf } from './visible.queries.ts'

type Kind = 'letter_asked' | 'letter_answered' | 'letter_received'
interface Telling<K extends Kind = Kind> {
  readonly accountId: string
  /** Null: whoever acts for the account. */
  readonly userId: string | null
  readonly kind: K
  readonly values: (lang: Language) => NotificationValues[K]
}
/** A letter that waits for somebody. */
interface Asking {
  readonly tx: Tx
  readonly services: Services
  readonly authority: Authority
  readonly row: LetterRow
  readonly now: Date
}
type How = NotificationValues['letter_asked']['asked']
interface Happened {
  readonly tx: Tx
  readonly services: Services
  readonly looking: Looking
  readonly now: Date
  readonly event: SendOf<typeof life>
  readonly before: Pick<LetterRow, 'level'>
  readonly after: LetterRow
  /** What an approver wrote to the author. */
  readonly note: string | null
  /** Another letter was issued as one with it, of which its author is told. */
  readonly isFurther: boolean
}
/** What is told to its author, of what others did with it. */
const ANSWERS = { return: 'returned', reject: 'rejected', approve: 'approved', issue: 'issued' } as const

/**
 * Tells whoever a letter concerns now: those whom its next level asks, its author of what others did with it, and its
 * recipients here once it is issued, and when it is revoked. Nobody is told of what they did themselves. Accounts are told in one order.
 */
export async function tellOfLetter(happened: Happened): Promise<void> {
  const { tx, services, event, before, after } = happened
  const isThrough = event !== 'approve' || after.status !== 'in_review' || after.level !== before.level
  if (isThrough) await readNotices(tx, services, [after.id], ['letter_asked'])
  const all = [
    ...(isThrough ? await asked(asking(happened), 'new', isOther(happened)) : []),
    ...(happened.isFurther ? [] : answered(happened)),
    ...(event === 'issue' || event === 'revoke' ? await received(happened) : []),
  ].toSorted((a, b) => (a.accountId < b.accountId ? -1 : a.accountId > b.accountId ? 1 : 0))
  await tellAll(tx, services, after, all)
}

async function tellAll(tx: Tx, services: Services, row: LetterRow, all: readonly Telling[]): Promise<void> {
  for (const { accountId, userId, kind, values } of all)
    await notify(tx, services, {
      accountId,
      ...(userId === null ? {} : { forUserId: userId }),
      kind,
      subjectId: row.id,
      companyAccountId: row.accountId,
      values: values(await languageOf(tx, accountId, userId)),
    })
}

/** Tells those for whom a letter in review waits, and of whom `concerns` says so, in which way it asks them. */
export async function tellAsked(letter: Asking, how: How, concerns: (userId: string) => boolean): Promise<void> {
  await tellAll(letter.tx, letter.services, letter.row, await asked(letter, how, concerns))
}

async function languageOf(tx: Tx, accountId: string, userId: string | null): Promise<Language> {
  const [one] =
    userId === null
      ? await tx
          .select({ language: users.language })
          .from(accounts)
          .innerJoin(users, eq(users.id, accounts.ownerId))
          .where(eq(accounts.id, accountId))
      : await tx.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return one?.language ?? 'en'
}

/** What it is called where it is told of; the subject of a confidential one is read on its page alone. */
function titleOf({ types }: Authority, row: LetterRow, lang: Language): string {
  const type = types.find(({ id }) => id === row.typeId)
  const name = resolve(type?.name ?? {}, lang)?.text ?? ''
  return type?.confidential === true ? name : (row.subject ?? name)
}

const asking = ({ tx, services, looking, after, now }: Happened): Asking => ({
  tx,
  services,
  authority: looking.authority,
  row: after,
  now,
})
const isOther =
  ({ looking }: Happened) =>
  (userId: string) =>
    userId !== looking.viewer.userId

async function asked(
  { tx, authority, row, now }: Asking,
  how: How,
  concerns: (userId: string) => boolean,
): Promise<Telling[]> {
  if (row.status !== 'in_review') return []
  const approvals = await approvalsOf(tx, [row.id])
  const { accountId } = row
  const people = await peopleById(tx, accountId, [row.authorId], now)
  const author = people.get(row.authorId)?.name ?? {}
  return askedOf(authority, row)
    .filter(({ userId }) => concerns(userId) && waitsFor(authority, row, approvals, userId))
    .map(({ userId }) => ({
      accountId,
      userId,
      kind: 'letter_asked',
      values: (lang) => ({
        title: titleOf(authority, row, lang),
        person: resolve(author, lang)?.text ?? '',
        asked: how,
      }),
    }))
}

function answered(happened: Happened): Telling[] {
  const { event, looking, after, note } = happened
  if (!(event in ANSWERS) || after.authorId === looking.viewer.userId) return []
  // Of the levels in between its author reads on its page.
  if (event === 'approve' && after.status !== 'approved') return []
  const answer = ANSWERS[event as keyof typeof ANSWERS]
  return [
    {
      accountId: after.accountId,
      userId: after.authorId,
      kind: 'letter_answered',
      values: (lang) => ({
        title: titleOf(looking.authority, after, lang),
        answer,
        reference: after.reference ?? '',
        has_note: note === null ? 'no' : 'yes',
        note: note ?? '',
      }),
    },
  ]
}

/** Recipients by mail alone get their key when the file is there. */
async function received(happened: Happened): Promise<Telling[]> {
  const { tx, services, looking, after, event } = happened
  const rows = await tx
    .select({ userId: letterRecipients.userId, accountId: letterRecipients.accountId })
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, after.id))
  // Whoever works for the company hears it there; what they asked for and received stands on their own page too.
  const people = rows.flatMap(({ userId }) => userId ?? [])
  const theirs = and(inArray(accounts.ownerId, people), eq(accounts.kind, 'individual'))
  const own = people.length === 0 ? [] : await tx.select({ id: accounts.id }).from(accounts).where(theirs)
  for (const { id } of own) services.events.publish(tx, 'letters', id)
  const { employed, owners } = looking.authority.staffing
  const isThere = (userId: string) => owners.includes(userId) || employed.some((one) => one.userId === userId)
  const values = (lang: Language) => ({
    title: titleOf(looking.authority, after, lang),
    reference: after.reference ?? '',
    revoked: event === 'revoke' ? ('yes' as const) : ('no' as const),
  })
  const all: Telling[] = []
  for (const { userId, accountId } of rows) {
    if (accountId !== null) all.push({ accountId, userId: null, kind: 'letter_received', values })
    if (userId === null || userId === looking.viewer.userId) continue
    if (isThere(userId)) all.push({ accountId: after.accountId, userId, kind: 'letter_received', values })
    else {
      const own = and(eq(accounts.ownerId, userId), eq(accounts.kind, 'individual'))
      const [account] = await tx.select({ id: accounts.id }).from(accounts).where(own)
      if (account) all.push({ accountId: account.id, userId: null, kind: 'letter_received', values })
    }
  }
  return all
}
