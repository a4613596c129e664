import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Ref } from '../../../openapi/ref.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { partBody } from '../../../tests/factories/companies.ts'
import { draftPosting, postingBody } from '../../../tests/factories/job-postings.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const found = async (as: Person, q: string) =>
  (
    await app.call<{ readonly data: readonly { readonly id: Ref<'jobPosting'> }[] }>(
      'GET',
      `/job-postings?q=${encodeURIComponent(q)}`,
      { as },
    )
  ).body.data.map(({ id }) => id)
const searchKeyOf = async (id: string) =>
  (await app.db.select({ key: jobPostings.searchKey }).from(jobPostings).where(eq(jobPostings.id, id)))[0]?.key

it('a company that takes another name is found by it at once, as if each posting had been saved again', async () => {
  const [as, other] = [
    await company(app, { account: { companyName: 'Zebidar Mills' } }),
    await company(app, { account: { companyName: 'Zebidar Bakery' } }),
  ]
  const posting = await draftPosting(app, as)
  const theirs = await draftPosting(app, other)
  expect(await found(as, 'zebidar')).toEqual([posting.id])
  const { status } = await app.call('PUT', '/company/information/identity', {
    as,
    body: partBody('identity', 1, { name: { en: 'Gibe Flour', am: 'ጊቤ ዱቄት' }, public_name: null }),
  })
  expect(status).toBe(200)
  expect(await found(as, 'zebidar')).toEqual([])
  expect(await found(as, 'gibe flour')).toEqual([posting.id])
  expect(await found(as, 'ጊቤ')).toEqual([posting.id])
  expect(await found(other, 'zebidar')).toEqual([theirs.id])

  const renamed = await searchKeyOf(posting.id)
  const { version } = posting
  const saved = await app.call<JobPosting>('PUT', `/job-postings/${posting.id}`, {
    as,
    body: await postingBody(app, { version }),
  })
  expect(saved.status).toBe(200)
  expect(renamed).toBe(await searchKeyOf(posting.id))
})
