import { and, like, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { words } from '../../../openapi/text-fold.ts'

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
const ETHIOPIC = /\p{Script=Ethiopic}/u
/** “Of”, “in”, “for” and “from” are prefixes in Amharic. */
const AMHARIC_PREFIXES = ['', 'የ', 'በ', 'ለ', 'ከ']

/** What a search looks in: a column of folded text. */
export interface SearchKey {
  readonly key: PgColumn
  /**
   * In a large collection a word of one or two letters matches only at the start of a word, in Amharic also after a
   * prefix: in the middle it would tell little, and the trigram index could not find it.
   */
  readonly isLarge: boolean
  /** Rows of other tables whose names count as words of the rows that name them. */
  readonly named?: readonly NamedElsewhere[]
}
/** `column` holds the id of a row of another table, whose folded names are in `keys`; `find` gives ids of that table. */
interface NamedElsewhere {
  readonly column: PgColumn
  readonly keys: readonly PgColumn[]
  readonly find: (where: SQL | undefined) => Promise<readonly string[]>
}

/**
 * Each word must occur in the search key, or in a name that the row refers to. The rows that have such a name are found
 * first: where there are none, as for most words, the trigram index alone finds what is searched for. In one statement
 * PostgreSQL would read every row.
 */
export async function matchesWords(
  { key, isLarge, named = [] }: SearchKey,
  q: string | undefined,
): Promise<SQL | undefined> {
  const within = (text: PgColumn, word: string) => {
    const starting = (beginning: string) => [like(text, `${beginning}%`), like(text, `% ${beginning}%`)]
    if (!isLarge || [...word].length > 2) return like(text, `%${literal(word)}%`)
    return or(...(ETHIOPIC.test(word) ? AMHARIC_PREFIXES : ['']).flatMap((prefix) => starting(prefix + literal(word))))
  }
  const conditions: (SQL | undefined)[] = []
  for (const word of words(q ?? '')) {
    const elsewhere: SQL[] = []
    for (const { column, keys, find } of named) {
      const ids = await find(or(...keys.map((name) => within(name, word))))
      if (ids.length > 0) elsewhere.push(sql`${column} = any(${sql.param(ids)}::uuid[])`)
    }
    conditions.push(or(within(key, word), ...elsewhere))
  }
  return and(...conditions)
}
