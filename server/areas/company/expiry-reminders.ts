import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { companyParts, expiryReminders } from '../../db/company-tables.ts'
import { licences } from '../../db/collection-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Services } from '../../kernel/context.ts'
import { daysAfter, startOf, todayIn } from '../../kernel/days.ts'
import { notify } from '../notifications/notifications.commands.ts'

/** Days before the last day of validity on which a company is reminded; the first of them is the earliest. */
const REMINDED = [30, 7] as const
/** Nobody is reminded before eight in the morning, Addis Ababa. */
const MORNING = 8 * 3_600_000

interface Expiring {
  readonly subjectId: string
  readonly accountId: string
  /** Null: the trade licence that the legal part names. */
  readonly name: Localized | null
  readonly lastDay: string
  readonly lang: Language
}

/**
 * Everything that is valid for at most 30 more days, today included: licences, and the day that companies name among
 * their legal facts.
 */
async function findExpiring({ db }: Services, today: string): Promise<readonly Expiring[]> {
  const until = daysAfter(today, REMINDED[0])
  const kept = await db
    .select({
      subjectId: licences.id,
      accountId: licences.accountId,
      name: licences.name,
      lastDay: sql<string>`${licences.expiresOn}::text`,
      lang: users.language,
    })
    .from(licences)
    .innerJoin(accounts, eq(accounts.id, licences.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(gte(licences.expiresOn, today), lte(licences.expiresOn, until), isActive()))
  const lastDay = sql<string>`${companyParts.values}->>'license_expiry_date'`
  const legal = await db
    .select({
      subjectId: companyParts.accountId,
      accountId: companyParts.accountId,
      name: sql<null>`null`,
      lastDay,
      lang: users.language,
    })
    .from(companyParts)
    .innerJoin(accounts, eq(accounts.id, companyParts.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(companyParts.part, 'legal'), gte(lastDay, today), lte(lastDay, until), isActive()))
  return [...kept, ...legal]
}

/** Writes down that the company is told, and tells it; whoever finds it written down already tells nobody. */
async function remind(
  services: Services,
  { subjectId, accountId, name, lastDay, lang }: Expiring,
  daysBefore: number,
): Promise<void> {
  await services.transaction(async (tx) => {
    const first = await tx
      .insert(expiryReminders)
      .values({ subjectId, lastDay, daysBefore, remindedAt: services.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    const licence = resolve(name, lang)?.text ?? services.say(lang, 'server.company.trade_licence')
    await notify(tx, services, {
      accountId,
      kind: 'licence_expiring',
      subjectId,
      companyAccountId: accountId,
      values: { licence, date: lastDay },
    })
  })
}

/**
 * Reminds companies 30 and 7 days before a licence ends, once each, in whichever process. One that was written down
 * later than that is reminded of once; another last day is another matter. It may run at any time: it does nothing
 * before the morning.
 */
export async function remindOfExpiry(services: Services): Promise<void> {
  const now = services.clock.now()
  const today = todayIn(now)
  if (now.getTime() < startOf(today).getTime() + MORNING) return
  for (const expiring of await findExpiring(services, today)) {
    const due = REMINDED.findLast((days) => expiring.lastDay <= daysAfter(today, days))
    if (due !== undefined) await remind(services, expiring, due)
  }
}
