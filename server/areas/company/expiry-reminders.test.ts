import { beforeAll, beforeEach, expect, it } from 'vitest'
import { partBody } from '../../../tests/factories/companies.ts'
import { licence } from '../../../openapi/resources/licence.ts'
import { sampleBody } from '../../../tests/factories/entries.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { remindOfExpiry } from './expiry-reminders.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
/** Half past eight in Addis Ababa. */
const morningOf = (day: string) => new Date(`${day}T05:30:00Z`)
beforeEach(() => app.clock.set(morningOf('2026-03-02')))

const add = (as: Person, expires_on: string | null) =>
  app.call<{ id: string; version: number }>('POST', '/licences', {
    as,
    body: sampleBody(licence, 1, {
      issued_on: '2020-01-01',
      expires_on,
      name: { en: 'Export licence', am: 'የኤክስፖርት ፈቃድ' },
    }),
  })
const told = async (as: Person) =>
  (
    await app.call<{ data: { kind: string; values: Record<string, string> }[] }>('GET', '/notifications', { as })
  ).body.data
    .filter(({ kind }) => kind === 'licence_expiring')
    .map(({ values }) => values)
/** What the clock does on a day, in two processes. */
async function on(day: string): Promise<void> {
  app.clock.set(morningOf(day))
  await Promise.all([remindOfExpiry(app.services), remindOfExpiry(app.services)])
}

it('reminds 30 days and 7 days before, once each, and by mail', async () => {
  const as = await company(app)
  await add(as, '2026-05-01')
  await on('2026-03-31')
  expect(await told(as)).toEqual([])
  await on('2026-04-01')
  expect(await told(as)).toMatchObject([{ licence: 'Export licence', date: '2026-05-01' }])
  for (const day of ['2026-04-02', '2026-04-20', '2026-04-23']) await on(day)
  expect(await told(as)).toHaveLength(1)
  await on('2026-04-24')
  await on('2026-04-25')
  await on('2026-05-01')
  expect(await told(as)).toHaveLength(2)
  expect((await app.mails(as.email)).filter((mail) => mail.subject.includes('Export licence'))).toHaveLength(2)
})

it('reminds of the day that the legal part names, and again when it becomes another', async () => {
  const as = await company(app)
  const legal = (day: string, version: number) =>
    app.call('PUT', '/company/information/legal', {
      as,
      body: partBody('legal', version, { license_expiry_date: day }),
    })
  await legal('2026-03-20', 1)
  await on('2026-03-03')
  expect(await told(as)).toMatchObject([{ licence: 'Trade licence', date: '2026-03-20' }])
  await legal('2026-03-28', 2)
  await on('2026-03-04')
  expect(await told(as)).toHaveLength(2)
})

it('says nothing before the morning, of what is over or has no end, and once of what is written down late', async () => {
  const as = await company(app)
  await add(as, '2026-03-01')
  await add(as, null)
  await add(as, '2026-03-05')
  app.clock.set(new Date('2026-03-02T04:00:00Z'))
  await remindOfExpiry(app.services)
  expect(await told(as)).toEqual([])
  await on('2026-03-02')
  await on('2026-03-03')
  expect(await told(as)).toMatchObject([{ date: '2026-03-05' }])
})
