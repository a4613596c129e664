import { beforeAll, expect, it } from 'vitest'
import { collectionOf, type Row } from '../../tests/factories/entries.ts'
import { administrator, individual, type Person } from '../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const world = () => ({ app, admin })
const studies = collectionOf(world, 'education')
const jobs = collectionOf(world, 'experience')
const april = { start_date: '2021-04-01', start_known: 'month', end_date: '2023-07-08', end_known: null }

it('a study may say no more than its month, and is listed, ordered and exported so', async () => {
  const as = await individual(app)
  const rows = [
    await studies.create(as, 1, { start_date: '2021-04-20', end_date: '2023-01-01' }),
    await studies.create(as, 2, april),
    await studies.create(as, 3, { start_date: '2021-03-31', end_date: '2023-01-01' }),
  ]
  expect(rows[1]).toMatchObject(april)
  expect(rows[0]).toMatchObject({ start_known: null, end_known: null })
  expect((await studies.list(as, '?sort=start_date')).map(({ id }) => id)).toEqual(
    [rows[2], rows[1], rows[0]].map((row) => row?.id),
  )
  const csv = (await app.call('GET', '/educations.csv?sort=start_date', { as })).bytes.toString('utf8')
  const [header = '', ...lines] = csv.trim().split('\r\n')
  expect(header).toContain(',start_date,end_date,')
  expect(header).not.toContain('known')
  expect(lines[1]).toContain(',2021-04,2023-07-08,')
  expect(lines[0]).toContain(',2021-03-31,2023-01-01,')
})

it('a client that knows nothing of months leaves them as they are, and means a day where it changes the date', async () => {
  const as = await individual(app)
  const { start_known: _start, end_known: _end, ...older } = await studies.bodyFor(as, 1)
  const created = await studies.post(as, older)
  expect(created.body).toMatchObject({ start_known: null, end_known: null })
  const row = await studies.create(as, 2, april)
  const edit = async (now: Row, over: object) => {
    const { start_known: _known, ...body } = studies.bodyLike(now, 3, april)
    return studies.put(as, now, { ...body, ...over, version: now.version })
  }
  const same = await edit(row, {})
  expect([same.status, same.body]).toMatchObject([200, { start_date: '2021-04-01', start_known: 'month' }])
  const changed = await edit(same.body as unknown as Row, { start_date: '2021-04-17' })
  expect(changed.body).toMatchObject({ start_date: '2021-04-17', start_known: null })
})

it('a job may begin and end in the month of a day, and not before it', async () => {
  const as = await individual(app)
  const job = (over: object) => jobs.bodyFor(as, 1, { currently_employed: false, ...over })
  const inMonth = await jobs.post(
    as,
    await job({ start_date: '2021-04-20', end_date: '2021-04-01', end_known: 'month' }),
  )
  expect([inMonth.status, inMonth.body]).toMatchObject([201, { end_known: 'month' }])
  const before = await jobs.post(
    as,
    await job({ start_date: '2021-04-20', end_date: '2021-03-01', end_known: 'month' }),
  )
  expect(before.body).toMatchObject({ status: 422, errors: { end_date: [expect.any(String)] } })
  const wrong = await jobs.post(as, await job({ ...april, start_known: 'year' }))
  expect(wrong.body).toMatchObject({ status: 422, errors: { start_known: [expect.any(String)] } })
  // Of an end that is not there nothing is known.
  const going = await jobs.post(
    as,
    await job({
      start_date: '2021-04-01',
      start_known: 'month',
      end_date: null,
      end_known: 'month',
      currently_employed: true,
    }),
  )
  expect(going.body).toMatchObject({ start_known: 'month', end_date: null, end_known: null })
})
