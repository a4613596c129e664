import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACT_PARTS, type FactPart } from '../../../openapi/fact-parts.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { CareerImport, ImportedEntry } from '../../../openapi/schemas/career-import.ts'
import { careerForm, scannedPdf } from '../../../tests/factories/career-files.ts'
import { zip } from '../../../tests/factories/archives.ts'
import { WORD_RESUMES, wordFileOf } from '../../../tests/factories/word-resumes.ts'
import { styleOfTemplate } from '../../../openapi/resume-style.ts'
import { sampleResume } from '../../../src/documents/sample/resume.ts'
import { jsonResumeFaults } from '../../../tests/factories/json-resumes.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
type Refused = {
  readonly code: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, readonly string[]>>
}
const send = (
  as: Person,
  content: Parameters<typeof careerForm>[0],
  asked: Parameters<typeof careerForm>[1] = {},
  headers = {},
) => app.call<CareerImport & Refused>('POST', '/facts.import', { as, body: careerForm(content, asked), headers })
const look = async (
  as: Person,
  content: Parameters<typeof careerForm>[0],
  asked: Parameters<typeof careerForm>[1] = {},
) => {
  const { status, body } = await send(as, content, asked)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const rows = async (as: Person, part: FactPart) => {
  const { body } = await app.call<{ readonly data: readonly Readonly<Record<string, unknown>>[] }>(
    'GET',
    anyResources[FACT_PARTS[part]].path,
    { as },
  )
  return body.data
}
const entriesOf = ({ parts }: CareerImport, part: FactPart): readonly ImportedEntry[] =>
  parts.find(({ key }) => key === part)?.entries ?? []

/** What a person writes where a file says nothing. */
const WRITTEN: Readonly<Record<string, string>> = {
  employment_type: 'full-time',
  location_type: 'on-site',
  location: 'Adama',
  start_date: '2015-02',
  end_date: '2019-06',
  degree: 'BSc',
  field_of_study: 'Hydraulics',
  description: 'A text that is short enough to be taken.',
  role: 'Helper',
  level: 'b2',
  issuer: 'Somebody',
}
/** Everything that can be added, with what is needed; documents are not at hand. */
const everything = (report: CareerImport) =>
  report.parts.flatMap(({ key, entries }) =>
    entries.flatMap(({ at, state, reason, needs }) =>
      state !== 'new' || reason === 'document'
        ? []
        : [
            {
              part: key,
              at,
              as: 'add',
              values: needs
                .filter(({ message }) => message !== null)
                .map(({ field }) => ({ field, value: WRITTEN[field] ?? 'x' })),
            },
          ],
    ),
  )

const resume = {
  basics: {
    name: 'Hanna Bekele',
    summary: 'Nine years of water.',
    profiles: [{ network: 'GitHub', username: 'hanna', url: 'https://github.com/hanna' }],
  },
  work: [
    {
      name: 'Entoto Water',
      position: 'Engineer',
      location: 'Remote',
      startDate: '2021-03',
      summary: 'Pipes for three towns.',
      highlights: ['Measured 18 km'],
      url: 'https://entoto.example',
    },
    { name: 'Awash', position: 'Helper', startDate: '2015', endDate: '2016-05-04' },
  ],
  skills: [{ name: 'Surveying', level: 'Master' }, { name: 'surveying' }],
  languages: [{ language: 'amharic', fluency: 'Native speaker' }],
  'x-theme': { colour: 'blue' },
}

describe('a JSON Resume that is looked at', () => {
  it('says for each entry what it would be, what is missing and what is kept, and saves nothing', async () => {
    const as = await individual(app)
    const report = await look(as, resume)
    expect(report).toMatchObject({ source: 'json_resume', written: null, unread: [] })
    expect(report.kept).toEqual(['work.url', 'skills.level', 'x-theme'])
    const [now, then] = entriesOf(report, 'experience')
    expect(now?.state).toBe('new')
    expect(now?.values).toContainEqual({ field: 'currently_employed', value: 'true' })
    expect(now?.values).toContainEqual({ field: 'start_date', value: '2021-03' })
    expect(now?.values).toContainEqual({ field: 'description', value: 'Pipes for three towns.\n• Measured 18 km' })
    expect(now?.needs.map(({ field }) => field)).toEqual(['employment_type'])
    expect(then?.needs).toContainEqual({ field: 'start_date', value: '2015-01', message: null })
    expect(entriesOf(report, 'skills').map(({ state, reason }) => [state, reason])).toEqual([
      ['new', null],
      ['refused', 'twice'],
    ])
    expect(entriesOf(report, 'languages')[0]?.values).toEqual([
      { field: 'name', value: 'Amharic' },
      { field: 'level', value: 'native' },
    ])
    expect(entriesOf(report, 'social_media')[0]?.values[0]).toEqual({ field: 'platform', value: 'github' })
    for (const part of ['experience', 'skills', 'languages', 'social_media'] as const)
      expect(await rows(as, part)).toEqual([])
  })

  it('says what is missing in the language of the reader', async () => {
    const as = await individual(app)
    const { body } = await send(as, resume, {}, { lang: 'am' })
    expect(entriesOf(body, 'experience')[0]?.needs[0]?.message).toMatch(/[\u1200-\u137f]/)
  })
})

describe('what is chosen of it', () => {
  it('is written in one go in the language of the file, and nothing else', async () => {
    const as = await individual(app)
    const report = await look(as, resume, { lang: 'am' })
    const choices = everything(report).filter(({ part }) => part !== 'social_media')
    const { status, body } = await send(as, resume, { lang: 'am', plan: report.plan, choices })
    expect([status, body.written]).toEqual([201, { added: 5, changed: 0, kept_all: true }])
    expect(await rows(as, 'experience')).toMatchObject([
      { company_name: { am: 'Entoto Water' }, location_type: 'remote', currently_employed: true, start_known: 'month' },
      { company_name: { am: 'Awash' }, start_date: '2015-01-01', end_date: '2016-05-04', end_known: null },
    ])
    expect(await rows(as, 'languages')).toMatchObject([{ name: { en: 'Amharic', am: 'አማርኛ' }, level: 'native' }])
    expect(await rows(as, 'social_media')).toEqual([])
  })

  it('is written once: what was looked at is something else then', async () => {
    const as = await individual(app)
    const report = await look(as, resume)
    const asked = { plan: report.plan, choices: everything(report) }
    expect((await send(as, resume, asked)).status).toBe(201)
    const again = await send(as, resume, asked)
    expect([again.status, again.body.code]).toEqual([409, 'stale'])
    const now = again.body.data['current'] as CareerImport
    expect(entriesOf(now, 'experience').map(({ state }) => state)).toEqual(['same', 'same'])
    expect(await rows(as, 'experience')).toHaveLength(2)
  })

  it('is all of it or nothing, and what is missing is said at its place', async () => {
    const as = await individual(app)
    const report = await look(as, resume)
    const choices = everything(report).map((choice) => ({
      ...choice,
      values: choice.part === 'experience' ? [] : choice.values,
    }))
    const { status, body } = await send(as, resume, { plan: report.plan, choices })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['experience.0.employment_type'])
    expect(await rows(as, 'skills')).toEqual([])
  })

  it.each([
    ['an entry that the file has not', { part: 'skills', at: 7, as: 'add', values: [] }],
    ['one that cannot be taken', { part: 'skills', at: 1, as: 'add', values: [] }],
    ['a new one over another', { part: 'skills', at: 0, as: 'replace', values: [] }],
  ])('is not %s', async (_what, choice) => {
    const as = await individual(app)
    const report = await look(as, resume)
    expect((await send(as, resume, { plan: report.plan, choices: [choice] })).status).toBe(422)
  })
})

describe('an entry that is there already', () => {
  const there = async () => {
    const as = await individual(app)
    const body = {
      visible: true,
      name: { en: 'PMP' },
      issuer: { en: 'PMI', am: 'ፒ ኤም አይ' },
      issued_on: '2022-11-14',
      issued_known: null,
      expires_on: null,
      expires_known: null,
      number: null,
      link: null,
      attachment_id: null,
    }
    expect((await app.call('POST', '/certificates', { as, body })).status).toBe(201)
    return as
  }
  const file = { certificates: [{ name: 'pmp', issuer: 'PMI', date: '2022-12', number: '12/34' }] }

  it('is found, with the fields that say something else', async () => {
    const [entry] = entriesOf(await look(await there(), file), 'certificates')
    expect(entry).toMatchObject({ state: 'duplicate', row: 'PMP' })
    expect(entry?.differences).toEqual([
      { field: 'name', mine: 'PMP', theirs: 'pmp' },
      { field: 'issued_on', mine: '2022-11-14', theirs: '2022-12' },
      { field: 'number', mine: null, theirs: '12/34' },
    ])
  })

  it.each([
    ['fill', { name: { en: 'PMP' }, issued_on: '2022-11-14', number: '12/34' }],
    [
      'replace',
      {
        name: { en: 'pmp' },
        issuer: { en: 'PMI', am: 'ፒ ኤም አይ' },
        issued_on: '2022-12-01',
        issued_known: 'month',
        number: '12/34',
      },
    ],
  ])('is changed as the person says: %s', async (how, expected) => {
    const as = await there()
    const { plan } = await look(as, file)
    const { body } = await send(as, file, { plan, choices: [{ part: 'certificates', at: 0, as: how, values: [] }] })
    expect(body.written).toMatchObject({ added: 0, changed: 1 })
    expect(await rows(as, 'certificates')).toMatchObject([expected])
  })
})

describe('a round trip', () => {
  const folder = new URL('../../../node_modules/@jsonresume/schema/', import.meta.url)
  const published = [
    'sample.resume.json',
    ...fs.readdirSync(new URL('examples/', folder)).map((name) => `examples/${name}`),
  ]

  /** A document as it means something: without what is empty, and lists of objects in an order that is theirs alone. */
  const meaning = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value
        .map(meaning)
        .toSorted((a, b) => (typeof a === 'object' ? (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1) : 0))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => !(Array.isArray(inner) && inner.length === 0))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, meaning(inner)]),
    )
  }

  it.each(published)('of %s gives the same document', async (name) => {
    const document = JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8')) as Readonly<Record<string, object>>
    const { basics } = document as { basics: { name: string; email: string } }
    const as = await individual(app, { user: { displayName: { en: basics.name } } })
    const report = await look(as, document)
    const { status, body } = await send(as, document, { plan: report.plan, choices: everything(report) })
    expect([status, body.written?.kept_all], JSON.stringify(body)).toEqual([201, true])
    const exported = (await app.call<Readonly<Record<string, object>>>('GET', '/facts/resume.json?lang=en', { as }))
      .body
    expect(jsonResumeFaults(exported)).toEqual([])
    // Whose it is and how to reach them is the profile's to say; when it was written, the export's.
    const ours = {
      ...document,
      meta: exported['meta'],
      basics: { ...basics, email: (exported['basics'] as { email: string }).email },
    }
    expect(meaning(exported)).toEqual(meaning(ours))
    expect(exported['meta']).toMatchObject({ ...document['meta'], version: 'v1.0.0', lastModified: expect.any(String) })
  })

  it('says what the person changed since, and not what the file said', async () => {
    const as = await individual(app)
    const file = { skills: [{ name: 'Surveying  of land', level: 'Master' }] }
    const report = await look(as, file)
    await send(as, file, { plan: report.plan, choices: everything(report) })
    const skills = async () =>
      (await app.call<{ skills: unknown }>('GET', '/facts/resume.json?lang=en', { as })).body.skills
    expect(await skills()).toEqual(file.skills)
    const [row] = await rows(as, 'skills')
    await app.call('PUT', `/person-skills/${String(row?.['id'])}`, {
      as,
      body: { visible: true, version: row?.['version'], name: { en: 'Levelling' } },
    })
    expect(await skills()).toEqual([{ name: 'Levelling', level: 'Master' }])
  })
})

describe('a PDF or a Word file', () => {
  it('is proposed like any other, each skill of a group for itself, with what was not understood', async () => {
    const as = await individual(app)
    const word = Buffer.from(await wordFileOf([...WORD_RESUMES.developer, '# Declaration', 'All of it is true.']))
    const report = await look(as, word, { name: 'cv.docx' })
    expect(report).toMatchObject({ source: 'document', kept: [] })
    expect(report.unread.join(' ')).toContain('All of it is true.')
    expect(entriesOf(report, 'skills').map(({ values }) => values[0]?.value)).toEqual([
      'TypeScript',
      'Go',
      'SQL',
      'Docker',
      'Git',
    ])
    const { status, body } = await send(as, word, { plan: report.plan, choices: everything(report) })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await rows(as, 'experience')).toMatchObject([
      { company_name: { en: 'Selam Payments S.C.' }, start_date: '2021-01-01', currently_employed: true },
      { company_name: { en: 'Habesha Logistics PLC' }, start_date: '2018-06-01', end_date: '2020-12-01' },
    ])
  })

  it('that we made ourselves is read', async () => {
    const as = await individual(app)
    const printed = await app.services.typesetter.set({
      template: 'resume',
      data: { paper: sampleResume('en', { template: 'sidebar' }), style: styleOfTemplate('sidebar') },
      pictures: {},
      at: new Date('2026-11-23T09:00:00Z'),
    })
    const report = await look(as, Buffer.from(printed), { name: 'resume.pdf' })
    expect(report.source).toBe('document')
    expect(entriesOf(report, 'experience').length).toBeGreaterThan(0)
  })

  it.each([
    ['only pictures of pages', scannedPdf, 'no_text'],
    ['half a PDF', async () => (await scannedPdf()).subarray(0, 100), 'damaged'],
    ['an archive of something else', () => zip([{ name: 'notes.txt', content: 'a' }]), 'type'],
    ['a Word file of an old version', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), 'type'],
  ])('with %s is refused with the reason, and in words', async (_what, make, reason) => {
    const { status, body } = await send(await individual(app), await make())
    expect([status, body.code, body.data]).toEqual([415, 'import_refused', { reason }])
    expect(body.message).not.toBe('')
  })
})

describe('a file that is none, or too much', () => {
  it.each([
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), 'type'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'type'],
    ['a list', '[]', 'type'],
    ['nothing', '', 'empty'],
    ['half a file', '{"work": [', 'damaged'],
    ['no career', '{"a": 1}', 'empty'],
    ['lists in lists', `{"work": ${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 'too_deep'],
    [
      'many entries',
      JSON.stringify({ skills: Array.from({ length: 501 }, (_, n) => ({ name: `Skill ${n}` })) }),
      'too_much',
    ],
    ['many values', JSON.stringify({ x: Array.from({ length: 30_000 }, () => 1) }), 'too_much'],
    ['a large file', JSON.stringify({ x: 'x'.repeat(1_000_000) }), 'too_much'],
  ])('of %s is refused with the reason', async (_what, content, reason) => {
    const { status, body } = await send(await individual(app), content)
    expect([status, body.code, body.data]).toEqual([415, 'import_refused', { reason }])
  })

  it('with odd values is looked at, taken and exported without a fault', async () => {
    const as = await individual(app)
    const file = `{"__proto__": {"a": 1}, "constructor": 1, "basics": {"name": 3, "profiles": [{"url": "javascript:alert(1)", "network": 7}], "location": 5}, "work": [7, null, {"name": {"x": 1}, "position": ["a"], "startDate": {"a": 1}}], "skills": [{"name": "\\u0000\\ud800<b>x</b>", "level": {"\\u0000": [1]}}], "education": "none", "toString": 5, "meta": 4}`
    const report = await look(as, file)
    const { status, body } = await send(as, file, {
      plan: report.plan,
      choices: everything(report).filter(({ part }) => part === 'skills'),
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const exported = await app.call<{ skills: readonly object[] }>('GET', '/facts/resume.json?lang=en', { as })
    expect([exported.status, exported.body.skills]).toEqual([
      200,
      [expect.objectContaining({ name: expect.stringContaining('<b>x</b>') })],
    ])
  })

  it('says when its own keys are more than is kept', async () => {
    const as = await individual(app)
    const file = { skills: [{ name: 'Surveying' }], long: 'x'.repeat(150_000) }
    const report = await look(as, file)
    expect((await send(as, file, { plan: report.plan, choices: everything(report) })).body.written).toEqual({
      added: 1,
      changed: 0,
      kept_all: false,
    })
  })

  it('stops at the limit of a collection', async () => {
    const as = await individual(app)
    const file = { interests: Array.from({ length: 60 }, (_, n) => ({ name: `Hobby ${n}` })) }
    const report = await look(as, file)
    expect(entriesOf(report, 'hobbies').filter(({ reason }) => reason === 'full')).toHaveLength(10)
    expect((await send(as, file, { plan: report.plan, choices: everything(report) })).body.written?.added).toBe(50)
  })
})
