import pg from 'pg'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow } from './bench.ts'
import { fillApplicants, type FilledPosting } from './filled-applicants.ts'
import { inTurns } from './load.ts'

const ROUNDS = 5
const FEW = 100
const MANY = 5_000
/** Row 20: the analysis of 5,000 applicants beside that of 100: the call, and the page in a browser. PostgreSQL. */
export const row: BenchRow = {
  row: '20. Analysis of applicants: 5,000 beside 100',
  run: async ({ browser }) => {
    const postgres = await startPostgres()
    const server = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    const client = new pg.Client({ connectionString: postgres.url })
    try {
      await client.connect()
      const both = [await fillApplicants(client, FEW), await fillApplicants(client, MANY)] as const
      await client.query('vacuum analyze')
      const headersOf = ({ token }: FilledPosting) => ({ authorization: `Bearer ${token}` })
      const loads = await inTurns(
        both.map((one) => ({
          url: `${server.url}/api/job-postings/${one.posting}/analysis`,
          pid: server.pid,
          headers: headersOf(one),
        })),
        ROUNDS,
        { connections: 1, seconds: 2 },
      )
      const [fewCalls, manyCalls] = loads.map((rounds) =>
        spread(rounds.map(({ requestsPerSecond }) => 1000 / requestsPerSecond)),
      )
      const opened = async (one: FilledPosting) => {
        const context = await browser.newContext({ baseURL: server.url })
        try {
          await context.addCookies([{ name: 'access_token', value: one.token, url: server.url, sameSite: 'Lax' }])
          const page = await context.newPage()
          const from = performance.now()
          await page.goto(pages.applicantsAnalysis.path.replace('{slug}', one.posting))
          await page.getByText(en['analysis.funnel'], { exact: true }).waitFor()
          return performance.now() - from
        } finally {
          await context.close()
        }
      }
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, one] of both.entries()) times[at === 0 ? 0 : 1].push(await opened(one))
      const [fewPages, manyPages] = [spread(times[0]), spread(times[1])]
      return [
        {
          what: 'the page, until the funnel is there',
          ours: manyPages,
          beside: { what: `at ${FEW}`, figure: fewPages },
          unit: 'ms',
          goal: '≤ 3 × that',
          met: ratio(manyPages, fewPages) <= 3,
        },
        {
          what: `the call at ${MANY} (beside it at ${FEW}: ${fewCalls?.median.toFixed(1)} ms)`,
          ours: manyCalls ?? spread([]),
          unit: 'ms',
          goal: '≤ 250 ms',
          met: (manyCalls?.median ?? Infinity) <= 250,
        },
      ]
    } finally {
      await client.end()
      await server.stop()
      await postgres.stop()
    }
  },
}
