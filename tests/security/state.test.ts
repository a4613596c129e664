import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rateLimits } from '../../server/db/platform-tables.ts'
import { usernames } from '../../server/db/sign-in-tables.ts'
import { users } from '../../server/db/tables.ts'
import { individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { stateOf } from './state.ts'

const app = await testApp()
const { db } = app
const someone = await individual(app)
const rename = (language: 'am' | 'en') => db.update(users).set({ language }).where(eq(users.id, someone.userId))

it('sees a row that is added, changed, changed back or removed, in any table', async () => {
  const states = [await stateOf(db)]
  for (const change of [
    () => db.insert(usernames).values({ key: 'noted', state: 'former', createdAt: app.clock.now() }),
    () => rename('am'),
    () => rename('en'),
    () => db.delete(usernames).where(eq(usernames.key, 'noted')),
    () => individual(app),
  ]) {
    await change()
    states.push(await stateOf(db))
  }
  for (const [at, state] of states.entries()) for (const other of states.slice(at + 1)) expect(other).not.toEqual(state)
})

it('sees no row that stays as it is, none that is rolled back, and no call that is counted', async () => {
  const before = await stateOf(db)
  await rename('en')
  await db.select().from(users)
  const fails = app.services.transaction(async (tx) => {
    await tx.update(users).set({ language: 'am' }).where(eq(users.id, someone.userId))
    throw new Error('taken back')
  })
  await expect(fails).rejects.toThrow('taken back')
  await db.delete(rateLimits)
  expect(await stateOf(db)).toEqual(before)
})
