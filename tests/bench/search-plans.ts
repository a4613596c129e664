import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { searchJobs } from '../../server/areas/jobs/search.queries.ts'
import { openDatabase } from '../../server/db/factory.ts'
import * as tables from '../../server/db/tables.ts'
import { Caches } from '../../server/kernel/caches.ts'
import { systemClock } from '../../server/kernel/clock.ts'
import { jobSearchOf } from '../../src/documents/jobs/job-address.ts'
import { COMMON, HOMOPHONE, RARE } from './filled-jobs.ts'

const FILE = path.resolve(import.meta.dirname, '../../docs/search-plans.md')
const SEARCHES: readonly {
  readonly title: string
  readonly query: Readonly<Record<string, string>>
  readonly why: string
}[] = [
  {
    title: 'First page, without words',
    query: {},
    why: 'Every open posting is found. An index has them in the order of their publication: the newest 1,001 are read from its end, counted, and twenty of them shown.',
  },
  {
    title: 'Facets',
    query: { type: 'part-time', region: 'tigray', education: 'msc', salary: '30000' },
    why: 'Four filters are set. One search finds the jobs; each of the others leaves one filter out, to say how many jobs its other values would find. They run beside it, one after another.',
  },
  {
    title: 'Typing: three letters',
    query: { q: COMMON.slice(0, 3) },
    why: 'The last word of a search also finds what begins with it.',
  },
  {
    title: 'A common word, spelt with another letter of the same sound',
    query: { q: HOMOPHONE },
    why: 'Amharic letters of one sound are one letter in the index, so that a homophone costs no more than the word itself.',
  },
  {
    title: 'A rare word',
    query: { q: RARE },
    why: 'One posting in a thousand has it. The newest show that it is rare; then all postings are asked at once, without the windows in between.',
  },
  {
    title: 'A typing error',
    query: { q: 'acountnat' },
    why: 'Nothing has the word. The nearest word that an open posting has is looked for among all words, and then searched.',
  },
]

const ABOUT = (rows: number, version: string) => `# How the database answers a search of jobs

Written by \`npm run bench -- 19 --plans\` alone, on ${version} with ${rows.toLocaleString('en')} generated open postings (\`tests/bench/filled-jobs.ts\`). How fast it is stands in [bench.md](bench.md), row 19; why it is so in [decision 270](decisions/270-a-search-of-jobs-looks-at-the-newest-thousand-it-finds.md).

## How to read it

Whoever searches on \`/jobs\` makes the server send the statements below to PostgreSQL. Under each stands its *plan*: the steps in which the database did it, the innermost first, with what each took.

- **Bitmap Index Scan on job_postings_search**: the rows are looked up in the index of words, filters and days of publication together, as in the register of a book. **Index Scan** and **Index Only Scan** also use an index. A **Seq Scan** reads a whole table; of postings that would be slow, of small tables it is the quickest.
- **Index Cond**: what was looked up. \`published_in && '{d20780,…}'\` is a *window*: only postings of these days (\`d\`), weeks (\`w\`) or months (\`m\`) are looked at. A search begins with the newest 12,000; if they have fewer than it wants, what they have tells how large the next window must be.
- **actual time=a..b rows=n**: milliseconds until the step gave its first and its last row, and how many. **Rows Removed by Filter**: read in vain. **Execution Time**: the whole statement.
- **Buffers: shared hit / read**: pages of 8 KB that were in the database's memory, or had to be fetched.

The milliseconds are of one look on a busy machine, with the cost of measuring each step; what holds anywhere is which index is used and how many rows and pages are read. The server sends each statement prepared; the plan of one that is sent often leaves the words open, but has the same steps.
`

/** Writes how PostgreSQL answers the searches of the measurement, on a filled database, to `docs/search-plans.md`. */
export async function writePlans(databaseUrl: string, rows: number): Promise<void> {
  const { pool, close } = await openDatabase({ url: databaseUrl })
  const seen: { readonly text: string; readonly values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void seen.push({ text, values }) }
  const db = drizzle(pool, { schema: tables, casing: 'snake_case', logger })
  const services = { db, clock: systemClock, caches: new Caches(systemClock) }
  try {
    const { rows: server } = await pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    const parts: string[] = []
    for (const { title, query, why } of SEARCHES) {
      const search = jobSearchOf(query)
      // The first time fills what is kept in memory.
      await searchJobs(services, search)
      seen.length = 0
      await searchJobs(services, search)
      const statements: string[] = []
      for (const { text, values } of seen.filter((one) => /"?job_(postings|words)"?/.test(one.text))) {
        const { rows: plan } = await pool.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, buffers, costs off) ${text}`,
          values,
        )
        const lines = plan.map((line) => line['QUERY PLAN'])
        statements.push(
          `\`\`\`sql\n${text.replaceAll(/\s+/g, ' ').trim()}\n\`\`\`\n\nwith \`${JSON.stringify(values)}\`\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``,
        )
      }
      const address = `/jobs${Object.keys(query).length === 0 ? '' : `?${decodeURIComponent(new URLSearchParams(query).toString())}`}`
      parts.push(`## ${title}\n\n\`${address}\`: ${why}\n\n${statements.join('\n\n')}\n`)
    }
    const version = `PostgreSQL ${server[0]?.version ?? ''}`
    writeFileSync(FILE, `${ABOUT(rows, version)}\n${parts.join('\n')}`)
  } finally {
    await close()
  }
}
