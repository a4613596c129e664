import { describe, expect, it } from 'vitest'
import type { CareerImport } from '../../../openapi/schemas/career-import.ts'
import { careerForm } from '../../../tests/factories/career-files.ts'
import { linkedInArchive } from '../../../tests/factories/linkedin.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { stagedPdf } from '../../../tests/factories/support-documents.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
type Refused = { readonly errors: Readonly<Record<string, readonly string[]>> }
const resume = {
  publications: [
    {
      name: 'Leaks',
      publisher: 'Water Journal',
      releaseDate: '2018-06-01',
      url: 'https://doi.org/10.1000/182',
      summary: 'On leaks in the pipes of three towns.',
    },
  ],
}
const send = (as: Person, file: object | Buffer, asked: Parameters<typeof careerForm>[1] = {}) =>
  app.call<CareerImport & Refused>('POST', '/facts.import', { as, body: careerForm(file, asked) })
const look = async (as: Person, file: object | Buffer) => {
  const { body } = await send(as, file)
  return { plan: body.plan, entry: body.parts.find(({ key }) => key === 'published_works')?.entries[0] }
}
const works = async (as: Person) =>
  (await app.call<{ readonly data: readonly object[] }>('GET', '/published-works', { as })).body.data
const exported = async (as: Person) =>
  (await app.call<{ readonly publications: unknown }>('GET', '/facts/resume.json?lang=en', { as })).body.publications
/** All that no file says, with a document or another value in its place. */
const written = (document: string) =>
  Object.entries({
    author_names: 'Hanna Bekele',
    journal_name: 'Water Journal',
    citation_count: '12',
    status: 'published',
    country: 'ET',
    attachment_id: document,
  }).map(([field, value]) => ({ field, value }))
const choice = (document: string) => ({ part: 'published_works', at: 0, as: 'add', values: written(document) })

describe('a publication of a file', () => {
  it('is new, and says that it needs a document, and what else', async () => {
    const { entry } = await look(await individual(app), resume)
    expect(entry).toMatchObject({ state: 'new', reason: 'document' })
    expect(entry?.values).toContainEqual({ field: 'doi', value: '10.1000/182' })
    expect(entry?.needs.map(({ field }) => field).toSorted()).toEqual(
      written('')
        .map(({ field }) => field)
        .toSorted(),
    )
  })

  it('is taken with the document that was uploaded for it, and is in the export', async () => {
    const as = await individual(app)
    const { plan } = await look(as, resume)
    const document = await stagedPdf(app, as)
    const { status, body } = await send(as, resume, { plan, choices: [choice(document)] })
    expect([status, body.written], JSON.stringify(body)).toEqual([201, { added: 1, changed: 0, kept_all: true }])
    expect(await works(as)).toMatchObject([
      { title: { en: 'Leaks' }, citation_count: 12, country: 'ET', doi: '10.1000/182', attachment_id: document },
    ])
    expect(await exported(as)).toEqual(resume.publications)
    expect((await look(as, resume)).entry).toMatchObject({ state: 'same', reason: null })
  })

  it.each([
    ['none', ''],
    ['no document', 'desk.pdf'],
    ["a stranger's", null],
  ])('is not taken with %s, and nothing else is', async (_what, given) => {
    const as = await individual(app)
    const file = { ...resume, skills: [{ name: 'Surveying' }] }
    const { plan } = await look(as, file)
    const document = given ?? (await stagedPdf(app, await individual(app)))
    const skill = { part: 'skills', at: 0, as: 'add', values: [] }
    const { status, body } = await send(as, file, { plan, choices: [skill, choice(document)] })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['published_works.0.attachment_id']])
    expect(await works(as)).toEqual([])
    expect((await app.call('GET', '/person-skills', { as })).body['data']).toEqual([])
  })

  it('that is left stays in the export', async () => {
    const as = await individual(app)
    const file = { ...resume, skills: [{ name: 'Surveying' }] }
    const { plan } = await look(as, file)
    await send(as, file, { plan, choices: [{ part: 'skills', at: 0, as: 'add', values: [] }] })
    expect(await works(as)).toEqual([])
    expect(await exported(as)).toEqual(resume.publications)
  })

  it("of LinkedIn's archive is taken alike", async () => {
    const as = await individual(app)
    const archive = linkedInArchive({
      'Publications.csv':
        'Name,Published On,Description,Publisher,Url\nLeaks,Jun 2018,On leaks in the pipes of towns,WJ,https://doi.org/10.1000/182',
    })
    const { plan } = await look(as, archive)
    const { status, body } = await send(as, archive, { plan, choices: [choice(await stagedPdf(app, as))] })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await works(as)).toMatchObject([{ title: { en: 'Leaks' }, publication_date: '2018-06-01' }])
  })
})
