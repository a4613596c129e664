import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { defineLifecycle, type StatusOf } from '../../openapi/lifecycle.ts'
import { company } from '../../tests/factories/people.ts'
import { testApp } from '../../tests/setup/app.ts'
import { companyVerifications } from '../db/company-tables.ts'
import { history } from '../db/platform-tables.ts'
import type { Refusal } from './refusal.ts'
import { lockForEvent, transition, type Home } from './transition.ts'

/** A life cycle with two levels of approval, kept in a table that has a status and a version. */
const levels = defineLifecycle({
  id: 'levels',
  initial: 'review',
  states: {
    review: {
      approve: [
        { to: 'approved', by: ['administrator'], when: 'isLastLevel' },
        { to: 'review', by: ['administrator'] },
      ],
    },
    approved: { reopen: { to: 'review', by: ['owner'] } },
  },
})
const home: Home<typeof levels, typeof companyVerifications> = {
  lifecycle: levels,
  table: companyVerifications,
  id: companyVerifications.id,
  status: companyVerifications.status,
  statusOf: (row) => row.status as StatusOf<typeof levels>,
  write: (status) => ({ status }),
  topics: (row) => [['account', row.accountId]],
}

const app = await testApp()
const at = app.clock.now()
const id = app.services.ids.uuid()
const { accountId, userId } = await company(app)
await app.db.insert(companyVerifications).values({ id, accountId, status: 'review', documentIds: [], createdAt: at })

const send = (
  event: 'approve' | 'reopen',
  version: number,
  facts: Record<string, boolean> = {},
  by: 'administrator' | 'owner' = 'administrator',
  subject = id,
) =>
  app.services.transaction((tx) =>
    transition(tx, app.services, home, {
      id: subject,
      event,
      by,
      actor: { userId, accountId },
      version,
      facts,
      set: { note: `version ${version}` },
      detail: (row) => ({ note: row.note }),
      at,
      current: async () => 'the row as it is',
    }),
  )
const refusalOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    ({ code, detail }: Refusal) => ({ code, detail }),
  )

it('follows the edge whose condition holds, raises the version and records each event with its actor', async () => {
  expect(await send('approve', 1)).toMatchObject({ status: 'review', version: 2, note: 'version 1' })
  expect(await send('approve', 2, { isLastLevel: true })).toMatchObject({ status: 'approved', version: 3 })
  const noted = await app.db.select().from(history).where(eq(history.subjectId, id)).orderBy(history.id)
  expect(
    noted.map(({ lifecycle, event, status, detail, ...row }) => [lifecycle, event, status, row.userId, detail]),
  ).toEqual([
    ['levels', 'approve', 'review', userId, { note: 'version 1' }],
    ['levels', 'approve', 'approved', userId, { note: 'version 2' }],
  ])
})

it('refuses what the table does not allow, an older version and an unknown row, without changing or recording anything', async () => {
  const before = await app.db.select().from(companyVerifications)
  expect(await refusalOf(send('approve', 3))).toEqual({ code: 'not_pending', detail: { status: 'approved' } })
  expect(await refusalOf(send('reopen', 3, {}, 'administrator'))).toEqual({
    code: 'not_pending',
    detail: { status: 'approved' },
  })
  expect(await refusalOf(send('reopen', 2, {}, 'owner'))).toEqual({
    code: 'stale',
    detail: { current: 'the row as it is' },
  })
  expect(await refusalOf(send('reopen', 3, {}, 'owner', app.services.ids.uuid()))).toEqual({
    code: 'not_found',
    detail: {},
  })
  expect(await app.db.select().from(companyVerifications)).toEqual(before)
  expect(await app.db.$count(history, eq(history.subjectId, id))).toBe(2)
})

it('accepts one of two simultaneous events and refuses the other', async () => {
  const outcomes = await Promise.all([
    refusalOf(send('reopen', 3, {}, 'owner')),
    refusalOf(send('reopen', 3, {}, 'owner')),
  ])
  expect(outcomes.map((refusal) => refusal?.code ?? 'taken').toSorted()).toEqual(['not_pending', 'taken'])
})

it('publishes the topics of a changed row after the commit, and nothing for a refused event', async () => {
  const heard: string[] = []
  const off = app.services.events.on('account', (account) => heard.push(account))
  // What was published before this one comes first, and may be late.
  const before = app.services.ids.uuid()
  await app.services.transaction(async (tx) => app.services.events.publish(tx, 'account', before))
  await expect.poll(() => heard).toContain(before)
  heard.length = 0
  await refusalOf(send('reopen', 3, {}, 'owner'))
  await send('approve', 4)
  await expect.poll(() => heard).toEqual([accountId])
  off()
})

it('refuses in advance what the event would be refused for, and returns the row otherwise', async () => {
  const lock = (event: 'approve' | 'reopen', version: number) =>
    refusalOf(
      app.services.transaction((tx) =>
        lockForEvent(tx, home, { id, event, by: 'administrator', version, current: async () => 'the row as it is' }),
      ),
    )
  expect(await lock('reopen', 5)).toEqual({ code: 'not_pending', detail: { status: 'review' } })
  expect(await lock('approve', 4)).toEqual({ code: 'stale', detail: { current: 'the row as it is' } })
  expect(await lock('approve', 5)).toBeNull()
})
