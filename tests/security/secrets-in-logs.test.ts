import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobs } from '../../server/db/platform-tables.ts'
import { users } from '../../server/db/tables.ts'
import { addJob, runDueJobs } from '../../server/kernel/jobs.ts'
import { loggable, reasonOf } from '../../server/kernel/log.ts'
import { jobHandlers } from '../../server/outbox.ts'
import { individual } from '../factories/people.ts'
import { mailedToken, personEntry } from '../factories/registration.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()
/** What nobody may ever read in a log: as it is entered, and as it is kept. */
const planted = {
  email: 'planted.person@secret.example',
  phone: '+251911998877',
  password: 'a hidden sentence 77',
  token: 'plantedtokenplantedtokenplantedtokenplanted',
  name: 'Plantedname',
}
const words = [...Object.values(planted), '$argon2', '911998877', 'secret.example']
function assertClean(texts: readonly string[]): void {
  for (const word of words) expect(texts.filter((text) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([])
}
const entry = () =>
  personEntry({
    email: planted.email,
    phone_number: planted.phone,
    password: planted.password,
    confirm_password: planted.password,
    first_name: planted.name,
  })

/** While it runs no statement finds the table: whatever is sent to it fails, with its parameters. */
async function without(table: string, run: () => Promise<unknown>): Promise<void> {
  await app.db.execute(sql.raw(`alter table ${table} rename to away`))
  try {
    await run()
  } finally {
    await app.db.execute(sql.raw(`alter table away rename to ${table}`))
  }
}
const thrown = async (run: () => Promise<unknown>): Promise<unknown> =>
  run()
    .then(() => null)
    .catch((error: unknown) => error)

it('statements that fail leave their name and code in the log, and none of what was entered', async () => {
  const before = app.logged.length
  const post = (path: string, body: unknown) => app.call('POST', path, { body })
  for (const table of ['registrations', 'usernames', 'jobs', 'one_time_tokens', 'rate_limits']) {
    await without(table, async () => {
      const answers = [
        await post('/register/user', entry()),
        await post('/login', { login: planted.email, password: planted.password }),
        await post('/password/forgot', { email: planted.email }),
        await post('/password/reset', {
          token: planted.token,
          password: planted.password,
          confirm_password: planted.password,
        }),
      ]
      expect(
        answers.map(({ status }) => status),
        table,
      ).toContain(500)
    })
  }
  const lines = app.logged.slice(before)
  assertClean(lines)
  expect(
    lines.filter((line) => /"statement":"insert registrations q[\w-]{20}".*"code":"42P01"/.test(line)),
  ).not.toEqual([])
  expect(lines.filter((line) => line.includes('"stack":"    at '))).not.toEqual([])
})

it('a one-time link that cannot be used up leaves no token in the log', async () => {
  const person = await individual(app)
  await app.call('POST', '/password/forgot', { body: { email: person.email } })
  const token = await mailedToken(app, person.email)
  const before = app.logged.length
  await without('sessions', async () => {
    const { status } = await app.call('POST', '/password/reset', {
      body: { token, password: planted.password, confirm_password: planted.password },
    })
    expect(status).toBe(500)
  })
  const lines = app.logged.slice(before)
  assertClean(lines)
  expect(lines.join('')).not.toContain(token)
})

it('work of the outbox that fails keeps a reason without what it was about, in the log and beside the job', async () => {
  const before = app.logged.length
  const { services } = app
  const refused = Object.assign(new Error(`550 5.1.1 <${planted.email}> ${planted.token} unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
  })
  const handlers = jobHandlers(services, { send: () => Promise.reject(refused) })
  await services.transaction(async (tx) => {
    await addJob(tx, services, 'mail', {
      to: planted.email,
      lang: 'en',
      kind: 'reset-password',
      values: { token: planted.token, name: planted.name },
    })
    await addJob(tx, services, 'account', { about: 'reset', emailKey: planted.email })
    await addJob(tx, services, 'mail', { to: 1, wrong: planted.token })
  })
  await without('users', () => runDueJobs(services, handlers))
  const reasons = (await app.db.select({ reason: jobs.lastError }).from(jobs)).map(({ reason }) => reason ?? '')
  expect(reasons.filter((reason) => reason !== '').length).toBeGreaterThanOrEqual(3)
  assertClean(reasons)
  assertClean(app.logged.slice(before))
  expect(reasons.join('\n')).toContain('EENVELOPE 550')
})

it('values that the database repeats in its own words stay out, whoever logs the error', async () => {
  const person = await individual(app)
  const other = await individual(app, { user: { email: planted.email, emailKey: planted.email } })
  const errors = [
    await thrown(() =>
      app.db
        .update(users)
        .set({ emailKey: planted.email })
        .where(sql`${users.id} = ${person.userId}`),
    ),
    await thrown(() => app.db.execute(sql`select ${planted.token}::uuid`)),
    await thrown(() => app.db.execute(sql`select ${planted.name}::int`)),
    await thrown(() =>
      app.db.execute(
        sql.raw(
          `do $$ begin raise exception '${planted.email}' using detail = '${planted.phone}', hint = '${planted.token}'; end $$`,
        ),
      ),
    ),
    await thrown(() =>
      app.services.transaction(async (tx) =>
        tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), ${planted.token}::text`),
      ),
    ),
    await thrown(async () => JSON.parse(`${planted.token} is not JSON`) as unknown),
    new Error(`The mail to ${planted.email} (${planted.phone}) did not go`, { cause: new TypeError(planted.token) }),
    new AggregateError([new Error(planted.email)], planted.token),
    Object.assign(new Error('Failed'), {
      params: [planted.password],
      query: planted.token,
      detail: planted.email,
      where: planted.phone,
    }),
  ]
  expect(other.userId).not.toBe(person.userId)
  expect(errors).not.toContain(null)
  const before = app.logged.length
  for (const error of errors) {
    app.services.log.error({ err: error }, 'as most do')
    app.services.log.error(error)
    app.app.log.error({ err: error }, 'as the framework does')
  }
  assertClean([...app.logged.slice(before), ...errors.map(reasonOf)])
  expect(loggable(errors[0])).toMatchObject({
    type: 'DrizzleQueryError',
    statement: expect.stringMatching(/^update users q/),
    cause: { code: '23505', constraint: expect.stringContaining('email'), table: 'users' },
  })
})
