import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow } from './bench.ts'
import { inTurns } from './load.ts'

const ROUNDS = 5
const FEW = 100
const MANY = 5_000
/** What each applicant is asked: whether they drive, where they would work, and how many years they worked. */
const QUESTIONS = ['yes_no', 'choice', 'number'].map((kind) => ({
  id: randomUUID(),
  kind,
  text: { en: `Question of ${kind}` },
  required: true,
  ...(kind === 'number' ? { least: 3 } : { accepted: null }),
  ...(kind === 'choice' ? { options: [{ en: 'Adama' }, { en: 'Mekelle' }, { en: 'Jimma' }] } : {}),
}))

interface Filled {
  readonly posting: string
  readonly token: string
}
/** A company with a posting for which so many applied, straight into the tables: four steps of history for each. */
async function applied(client: pg.Client, many: number): Promise<Filled> {
  const token = randomBytes(32).toString('base64url')
  const [user, account, process, stage, posting] = Array.from({ length: 5 }, () => randomUUID())
  const name = `hires${many}`
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, language, tier_key, current_account_id, email_verified_at, created_at)
     values ($1, $3, $3, 'none', 2, 'en', 'enterprise', $2, now(), now())`,
    [user, account, `${name}@example.org`],
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, company_name, created_at) values ($1, $2, 'company', $3, $3, now())`,
    [account, user, name],
  )
  await client.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at) values ($1, $2, $3, 'bench', now(), now(), now() + interval '30 days')`,
    [randomUUID(), createHash('sha256').update(token).digest(), user],
  )
  await client.query(
    `insert into hiring_processes (id, account_id, name, created_at, updated_at) values ($1, $2, '{"en": "Standard"}', now(), now())`,
    [process, account],
  )
  await client.query(`insert into hiring_stages (id, process_id, place, kind) values ($1, $2, 0, 'interview')`, [
    stage,
    process,
  ])
  await client.query(
    `insert into job_postings (id, account_id, hiring_process_id, status, title, title_key_en, title_key_am, currency, salary_period, salary_shown, vacancies, time_zone, questions, documents, slug, code, published_at, search_key, created_at, updated_at)
     values ($1, $2, $3, 'open', '{"en":"Driver"}', 'driver', 'driver', 'ETB', 'month', true, 1, 'Africa/Addis_Ababa', $4::jsonb, '[]', $5, $6, now(), 'driver', now(), now())`,
    [posting, account, process, JSON.stringify(QUESTIONS), `driver-${many}`, String(many).padStart(8, '0')],
  )
  const answers = QUESTIONS.map(
    ({ id, kind }) =>
      `jsonb_build_object('kind', '${kind}', 'question', '${id}', 'value', ${kind === 'yes_no' ? 'n % 3 > 0' : kind === 'choice' ? 'n % 3' : 'n % 25'})`,
  ).join(', ')
  await client.query(
    `insert into job_applications (id, posting_id, status, stage_id, lang, answers, questions, knocked_out, name, name_key_en, name_key_am, search_key, job_key, source, applied_at, reply_by, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, 'interview', $2::uuid, 'en', jsonb_build_array(${answers}), $3::jsonb, n % 25 < 3, jsonb_build_object('en', 'Applicant ' || n), 'applicant', 'applicant', 'applicant', '',
       (array['search', 'telegram', 'feed', 'direct'])[1 + n % 4], now() - make_interval(hours => 200 + n % 100), now() + interval '1 day', now(), now() from generate_series(1, $4::int) n`,
    [posting, stage, JSON.stringify(QUESTIONS), many],
  )
  await client.query(
    `insert into history (lifecycle, subject_id, event, status, at)
     select 'jobApplication', id, step.event, step.status, applied_at + make_interval(hours => step.hours)
     from job_applications, (values ('apply', 'applied', 0), ('to_screening', 'screening', 20), ('to_assessment', 'assessment', 50), ('to_interview', 'interview', 90)) as step (event, status, hours)
     where posting_id = $1 order by step.hours`,
    [posting],
  )
  return { posting: posting ?? '', token }
}

/** Row 20: the analysis of 5,000 applicants beside that of 100: the call, and the page in a browser. PostgreSQL. */
export const row: BenchRow = {
  row: '20. Analysis of applicants: 5,000 beside 100',
  run: async ({ browser }) => {
    const postgres = await startPostgres()
    const server = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    const client = new pg.Client({ connectionString: postgres.url })
    try {
      await client.connect()
      const both = [await applied(client, FEW), await applied(client, MANY)] as const
      await client.query('vacuum analyze')
      const headersOf = ({ token }: Filled) => ({ authorization: `Bearer ${token}` })
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
      const opened = async (one: Filled) => {
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
