import pg from 'pg'
import { MOST_MOVED } from '../../openapi/schemas/job-application.ts'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow } from './bench.ts'
import { fillApplicants, type FilledPosting } from './filled-applicants.ts'
import { BEHIND_PROXY, fromSomewhere } from './many-addresses.ts'

const ROUNDS = 3
const MANY = 5_000
/** Others read so often, one after the other, to know how they fare without the moving. */
const READS = 60

/** The same by hand: one statement that moves everybody and one that notes it, in one transaction. */
async function bySql(client: pg.Client, { posting, stages }: FilledPosting, ids: readonly string[] | null) {
  const started = performance.now()
  await client.query('begin')
  await client.query(
    `with moved as (
       update job_applications set status = 'rejected', stage_id = $2, stage_before_id = stage_id, decided_at = now(), version = version + 1, updated_at = now()
       where posting_id = $1 and ($3::uuid[] is null or id = any($3::uuid[])) returning id)
     insert into history (lifecycle, subject_id, event, status, detail, at) select 'jobApplication', id, 'reject', 'rejected', '{"reason": "other"}', now() from moved`,
    [posting, stages.rejected, ids],
  )
  await client.query('commit')
  return performance.now() - started
}
async function called(server: BuiltServer, { token }: FilledPosting, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
const closed = async (server: BuiltServer, one: FilledPosting) => {
  const started = performance.now()
  await called(server, one, `/job-postings/${one.posting}/close`, { version: 1, rejection: { note: null } })
  return performance.now() - started
}
async function moved(server: BuiltServer, one: FilledPosting, ids: readonly string[]) {
  const started = performance.now()
  const { moved: rows } = (await called(server, one, `/job-postings/${one.posting}/applicants/move`, {
    applicants: ids.map((id) => ({ id, version: 1 })),
    to: one.stages.rejected,
    rejection: { reason: 'other', note: null },
  })) as { readonly moved: readonly unknown[] }
  if (rows.length !== ids.length) throw new Error(`${rows.length} of ${ids.length} were moved`)
  return performance.now() - started
}

/** Milliseconds of a visitor's reads, one after the other, as long as `goesOn` says. */
async function reads(server: BuiltServer, goesOn: (count: number) => boolean): Promise<readonly number[]> {
  const times: number[] = []
  while (goesOn(times.length)) {
    const started = performance.now()
    const answer = await fetch(`${server.url}/jobs?lang=en`, { headers: fromSomewhere() })
    await answer.text()
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`/jobs: ${answer.status}`)
  }
  return times
}
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

/**
 * Row 11: a posting is closed and everybody who waits is rejected, 5,000 people in one call and one transaction, beside
 * the same by SQL alone; and the most that a recruiter moves at once. PostgreSQL.
 */
export const row: BenchRow = {
  row: '11. 5,000 applicants moved and noted in one call, beside SQL alone',
  next: 'the product also reads and locks each application and plans what its applicant is told, 500 at a time, in some forty statements. Locking, moving and noting in one statement would save most of what is left, at the price of one that holds its memory.',
  run: async () => {
    const postgres = await startPostgres()
    const server = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', ...BEHIND_PROXY } })
    const client = new pg.Client({ connectionString: postgres.url })
    try {
      await client.connect()
      const whole = { sql: [] as number[], call: [] as number[] }
      const some = { sql: [] as number[], call: [] as number[] }
      const others = { before: [] as number[], meanwhile: [] as number[] }
      for (let round = 0; round <= ROUNDS; round++) {
        const filled: FilledPosting[] = []
        for (const many of [MANY, MANY, MOST_MOVED, MOST_MOVED])
          filled.push(await fillApplicants(client, many, { accounts: true }))
        await client.query('vacuum analyze')
        const [byHand, byCall, fewByHand, fewByCall] = filled as [
          FilledPosting,
          FilledPosting,
          FilledPosting,
          FilledPosting,
        ]
        const ids = async ({ posting }: FilledPosting) =>
          (
            await client.query<{ id: string }>('select id from job_applications where posting_id = $1', [posting])
          ).rows.map(({ id }) => id)
        const before = await reads(server, (count) => count < READS)
        const sql = await bySql(client, byHand, null)
        let isOver = false
        const meanwhile = reads(server, () => !isOver)
        const call = await closed(server, byCall)
        isOver = true
        const during = await meanwhile
        const left = await client.query(
          "select 1 from job_applications where posting_id = $1 and status <> 'rejected'",
          [byCall.posting],
        )
        if (left.rows.length > 0) throw new Error(`${left.rows.length} are not rejected`)
        const fewSql = await bySql(client, fewByHand, await ids(fewByHand))
        const fewCall = await moved(server, fewByCall, await ids(fewByCall))
        // The first round warms up.
        if (round === 0) continue
        whole.sql.push(sql)
        whole.call.push(call)
        some.sql.push(fewSql)
        some.call.push(fewCall)
        others.before.push(p95(before))
        others.meanwhile.push(p95(during))
      }
      const figures = [whole, some].map(({ sql, call }) => ({ sql: spread(sql), call: spread(call) }))
      const [all, few] = figures as [(typeof figures)[0], (typeof figures)[0]]
      const [calm, busy] = [spread(others.before), spread(others.meanwhile)]
      return [
        {
          what: `a posting is closed, ${MANY} are rejected: one call, one transaction`,
          ours: all.call,
          beside: { what: 'SQL alone', figure: all.sql },
          unit: 'ms',
          goal: '≤ 2 ×',
          met: ratio(all.call, all.sql) <= 2,
        },
        {
          what: `${MOST_MOVED} chosen ones are rejected: one call, one transaction, with the rows in the answer`,
          ours: few.call,
          beside: { what: 'SQL alone', figure: few.sql },
          unit: 'ms',
          goal: '≤ 1 s',
          met: few.call.median <= 1000,
        },
        {
          what: `visitors of /jobs meanwhile: slowest twentieth`,
          ours: busy,
          beside: { what: 'before', figure: calm },
          unit: 'ms',
          goal: '≤ 1.5 ×',
          met: ratio(busy, calm) <= 1.5,
        },
      ]
    } finally {
      await client.end()
      await server.stop()
      await postgres.stop()
    }
  },
}
