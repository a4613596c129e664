import { and, asc, eq, sql } from 'drizzle-orm'
import { CARD_DESIGNS, type CardDesign } from '../../../openapi/schemas/site.ts'
import { cards, qrCodes, views } from '../../db/site-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'

const codeOf = async (db: Readable, accountId: string): Promise<string | null> =>
  (await db.select({ code: qrCodes.code }).from(qrCodes).where(eq(qrCodes.accountId, accountId)).orderBy(asc(qrCodes.createdAt)).limit(1))[0]?.code ?? null

/** The account's code. It is created on first use and never changes, because it is printed. */
export async function cardCode(db: Readable, services: Services, accountId: string): Promise<string> {
  const known = await codeOf(db, accountId)
  if (known !== null) return known
  return services.transaction(async (tx) => {
    // Two first uses at the same time end with one code.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const meanwhile = await codeOf(tx, accountId)
    if (meanwhile !== null) return meanwhile
    const code = services.ids.code()
    await tx.insert(qrCodes).values({ code, accountId, createdAt: services.clock.now() })
    services.events.publish(tx, 'site', accountId)
    return code
  })
}

/** How often the code has ever been scanned. */
export async function scans(db: Readable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${views.count}), 0)`.mapWith(Number) })
    .from(views)
    .where(and(eq(views.accountId, accountId), eq(views.source, 'qr')))
  return row?.n ?? 0
}

/** The design of the printed card (by default the first one) and its version. */
export async function chosenDesign(db: Readable, accountId: string): Promise<{ readonly design: CardDesign; readonly version: number }> {
  const [row] = await db.select({ design: cards.design, version: cards.version }).from(cards).where(eq(cards.accountId, accountId))
  return { design: CARD_DESIGNS.find((design) => design === row?.design) ?? CARD_DESIGNS[0], version: row?.version ?? 1 }
}
