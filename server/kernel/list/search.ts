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
/** `column` holds the id of a row of another table, whose folded names are in `keys`. */
interface NamedElsewhere {
  readonly column: PgColumn
  readonly id: PgColumn
  readonly keys: readonly PgColumn[]
}

/** Each word must occur in the search key, or in a name that the row refers to. */
export function matchesWords({ key, isLarge, named = [] }: SearchKey, q: string | undefined): SQL | undefined {
  const within = (text: PgColumn, word: string) => {
    const starting = (beginning: string) => [like(text, `${beginning}%`), like(text, `% ${beginning}%`)]
    if (!isLarge || [...word].length > 2) return like(text, `%${literal(word)}%`)
    return or(...(ETHIOPIC.test(word) ? AMHARIC_PREFIXES : ['']).flatMap((prefix) => starting(prefix + literal(word))))
  }
  const elsewhere = ({ column, id, keys }: NamedElsewhere, word: string) =>
    sql`${column} in (select ${id} from ${id.table} where ${or(...keys.map((name) => within(name, word)))})`
  return and(...words(q ?? '').map((word) => or(within(key, word), ...named.map((other) => elsewhere(other, word)))))
}
