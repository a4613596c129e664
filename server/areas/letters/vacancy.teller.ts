import { and, eq } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { letters } from '../../db/letters-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Happenings } from '../../kernel/reactions.ts'
import { isVacant, type Staffing } from '../letter-settings/approvers.ts'
import { isNamedByLevel } from '../letter-settings/levels.queries.ts'
import { askedBy, readAuthority, type Authority } from '../letter-settings/route.queries.ts'
import { titlesOf } from '../letter-settings/staffing.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { tellAsked } from './letter.teller.ts'
import type { LetterRow } from './letters.policy.ts'
import { stepOf } from './waiting.scheduler.ts'

type Left = Happenings['employment.closed']
type Approver = LetterRow['route'][number]['approvers'][number]

/** Does a level name somebody who left, themself or by the position that nobody holds now? */
const names =
  (staffing: Staffing, { userId, positionId }: Left) =>
  (one: Approver): boolean =>
    (one.userId !== null && one.userId === userId) ||
    (one.positionId !== null && one.positionId === positionId && isVacant(staffing, one))

/**
 * Somebody's work ended: whoever is asked in their place learns of the letters that wait, and the owners that nobody
 * holds a position which approves letters.
 */
export async function tellOfVacancy(tx: Tx, services: Services, left: Left): Promise<void> {
  const { companyAccountId: accountId, positionId, now } = left
  const inReview = and(eq(letters.accountId, accountId), eq(letters.status, 'in_review'))
  const rows = await tx.select().from(letters).where(inReview).orderBy(letters.id)
  const isNamed = positionId !== null && (await isNamedByLevel(tx, accountId, positionId))
  if (rows.length === 0 && !isNamed) return
  const authority = await readAuthority(tx, accountId, now)
  const isTheirs = names(authority.staffing, left)
  const waiting = rows.filter((row) => stepOf(row)?.approvers.some(isTheirs) === true)
  if (positionId !== null && isVacant(authority.staffing, { who: 'position', userId: null, positionId }))
    if (isNamed || waiting.length > 0) await tellOwners(tx, services, accountId, positionId, waiting.length)
  for (const row of waiting) {
    const instead = insteadOf(authority, row, isTheirs)
    await tellAsked({ tx, services, authority, row, now }, 'instead', (userId) => instead.has(userId))
  }
}

/** Who is asked today by those approvers of a letter's level alone. */
const insteadOf = (authority: Authority, row: LetterRow, isTheirs: (one: Approver) => boolean): ReadonlySet<string> =>
  new Set(askedBy(authority, (stepOf(row)?.approvers ?? []).filter(isTheirs), row, false).map(({ userId }) => userId))

async function tellOwners(tx: Tx, services: Services, accountId: string, positionId: string, waiting: number) {
  const titles = await titlesOf(tx, accountId, [positionId])
  const [owner] = await tx
    .select({ language: users.language })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  await notify(tx, services, {
    accountId,
    kind: 'letter_seat_vacant',
    subjectId: null,
    companyAccountId: accountId,
    values: {
      position: resolve(titles.get(positionId) ?? {}, owner?.language ?? 'en')?.text ?? '',
      waiting: String(waiting),
    },
  })
}
