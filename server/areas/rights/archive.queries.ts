import { sql } from 'drizzle-orm'
import type { Readable } from '../../kernel/context.ts'
import { personalData, type Owner } from './personal-data.ts'

/** Whose data an archive has, and in which language it is written; null for somebody who is gone. */
export async function findOwner(
  db: Readable,
  userId: string,
): Promise<(Owner & { readonly language: 'en' | 'am'; readonly email: string }) | null> {
  const { rows } = await db.execute<{
    email: string
    email_key: string
    language: 'en' | 'am'
    account_ids: string[]
  }>(sql`
    select u.email, u.email_key, u.language, array(
      select a.id::text from accounts a where a.owner_id = u.id
      union select c.account_id::text from co_owners c where c.user_id = u.id
    ) as account_ids
    from users u where u.id = ${userId}::uuid`)
  const [row] = rows
  return row === undefined
    ? null
    : {
        userId,
        email: row.email,
        emailKey: row.email_key,
        language: row.language,
        accountIds: row.account_ids.toSorted(),
      }
}

/** So many rows of one table; nobody has more of anything, and memory is not endless. */
export const MOST_ROWS = 50_000

export interface Part {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What each table has about the owner, one table after the other; those with nothing are left out. */
export async function* readParts(db: Readable, owner: Owner): AsyncGenerator<Part> {
  for (const [table, theirs] of Object.entries(personalData)) {
    if (typeof theirs === 'string') continue
    const row = theirs.as ?? sql`to_jsonb(t)`
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select ${row} as row from ${sql.identifier(table)} t where ${theirs.rows(owner)} limit ${MOST_ROWS}`,
    )
    const without = new Set(theirs.without)
    if (rows.length > 0)
      yield {
        table,
        rows: rows.map(({ row: each }) =>
          Object.fromEntries(Object.entries(each).filter(([key]) => !without.has(key))),
        ),
      }
  }
}

/** A stored file of the owner, as the archive names it. */
export interface OwnFile {
  readonly id: string
  readonly type: string
  readonly bytes: number
}

export const filesOf = (parts: Part | undefined): readonly OwnFile[] =>
  (parts?.rows ?? []).map(({ id, type, bytes }) => ({ id: String(id), type: String(type), bytes: Number(bytes) }))
