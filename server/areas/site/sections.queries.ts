import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { section, SectionKey, SiteKind } from '../../../openapi/schemas/profile.ts'
import { accounts } from '../../db/tables.ts'
import { prepared } from '../../db/prepared.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { arrange } from '../../kernel/audience.ts'
import { sectionCounts } from './section-rows.queries.ts'
import { arrangements } from './site.queries.ts'

/** A section of an account's site in the form of the contract. */
export type Section = z.input<typeof section>

/** The sections of an account in order, each with its number of entries and of visible ones. One statement. */
export async function listSections(db: Readable, accountId: string): Promise<Section[]> {
  const [row] = await prepared(
    db,
    'list_sections',
    () =>
      db
        .select({ kind: accounts.kind, arrangements, counts: sectionCounts })
        .from(accounts)
        .where(eq(accounts.id, sql.placeholder('account'))),
    { account: accountId },
  )
  if (!row) return refuse('not_found', {})
  return arrange(row.arrangements, row.kind as SiteKind).map((arranged) => ({
    ...arranged,
    audience: [...arranged.audience],
    ...row.counts[arranged.key],
  }))
}

/** One section of the account; `not_found` when accounts of its kind have no such section. */
export async function readSection(db: Readable, accountId: string, key: SectionKey): Promise<Section> {
  const found = (await listSections(db, accountId)).find((row) => row.key === key)
  return found ?? refuse('not_found', {})
}
