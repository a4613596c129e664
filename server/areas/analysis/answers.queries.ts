import { inArray, sql } from 'drizzle-orm'
import { knocksOut } from '../../../openapi/application-gaps.ts'
import type { AnalysedQuestion } from '../../../openapi/schemas/applicant-analysis.ts'
import type { JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { sentFor } from './progress.queries.ts'

/** The same questions, asked so many times. `asking` knows them among others of the posting. */
interface Asking {
  readonly asking: string
  readonly questions: readonly JobQuestion[]
  readonly n: number
}
/** The same answer to the same question; `value` is null where only that there is one is counted. */
interface Given {
  readonly asking: string
  readonly question: string
  readonly value: string | number | boolean | null
  readonly n: number
}

/** What is asked of applicants is written onto each application: a posting may have changed its questions since. */
const asking = sql`jsonb_hash_extended(${jobApplications.questions}, 0)::text`

async function askingsOf(db: Readable, postingId: string): Promise<readonly Asking[]> {
  const { id, questions } = jobApplications
  const { rows } = await db.execute<{ asking: string; one: string; n: number }>(sql`
    select ${asking} as asking, min(${id}::text) as one, count(*)::int as n
    from ${jobApplications} where ${sentFor(postingId)}
    group by 1 order by max(${jobApplications.appliedAt}) desc`)
  if (rows.length === 0) return []
  const asked = await db
    .select({ id, questions })
    .from(jobApplications)
    .where(
      inArray(
        id,
        rows.map(({ one }) => one),
      ),
    )
  const byId = new Map(asked.map((row) => [row.id, row.questions]))
  return rows.map(({ asking: key, one, n }) => ({ asking: key, questions: byId.get(one) ?? [], n }))
}

/** The words and files of answers are not counted: only that there are some. */
async function givenTo(db: Readable, postingId: string): Promise<readonly Given[]> {
  const { rows } = await db.execute<{ [K in keyof Given]: Given[K] }>(sql`
    select ${asking} as asking, answer ->> 'question' as question,
      case when answer ->> 'kind' in ('text', 'file') then null else answer -> 'value' end as value, count(*)::int as n
    from ${jobApplications}, jsonb_array_elements(${jobApplications.answers}) as answer
    where ${sentFor(postingId)}
    group by 1, 2, 3`)
  return rows
}

/** The value below which that share of the numbers lies, between two neighbours where it falls between them. */
function quantile(sorted: readonly (readonly [value: number, n: number])[], share: number): number {
  const total = sorted.reduce((sum, [, n]) => sum + n, 0)
  const numberAt = (place: number): number => {
    let passed = 0
    for (const [value, n] of sorted) {
      passed += n
      if (place < passed) return value
    }
    return sorted.at(-1)?.[0] ?? Number.NaN
  }
  const place = (total - 1) * share
  const [below, above] = [numberAt(Math.floor(place)), numberAt(Math.ceil(place))]
  return below + (above - below) * (place % 1)
}
function quartilesOf(counts: ReadonlyMap<number, number>): AnalysedQuestion['numbers'] {
  if (counts.size === 0) return null
  const sorted = [...counts].toSorted(([a], [b]) => a - b)
  return {
    least: quantile(sorted, 0),
    lower_quartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper_quartile: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
  }
}

type Choice = AnalysedQuestion['choices'][number]
/** The answer as it is shown; null: its question has none to choose from. */
function chosen(question: JobQuestion, value: Given['value']): Choice['value'] | null {
  if (question.kind === 'yes_no') return typeof value === 'boolean' ? value : null
  return question.kind === 'choice' && typeof value === 'number' ? (question.options[value] ?? null) : null
}

/** One question over all the ways in which it was asked. The same choice worded differently is another. */
function analysed(latest: JobQuestion, askings: readonly Asking[], given: readonly Given[]): AnalysedQuestion {
  const choices = new Map<string, Choice>()
  const numbers = new Map<number, number>()
  let [asked, answered, knockedOut] = [0, 0, 0]
  const choose = (value: Choice['value'], knocks: boolean, n: number) => {
    const key = JSON.stringify(value)
    const before = choices.get(key)
    choices.set(key, { value, count: (before?.count ?? 0) + n, knocks_out: before?.knocks_out ?? knocks })
  }
  for (const one of askings) {
    const question = one.questions.find(({ id }) => id === latest.id)
    if (question === undefined) continue
    asked += one.n
    const answers = given.filter((answer) => answer.asking === one.asking && answer.question === question.id)
    for (const { value, n } of answers) {
      const knocks = knocksOut(question, value)
      answered += n
      if (knocks) knockedOut += n
      const choice = chosen(question, value)
      if (choice !== null) choose(choice, knocks, n)
      if (question.kind === 'number' && typeof value === 'number') numbers.set(value, (numbers.get(value) ?? 0) + n)
    }
    // What nobody chose is shown as well.
    if (question.kind === 'yes_no') for (const value of [true, false]) choose(value, knocksOut(question, value), 0)
    if (question.kind === 'choice')
      for (const [place, option] of question.options.entries()) choose(option, knocksOut(question, place), 0)
  }
  return {
    id: latest.id,
    kind: latest.kind,
    text: latest.text,
    asked,
    answered,
    knocked_out: knockedOut,
    choices: [...choices.values()].toSorted((a, b) => b.count - a.count),
    numbers: quartilesOf(numbers),
  }
}

/** What was answered to each question that applicants were asked: those that the posting asks now come first. */
export async function answersOf(
  db: Readable,
  postingId: string,
  now: readonly JobQuestion[],
): Promise<readonly AnalysedQuestion[]> {
  const askings = await askingsOf(db, postingId)
  const all = [...now, ...askings.flatMap(({ questions }) => questions)]
  const latest = new Map(all.toReversed().map((question) => [question.id, question]))
  if (latest.size === 0) return []
  const given = await givenTo(db, postingId)
  const order = [...new Set(all.map(({ id }) => id))]
  return order.flatMap((id) => {
    const question = latest.get(id)
    return question === undefined ? [] : [analysed(question, askings, given)]
  })
}
