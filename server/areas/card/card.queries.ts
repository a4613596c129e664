import { asc, eq, sql } from 'drizzle-orm'
import { CARD_DESIGNS, type CardDesign } from '../../../openapi/schemas/site.ts'
import { cards, qrCodes, views } from '../../db/site-tables.ts'
import { accounts } from '../../db/tables.ts'
import { prepared } from '../../db/prepared.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { giveCode } from './card.commands.ts'

const codeOf = async (db: Readable, accountId: string): Promise<string | null> =>
  (
    await prepared(
      db,
      'card_code',
      () =>
        db
          .select({ code: qrCodes.code })
          .from(qrCodes)
          .where(eq(qrCodes.accountId, sql.placeholder('account')))
          .orderBy(asc(qrCodes.createdAt))
          .limit(1),
      { account: accountId },
    )
  )[0]?.code ?? null

/** The account's code. It is created on first use and never changes, because it is printed. */
export async function cardCode(db: Readable, services: Services, accountId: string): Promise<string> {
  const known = await codeOf(db, accountId)
  if (known !== null) return known
  return services.transaction(async (tx) => {
    // Two first uses at the same time end with one code.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const meanwhile = await codeOf(tx, accountId)
    if (meanwhile !== null) return meanwhile
    const code = await giveCode(tx, services, accountId, services.clock.now())
    services.events.publish(tx, 'site', accountId)
    return code
  })
}

const designOf = (
  row: { readonly design: string | null; readonly version: number | null } | undefined,
): { readonly design: CardDesign; readonly version: number } => ({
  design: CARD_DESIGNS.find((design) => design === row?.design) ?? CARD_DESIGNS[0],
  version: row?.version ?? 1,
})

/**
 * The design of the printed card (by default the first one), its version, and how often the code has ever been scanned.
 */
export async function cardNumbers(
  db: Readable,
  accountId: string,
): Promise<{ readonly scans: number; readonly design: CardDesign; readonly version: number }> {
  const [row] = await prepared(
    db,
    'card_numbers',
    () =>
      db
        .select({
          design: cards.design,
          version: cards.version,
          scans:
            sql<number>`(select coalesce(sum(v.count), 0) from ${views} v where v.account_id = ${accounts.id} and v.source = 'qr')`.mapWith(
              Number,
            ),
        })
        .from(accounts)
        .leftJoin(cards, eq(cards.accountId, accounts.id))
        .where(eq(accounts.id, sql.placeholder('account'))),
    { account: accountId },
  )
  return { scans: row?.scans ?? 0, ...designOf(row) }
}

/** The design of the printed card (by default the first one) and its version. */
export async function chosenDesign(
  db: Readable,
  accountId: string,
): Promise<{ readonly design: CardDesign; readonly version: number }> {
  const [row] = await prepared(
    db,
    'chosen_design',
    () =>
      db
        .select({ design: cards.design, version: cards.version })
        .from(cards)
        .where(eq(cards.accountId, sql.placeholder('account'))),
    { account: accountId },
  )
  return designOf(row)
}
