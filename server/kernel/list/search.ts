import { and, like, or, type SQL } from 'drizzle-orm'
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
   * In a large collection a word of one or two letters matches only at the start of a word, in Amharic also after a prefix: in the middle it
   * would tell little, and the trigram index could not find it.
   */
  readonly isLarge: boolean
}

/** Each word must occur in the search key. */
export function matchesWords({ key, isLarge }: SearchKey, q: string | undefined): SQL | undefined {
  const starting = (text: string) => [like(key, `${text}%`), like(key, `% ${text}%`)]
  return and(
    ...words(q ?? '').map((word) => {
      if (!isLarge || [...word].length > 2) return like(key, `%${literal(word)}%`)
      return or(...(ETHIOPIC.test(word) ? AMHARIC_PREFIXES : ['']).flatMap((prefix) => starting(prefix + literal(word))))
    }),
  )
}
