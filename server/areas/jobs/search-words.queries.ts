import { sql, type SQL } from 'drizzle-orm'
import { jobPostings, jobWords } from '../../db/job-posting-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { isEthiopic, withoutPrefix } from './search-text.ts'

/** Fewer letters find whole words only. */
const SHORTEST_BEGINNING = { latin: 3, ethiopic: 2 } as const
/** So many words of postings are compared with one that nothing has. */
const MOST_CANDIDATES = 60

/** What one word finds: its stem, and what begins with it where it is the last one or Amharic, whose words end variously. */
function wordQuery(word: string, isLast: boolean): SQL {
  const ethiopic = isEthiopic(word)
  const forms = [...new Set([word, withoutPrefix(word)])]
  const begins = (form: string) =>
    (ethiopic || isLast) && [...form].length >= (ethiopic ? SHORTEST_BEGINNING.ethiopic : SHORTEST_BEGINNING.latin)
  const simple = forms.map((form) => `'${form}'${begins(form) ? ':*' : ''}`).join(' | ')
  return sql`(to_tsquery('simple', ${simple}) || to_tsquery('english', ${`'${word}'`}))`
}

/** Words, as `searchWords` gives them, as a query of `search_vector`: all of them must be found. Null: no words. */
export const wordsQuery = (words: readonly string[]): SQL | null =>
  words.length === 0
    ? null
    : sql`(${sql.join(
        words.map((word, at) => wordQuery(word, at === words.length - 1)),
        sql` && `,
      )})`

/** How many letters must be changed, left out, added or swapped with the next to make one word another. */
function distance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]]
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const before = rows[i - 1] ?? []
      const same = from[i - 1] === to[j - 1]
      let least = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[from.length]?.[to.length] ?? 0
}
/** So many letters of a word may be wrong. */
const forgiven = (word: string): number => ([...word].length < 3 ? 0 : [...word].length < 6 ? 1 : 2)

/** The known word that another may have meant; null where none is near. */
async function nearestWord(db: Readable, word: string): Promise<string | null> {
  const most = forgiven(word)
  if (most === 0) return null
  const beginning = `${[...word].slice(0, 2).join('')}%`
  const { rows } = await db.execute<{ word: string }>(sql`
    (select word from ${jobWords} where word % ${word} order by similarity(word, ${word}) desc limit ${MOST_CANDIDATES})
    union
    (select word from ${jobWords} where word like ${beginning} and length(word) between ${word.length - most} and ${word.length + most} limit ${MOST_CANDIDATES})`)
  const near = rows
    .map((row) => ({ word: row.word, far: distance(word, row.word) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}

/**
 * The same words with those that no open posting has replaced by the nearest that one has; null where nothing was
 * replaced.
 */
export async function correctedWords(db: Readable, words: readonly string[]): Promise<readonly string[] | null> {
  const corrected = await Promise.all(
    words.map(async (word, at) => {
      const { rows } = await db.execute<{ found: boolean }>(
        // As a set of its own: the plan for one row alone would read every posting for a word that none has.
        sql`
          with found as materialized (
            select 1 from ${jobPostings} where status = 'open' and search_vector @@ ${wordQuery(word, at === words.length - 1)}
          )
          select exists (select 1 from found) as found`,
      )
      return rows[0]?.found ? word : ((await nearestWord(db, word)) ?? word)
    }),
  )
  return corrected.some((word, at) => word !== words[at]) ? corrected : null
}
