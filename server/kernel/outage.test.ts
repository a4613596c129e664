import fs from 'node:fs/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { outageOf } from './outage.ts'

const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => error,
  )
const NOWHERE = '/nowhere/postgres'

it.each([
  ['by an address', { host: '127.0.0.1', port: 1 }],
  ['by a socket', { host: NOWHERE, port: 5432 }],
])('a database that cannot be reached %s is away', async (_, where) => {
  const error = await failureOf(new pg.Client(where).connect())
  expect(outageOf(error)).toBe('database')
  expect(outageOf(new Error('A call failed', { cause: error }))).toBe('database')
})

it('a file that is not there is a fault, not an outage', async () => {
  expect(outageOf(await failureOf(fs.readFile(NOWHERE)))).toBeNull()
})
