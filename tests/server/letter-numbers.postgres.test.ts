import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildWhatChanged } from '../../scripts/build-parts.ts'
import { letterTrail } from '../../server/db/letter-trail-tables.ts'
import { letters } from '../../server/db/letters-tables.ts'
import { letterTypeOf } from '../factories/letter-settings.ts'
import { approvedLetters, keptLetter } from '../factories/letters.ts'
import { company, type Person } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { serverProcesses, type ServerProcess } from '../setup/processes.ts'

const MANY = 200
/** So many answers the dying process gives before it is killed: most of its letters are still on their way then. */
const ANSWERS = 20

const app = await testApp()
const processes = serverProcesses(app.url ?? '')
let lasting: ServerProcess
let dying: ServerProcess
beforeAll(async () => {
  await buildWhatChanged('server')
  // The processes have the real clock.
  app.clock.set(new Date())
  ;[lasting, dying] = [await processes.serve(), await processes.serve()]
})
afterAll(processes.end)

/** The status of the answer; 0: there was none. */
async function issue({ origin }: ServerProcess, firm: Person, id: string): Promise<number> {
  const body = JSON.stringify({ version: (await keptLetter(app, id)).version })
  const headers = {
    authorization: `Bearer ${firm.token}`,
    currentaccountid: firm.accountId,
    'content-type': 'application/json',
  }
  const answer = await fetch(`${origin}/api/letters/${id}/issue`, { method: 'POST', headers, body }).catch(() => null)
  await answer?.text().catch(() => null)
  return answer?.status ?? 0
}
async function kept(typeId: string) {
  const rows = await app.db.select().from(letters).where(eq(letters.typeId, typeId))
  const issued = rows.filter(({ status }) => status === 'issued')
  return {
    left: rows.filter(({ status }) => status === 'approved').map(({ id }) => id),
    issued: issued.length,
    numbers: issued.map(({ number }) => number ?? 0).toSorted((a, b) => a - b),
    references: new Set(issued.map(({ reference }) => reference)).size,
  }
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

it(`${MANY} letters that two processes issue at once have numbers without a gap or a double, also when one is killed`, async () => {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const { id: typeId } = await letterTypeOf(app, firm)
  const ids = await approvedLetters(app, firm, typeId, MANY)
  let answered = 0
  const issueAndCount = async (id: string) => {
    const status = await issue(dying, firm, id)
    answered += status === 200 ? 1 : 0
    // In the middle of all that it has to do, and of what it is doing.
    if (answered === ANSWERS) dying.child.kill('SIGKILL')
    return status
  }
  const gone = once(dying.child, 'exit')
  const answers = await Promise.all(ids.map((id, at) => (at % 2 === 0 ? issue(lasting, firm, id) : issueAndCount(id))))
  await gone
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(ANSWERS)
  expect(answers.filter((status) => status === 0).length).toBeGreaterThan(ANSWERS)
  const before = await kept(typeId)
  expect(before.numbers).toEqual(upTo(before.issued))
  expect(before.references).toBe(before.issued)
  // An answer that was given is kept; one that was lost on the way may be, too.
  expect(before.issued).toBeGreaterThanOrEqual(answers.filter((status) => status === 200).length)

  // A busy machine answers some that they may come again; each round must issue some of those that are left.
  let after = before
  while (after.left.length > 0) {
    const again = await Promise.all(after.left.map((id) => issue(lasting, firm, id)))
    expect(again.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(again).toContain(200)
    after = await kept(typeId)
    expect(after.numbers).toEqual(upTo(after.issued))
  }
  // The one that all were made like is issued with what was left.
  expect([after.numbers, after.left]).toEqual([upTo(MANY + 1), []])
  expect(after.references).toBe(MANY + 1)
  const trail = await app.db.select().from(letterTrail).where(eq(letterTrail.accountId, firm.accountId))
  expect(trail.filter(({ what }) => what === 'issue')).toHaveLength(MANY + 1)
  expect(new Set(trail.map(({ seq }) => seq)).size).toBe(trail.length)
})
