import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobPostings, jobWords } from '../../db/job-posting-tables.ts'
import { sweepWords } from './search-words.commands.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

it('words of a closed posting are forgotten, those that an open one has too stay', async () => {
  const shared = ['tannery', 'ቆዳ', 'foreman']
  const closing = await openPosting(app, firm, { searchKey: `${shared.join(' ')} zygote ዝሆን o'brien` })
  const paused = await openPosting(app, firm, { searchKey: 'quince' })
  await openPosting(app, firm, { searchKey: shared.join(' ') })
  const all = [...shared, 'zygote', 'ዝሆን', "o'brien", 'quince']
  const known = async () =>
    (await app.db.select().from(jobWords).where(inArray(jobWords.word, all))).map(({ word }) => word).toSorted()
  const before = await known()
  expect(before).toContain('zygote')
  await sweepWords(app.services)
  expect(await known()).toEqual(before)
  const set = (id: string, status: 'closed' | 'paused') =>
    app.db.update(jobPostings).set({ status, closedAt: app.clock.now() }).where(eq(jobPostings.id, id))
  await set(closing.id, 'closed')
  await set(paused.id, 'paused')
  await sweepWords(app.services)
  expect(await known()).toEqual(before.filter((word) => !['zygote', 'ዝሆን', "o'brien"].includes(word)))
  // Where it is looked for with a typing error, nothing suggests it any more.
  const found = await app.app.inject({ url: '/jobs?q=zygotte&lang=en' })
  expect(found.body).not.toContain('zygote')
})
