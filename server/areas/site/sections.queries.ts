import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { section, SectionKey, SiteKind } from '../../../openapi/schemas/profile.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts } from '../../db/tables.ts'
import { prepared } from '../../db/prepared.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { arrange } from '../../kernel/audience.ts'
import { namesIn, offeredTo, sectionSettingRows } from '../../kernel/section-settings.ts'
import { sectionCounts } from './section-rows.queries.ts'
import { arrangements } from './site.queries.ts'

/** A section of an account's site in the form of the contract. */
export type Section = z.input<typeof section>
interface Arranged {
  /** `position` as it is stored, among all sections. */
  readonly section: Section
  /** The account is offered it, or has something in it. */
  readonly isListed: boolean
}

/** Every section that accounts of this kind can have, in order, also those that are not offered. One statement. */
export async function arrangedSections(db: Readable, accountId: string): Promise<readonly Arranged[]> {
  const [row] = await prepared(
    db,
    'list_sections',
    () =>
      db
        .select({
          kind: accounts.kind,
          arrangements,
          order: sites.sectionOrder,
          settings: sectionSettingRows,
          counts: sectionCounts,
        })
        .from(accounts)
        .leftJoin(sites, eq(sites.accountId, accounts.id))
        .where(eq(accounts.id, sql.placeholder('account'))),
    { account: accountId },
  )
  if (!row) return refuse('not_found', {})
  const kind = row.kind as SiteKind
  const offered = offeredTo(row.settings, kind)
  const names = namesIn(row.settings)
  return arrange(row.arrangements, kind, row.order).map((arranged) => ({
    section: {
      ...arranged,
      name: names.get(arranged.key) ?? null,
      audience: [...arranged.audience],
      ...row.counts[arranged.key],
    },
    isListed: offered.has(arranged.key) || row.counts[arranged.key].count > 0,
  }))
}

/**
 * The sections of an account in order, each with its number of entries and of visible ones: those that it is offered,
 * and those that it has something in.
 */
export async function listSections(db: Readable, accountId: string): Promise<Section[]> {
  return (await arrangedSections(db, accountId))
    .filter(({ isListed }) => isListed)
    .map(({ section: one }, position) => ({ ...one, position }))
}

/** One section of the account; `not_found` when it has no such section. */
export async function readSection(db: Readable, accountId: string, key: SectionKey): Promise<Section> {
  const found = (await listSections(db, accountId)).find((row) => row.key === key)
  return found ?? refuse('not_found', {})
}
