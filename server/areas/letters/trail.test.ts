import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { company } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { letterTrail, letterTrailHeads } from '../../db/letter-trail-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import type { TrailFacts } from './trail-link.ts'
import { verifyTrails } from './trail.queries.ts'
import { appendToTrail } from './trail.writer.ts'

let app: TestApp
let accountId: string
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.db.delete(letterTrail)
  await app.db.delete(letterTrailHeads)
  accountId = (await company(app)).accountId
})

const eventOf = (facts: TrailFacts = {}, account = accountId) => ({
  accountId: account,
  letterId: app.services.ids.uuid(),
  what: 'issue',
  facts,
  at: app.services.clock.now(),
})
const append = (facts: TrailFacts = {}, account = accountId) =>
  app.services.transaction((tx) => appendToTrail(tx, eventOf(facts, account)))
const appendMany = async (count: number, account = accountId) => {
  for (let n = 0; n < count; n += 1) await append({ n }, account)
}
const verified = () => verifyTrails(app.db)
const linkAt = (seq: number) => and(eq(letterTrail.accountId, accountId), eq(letterTrail.seq, seq))

describe('the trail of a company', () => {
  it('takes what happens at once as one chain without a gap', async () => {
    const other = (await company(app)).accountId
    const numbers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => append({ n }, n % 5 === 0 ? other : accountId)),
    )
    expect(numbers.filter((_, n) => n % 5 !== 0).toSorted((a, b) => a - b)).toEqual(
      [...Array(40).keys()].map((n) => n + 1),
    )
    expect(numbers.filter((_, n) => n % 5 === 0).toSorted((a, b) => a - b)).toEqual(
      [...Array(10).keys()].map((n) => n + 1),
    )
    expect(await verified()).toEqual({ trails: 2, links: 50, broken: null })
  })

  it('has no link of what did not happen', async () => {
    await append()
    const failing = app.services.transaction(async (tx) => {
      await appendToTrail(tx, eventOf())
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    expect(await append()).toBe(2)
    expect(await verified()).toEqual({ trails: 1, links: 2, broken: null })
  })

  it('is whole whatever its facts say', async () => {
    for (const [n, text] of PAYLOADS.entries()) await append({ text, [text]: n, z: true, a: null, ሀ: 'ሰላም 😀\n' })
    await append({ b: 1, a: 2, B: 3, é: 4, '10': 5, '9': 6, number: -9_007_199_254_740_991 })
    expect(await verified()).toEqual({ trails: 1, links: PAYLOADS.length + 1, broken: null })
  })

  it.each([[{ sum: 0.1 }], [{ sum: 2 ** 60 }], [{ text: 'a\u0000' }], [{ text: '\ud800' }]])(
    'refuses what would not come back as it is: %j',
    async (facts) => {
      await expect(append(facts)).rejects.toThrow('cannot be kept as it is')
    },
  )

  it('is read on over more links than are read at once', async () => {
    await app.services.transaction(async (tx) => {
      for (let n = 0; n < 501; n += 1) await appendToTrail(tx, eventOf({ n }))
    })
    expect(await verified()).toEqual({ trails: 1, links: 501, broken: null })
    await app.db.update(letterTrail).set({ what: 'revoke' }).where(linkAt(501))
    expect((await verified()).broken).toEqual({ accountId, seq: 501 })
  })
})

const damages: readonly (readonly [what: string, seq: number, damage: (tx: Tx) => Promise<unknown>])[] = [
  [
    'a fact was changed',
    3,
    (tx) =>
      tx
        .update(letterTrail)
        .set({ facts: { n: 9 } })
        .where(linkAt(3)),
  ],
  ['the letter was changed', 3, (tx) => tx.update(letterTrail).set({ letterId: accountId }).where(linkAt(3))],
  [
    'the time was changed',
    1,
    (tx) =>
      tx
        .update(letterTrail)
        .set({ at: new Date(0) })
        .where(linkAt(1)),
  ],
  ['a link was taken out', 2, (tx) => tx.delete(letterTrail).where(linkAt(2))],
  ['the first was taken out', 1, (tx) => tx.delete(letterTrail).where(linkAt(1))],
  ['the last was taken out', 5, (tx) => tx.delete(letterTrail).where(linkAt(5))],
  ['all were taken out', 1, (tx) => tx.delete(letterTrail).where(eq(letterTrail.accountId, accountId))],
  [
    'the last was taken out with its head moved back to another hash',
    4,
    async (tx) => {
      await tx.delete(letterTrail).where(linkAt(5))
      await tx.update(letterTrailHeads).set({ seq: 4 }).where(eq(letterTrailHeads.accountId, accountId))
    },
  ],
  ['the head was taken away', 1, (tx) => tx.delete(letterTrailHeads).where(eq(letterTrailHeads.accountId, accountId))],
  [
    'two changed places',
    2,
    async (tx) => {
      await tx.update(letterTrail).set({ seq: 99 }).where(linkAt(2))
      await tx.update(letterTrail).set({ seq: 2 }).where(linkAt(3))
      await tx.update(letterTrail).set({ seq: 3 }).where(linkAt(99))
    },
  ],
]

describe('a trail that was tampered with', () => {
  it.each(damages)('is found: %s', async (_, seq, damage) => {
    // Whole ones before and after it stay out of it.
    await appendMany(2, (await company(app)).accountId)
    await appendMany(5)
    await appendMany(2, (await company(app)).accountId)
    expect((await verified()).broken).toBeNull()
    await app.services.transaction(damage)
    expect((await verified()).broken).toEqual({ accountId, seq })
  })
})
