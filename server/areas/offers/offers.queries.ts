import { and, desc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { accounts, offers } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { addressedTo, scope } from './offers.policy.ts'

const columns = { offer: offers, company: { name: accounts.companyName, username: accounts.username, pictureId: accounts.pictureId } }
/** An offer with what is shown of its company. */
export interface OfferRow {
  readonly offer: typeof offers.$inferSelect
  readonly company: { readonly name: string | null; readonly username: string; readonly pictureId: string | null }
}

/** The newest 500 offers in the viewer's scope, newest first. */
export async function listOffers(db: Readable, viewer: Viewer<'individual' | 'company'>): Promise<OfferRow[]> {
  return db
    .select(columns)
    .from(offers)
    .innerJoin(accounts, eq(accounts.id, offers.companyAccountId))
    .where(scope(db, viewer))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(500)
}

/** An offer made to this person; another's is not found. */
export async function findReceived(db: Readable, viewer: Viewer<'individual'>, id: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(offers)
    .innerJoin(accounts, eq(accounts.id, offers.companyAccountId))
    .where(and(eq(offers.id, id), addressedTo(db, viewer)))
  return row
}

/** Remembers which versions the person was given: an answer that names no version means the one seen last. */
export async function markSeen(db: Readable, given: readonly { readonly id: string; readonly version: number }[]): Promise<void> {
  if (given.length === 0) return
  const pairs = sql.join(
    given.map(({ id, version }) => sql`(${id}::uuid, ${version}::int)`),
    sql`, `,
  )
  await db
    .update(offers)
    .set({ seenVersion: offers.version })
    .where(sql`(${offers.id}, ${offers.version}) in (${pairs})`)
}
