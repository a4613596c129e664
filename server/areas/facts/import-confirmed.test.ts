import { describe, expect, it } from 'vitest'
import type { CareerImport, ImportChoice } from '../../../openapi/schemas/career-import.ts'
import { careerForm } from '../../../tests/factories/career-files.ts'
import { hired } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
type Row = Readonly<Record<string, unknown>> & { readonly company_name: { readonly en: string } }
const send = (as: Person, work: readonly object[], asked: Parameters<typeof careerForm>[1] = {}) =>
  app.call<CareerImport>('POST', '/facts.import', { as, body: careerForm({ work }, asked) })
const look = async (as: Person, work: readonly object[]) => {
  const { status, body } = await send(as, work)
  expect(status, JSON.stringify(body)).toBe(201)
  return { plan: body.plan, entries: body.parts.find(({ key }) => key === 'experience')?.entries ?? [] }
}
const take = async (as: Person, work: readonly object[], ...choices: readonly ImportChoice[]) =>
  send(as, work, { plan: (await look(as, work)).plan, choices })
const rows = async (as: Person) =>
  (await app.call<{ readonly data: readonly Row[] }>('GET', '/experiences', { as })).body.data
const only = async (as: Person): Promise<Row> => {
  const [row, ...others] = await rows(as)
  expect(others).toEqual([])
  if (!row) throw new Error('There is no entry')
  return row
}
/** Someone whose job since 1 March 2026 their employer confirms. */
async function employed(): Promise<{ readonly as: Person; readonly row: Row }> {
  const { person } = await hired(app, await company(app))
  return { as: person, row: await only(person) }
}
/** The job as a file tells it. */
const job = ({ company_name: { en: name } }: Row, over: object = {}) => ({
  name,
  position: 'water ENGINEER',
  startDate: '2026-01',
  endDate: '2026-05',
  location: 'Remote',
  summary: 'Keeps the washing stations.',
  ...over,
})
const choice = (as: ImportChoice['as'], values: ImportChoice['values'] = [], at = 0): ImportChoice => ({
  part: 'experience',
  at,
  as,
  values,
})
/** What changes with every save. */
const lasting = ({ version: _version, updated_at: _at, ...row }: Row) => row

describe('a job that the employer confirms, in a file', () => {
  it('is found though the file dates it otherwise, with only what may change', async () => {
    const { as, row } = await employed()
    expect((await look(as, [job(row)])).entries).toMatchObject([
      {
        state: 'duplicate',
        is_confirmed: true,
        can_fill: true,
        differences: [{ field: 'location' }, { field: 'description', mine: null }],
      },
    ])
  })

  it.each<[ImportChoice['as'], object]>([
    ['fill', {}],
    ['replace', { location: { en: 'Remote' } }],
  ])('keeps its confirmed facts and its mark when the person says %s', async (how, changed) => {
    const { as, row } = await employed()
    const insisting = [
      { field: 'job_title', value: 'Director' },
      { field: 'start_date', value: '2020-01' },
      { field: 'currently_employed', value: 'false' },
    ]
    const { status, body } = await take(as, [job(row)], choice(how, insisting))
    expect([status, body.written], JSON.stringify(body)).toEqual([
      201,
      expect.objectContaining({ added: 0, changed: 1 }),
    ])
    const location = { ...(row['location'] as object), ...('location' in changed ? (changed.location as object) : {}) }
    expect(lasting(await only(as))).toEqual({
      ...lasting(row),
      description: { en: 'Keeps the washing stations.' },
      location,
    })
    expect(row['confirmed_by']).not.toBeNull()
  })

  it('is the same where the file says nothing that may change, and can only be left', async () => {
    const { as, row } = await employed()
    const work = [job(row, { location: undefined, summary: undefined })]
    expect((await look(as, work)).entries).toMatchObject([
      { state: 'same', is_confirmed: true, can_fill: false, differences: [] },
    ])
    for (const how of ['add', 'fill', 'replace'] as const) expect((await take(as, work, choice(how))).status).toBe(422)
    expect(await only(as)).toEqual(row)
  })

  it('is another one before it, or under another title', async () => {
    const { as, row } = await employed()
    const work = [job(row, { startDate: '2019-01', endDate: '2020-01' }), job(row, { position: 'Clerk' })]
    expect((await look(as, work)).entries.map(({ state }) => state)).toEqual(['new', 'new'])
  })

  it('is one entry of the file: the one that dates it as the employer does', async () => {
    const { as, row } = await employed()
    const work = [job(row), job(row, { startDate: '2026-03', endDate: undefined })]
    expect((await look(as, work)).entries.map(({ state, is_confirmed: is }) => [state, is])).toEqual([
      ['new', false],
      ['duplicate', true],
    ])
  })
})

describe('an entry of the person', () => {
  const mine = {
    visible: true,
    company_name: { en: 'Entoto' },
    job_title: { en: 'Engineer' },
    location: { en: 'Adama' },
    employment_type: 'full-time',
    location_type: 'on-site',
    currently_employed: true,
    start_date: '2021-03-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    description: { am: 'ለሦስት ከተሞች የውሃ ቧንቧዎች ዘርግቷል' },
  }
  const work = { name: 'Entoto', position: 'Engineer', startDate: '2021-03' }
  const there = async (over: object = {}) => {
    const as = await individual(app)
    const { status } = await app.call('POST', '/experiences', { as, body: { ...mine, ...over } })
    expect(status).toBe(201)
    return as
  }

  it('is filled in the language of the file, beside what stands there in the other', async () => {
    const as = await there()
    const file = [{ ...work, location: 'Bishoftu', summary: 'Pipes for three towns' }]
    expect((await look(as, file)).entries).toMatchObject([
      {
        can_fill: true,
        differences: [
          { field: 'location', mine: 'Adama' },
          { field: 'description', mine: null },
        ],
      },
    ])
    expect((await take(as, file, choice('fill'))).status).toBe(201)
    expect(await only(as)).toMatchObject({
      location: { en: 'Adama' },
      description: { en: 'Pipes for three towns', am: 'ለሦስት ከተሞች የውሃ ቧንቧዎች ዘርግቷል' },
    })
  })

  it('is not offered to be filled where nothing would be: the end of a job that goes on', async () => {
    const as = await there()
    const file = [{ ...work, endDate: '2022-05' }]
    const { entries } = await look(as, file)
    expect(entries).toMatchObject([
      {
        state: 'duplicate',
        can_fill: false,
        differences: [
          { field: 'currently_employed', mine: 'true', theirs: 'false' },
          { field: 'end_date', mine: null, theirs: '2022-05' },
        ],
      },
    ])
    expect((await take(as, file, choice('fill'))).status).toBe(422)
    expect((await take(as, file, choice('replace'))).status).toBe(201)
    expect(await only(as)).toMatchObject({ currently_employed: false, end_date: '2022-05-01', end_known: 'month' })
  })
})
