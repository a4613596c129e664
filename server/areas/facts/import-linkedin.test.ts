import { describe, expect, it } from 'vitest'
import { FACT_PARTS, type FactPart } from '../../../openapi/fact-parts.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { CareerImport, ImportedEntry } from '../../../openapi/schemas/career-import.ts'
import { docx, zip } from '../../../tests/factories/archives.ts'
import { careerForm } from '../../../tests/factories/career-files.ts'
import { linkedInArchive, linkedInFiles } from '../../../tests/factories/linkedin.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
type Refused = { readonly code: string; readonly data: Readonly<Record<string, unknown>> }
const send = (as: Person, archive: Buffer, asked: Parameters<typeof careerForm>[1] = {}) =>
  app.call<CareerImport & Refused>('POST', '/facts.import', {
    as,
    body: careerForm(archive, { name: 'Basic_LinkedInDataExport.zip', ...asked }),
  })
const look = async (as: Person, archive: Buffer) => {
  const { status, body } = await send(as, archive)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const entriesOf = ({ parts }: CareerImport, part: FactPart): readonly ImportedEntry[] =>
  parts.find(({ key }) => key === part)?.entries ?? []
const said = (report: CareerImport, part: FactPart) =>
  entriesOf(report, part).map(({ values }) => Object.fromEntries(values.map(({ field, value }) => [field, value])))
const rows = async (as: Person, part: FactPart) => {
  const { body } = await app.call<{ readonly data: readonly Readonly<Record<string, unknown>>[] }>(
    'GET',
    anyResources[FACT_PARTS[part]].path,
    { as },
  )
  return body.data
}

/** What a person writes where the archive says nothing. */
const WRITTEN: Readonly<Record<string, string>> = {
  employment_type: 'full-time',
  location_type: 'on-site',
  field_of_study: 'Hydraulics',
  description: 'A text that is short enough to be taken.',
}
/** All that is new, with what is needed; documents are not at hand. */
const everything = (report: CareerImport) =>
  report.parts.flatMap(({ key, entries }) =>
    entries
      .filter(({ state, reason }) => state === 'new' && reason === null)
      .map(({ at, needs }) => ({
        part: key,
        at,
        as: 'add',
        values: needs
          .filter(({ message }) => message !== null)
          .map(({ field }) => ({ field, value: WRITTEN[field] ?? 'x' })),
      })),
  )

describe("LinkedIn's data archive", () => {
  it('is looked at entry by entry, with what was not understood, and nothing is saved', async () => {
    const as = await individual(app)
    const report = await look(as, linkedInArchive())
    expect(report).toMatchObject({ source: 'linkedin', written: null, kept: [] })
    expect(said(report, 'experience')).toEqual([
      {
        company_name: 'Entoto Water',
        job_title: 'Engineer',
        location: 'Addis Ababa, Ethiopia',
        start_date: '2021-03',
        currently_employed: 'true',
        description: 'Pipes for three towns,\n"Measured" 18 km',
      },
      {
        company_name: 'አዋሽ ባንክ',
        job_title: 'ረዳት',
        location: 'አዳማ',
        start_date: '2015-09',
        end_date: '2021-02',
      },
    ])
    expect(said(report, 'education')[0]).toMatchObject({
      degree: 'BSc',
      description: 'With distinction\nDebating club',
    })
    expect(said(report, 'summary')).toEqual([{ text: 'Nine years of water.\n\nለአዲስ አበባ' }])
    expect(said(report, 'skills').map(({ name }) => name)).toEqual(['Surveying', 'AutoCAD, "Civil 3D"', 'የውሃ ምህንድስና'])
    expect(said(report, 'languages').map(({ level }) => level)).toEqual(['native', 'c1', 'a2'])
    expect(said(report, 'certificates')).toEqual([
      {
        name: 'PMP',
        issuer: 'PMI',
        link: 'https://pmi.example/7',
        issued_on: '2022-11',
        expires_on: '2025-11',
        number: '12/34',
      },
    ])
    expect(said(report, 'awards')[0]).toMatchObject({ awarded_on: '2020-03-14' })
    expect(said(report, 'social_media').map(({ platform }) => platform)).toEqual(['x', 'website', 'github'])
    expect(entriesOf(report, 'published_works')[0]).toMatchObject({ state: 'new', reason: 'document' })
    expect(report.unread).toEqual(['Volunteering.csv: Cause: HEALTH', 'Courses.csv: Number: CE-301'])
    expect(JSON.stringify(report)).not.toMatch(/hanna@mail|251|Abel|Birth|Jan 5/)
    expect(await rows(as, 'experience')).toEqual([])
  })

  it('is taken as it was seen, and is the same when it comes again', async () => {
    const as = await individual(app)
    const archive = linkedInArchive()
    const report = await look(as, archive)
    const choices = everything(report)
    const { status, body } = await send(as, archive, { plan: report.plan, choices })
    expect([status, body.written], JSON.stringify(body)).toEqual([
      201,
      { added: choices.length, changed: 0, kept_all: true },
    ])
    expect(await rows(as, 'experience')).toMatchObject([
      {
        company_name: { en: 'Entoto Water' },
        start_date: '2021-03-01',
        start_known: 'month',
        currently_employed: true,
      },
      { company_name: { en: 'አዋሽ ባንክ' }, end_date: '2021-02-01', currently_employed: false },
    ])
    expect(await rows(as, 'volunteering')).toMatchObject([{ organisation: { en: 'Red Cross' }, end_date: null }])
    expect(await rows(as, 'courses')).toMatchObject([{ name: { en: 'Hydrology' } }])
    const again = await look(as, archive)
    expect(entriesOf(again, 'experience').map(({ state }) => state)).not.toContain('new')
    expect(entriesOf(again, 'skills').map(({ state }) => state)).toEqual(['same', 'same', 'same'])
  })

  it.each<[string, Buffer]>([
    ['in a folder', linkedInArchive({}, 'Complete_LinkedInDataExport_11-23-2026/')],
    ['with files missing', linkedInFiles({ 'Skills.csv': 'Name\nSurveying' })],
    ['with other letters in its names', linkedInFiles({ 'SKILLS.CSV': 'NAME\nSurveying' })],
    [
      'with a byte order mark and other ends of lines',
      linkedInArchive({ 'Skills.csv': '\uFEFFName\r\nSurveying\r\n' }),
    ],
    [
      'with notes before the header',
      linkedInArchive({ 'Skills.csv': 'Notes:\n"A ""note"",\nof lines"\n\nName\nSurveying' }),
    ],
    ['with columns of other order and more of them', linkedInArchive({ 'Skills.csv': 'Since,Name\n,Surveying\n\n,' })],
    [
      'beside another of the name deeper in it',
      linkedInFiles({ 'a/b/Skills.csv': 'Name\nB', 'Skills.csv': 'Name\nSurveying' }),
    ],
  ])('is read %s', async (_how, archive) => {
    expect(said(await look(await individual(app), archive), 'skills')[0]).toEqual({ name: 'Surveying' })
  })

  it('tells what it could not read, and reads the rest', async () => {
    const report = await look(
      await individual(app),
      linkedInArchive({
        'Positions.csv': 'Company Name,Title,Started On,Finished On,Mood\nEntoto,Engineer,Frühling 2020,soon,glad',
        'Languages.csv': 'Name,Proficiency\nOromo,so so',
        'Education.csv': 'School Name\n"never closed',
        'Certifications.csv': Buffer.from([0xff, 0xfe, 0x00]),
        'Patents.csv': 'Title,Issuer\nA valve,EIPA',
        'Projects.csv': 'Title,Url\nWells,javascript:alert(1)',
        'Profile.csv': 'First Name,Last Name,Twitter Handles\nHanna,Bekele,not a handle',
      }),
    )
    expect(report.unread).toEqual(
      expect.arrayContaining([
        'Positions.csv: Started On: Frühling 2020',
        'Positions.csv: Finished On: soon',
        'Positions.csv: Mood: glad',
        'Languages.csv: Proficiency: so so',
        'Education.csv',
        'Certifications.csv',
        'Patents.csv: Title: A valve',
        'Projects.csv: Url: javascript:alert(1)',
        'Profile.csv: Twitter Handles: not a handle',
      ]),
    )
    // The job ended, though it is not said when: nobody is said to be employed there.
    expect(said(report, 'experience')).toEqual([{ company_name: 'Entoto', job_title: 'Engineer' }])
  })
})

describe('an archive that is none, or too much', () => {
  const skills = (content: string | Buffer) => linkedInFiles({ 'Skills.csv': content })
  const one = { name: 'Skills.csv', content: 'Name\nSurveying' }
  const lying = (() => {
    const bytes = zip([
      { name: 'x.txt', content: 'x' },
      { name: 'Skills.csv', content: 'Name\n'.padEnd(3_000_000, 'x\n') },
    ])
    // Both places say that it has ten bytes.
    for (let at = bytes.indexOf('Skills.csv'); at >= 0; at = bytes.indexOf('Skills.csv', at + 1)) {
      const isDirectory = bytes.readUInt32LE(Math.max(0, at - 46)) === 0x02014b50
      bytes.writeUInt32LE(10, at - (isDirectory ? 22 : 8))
    }
    return bytes
  })()

  it.each<[string, Buffer, string]>([
    ['another kind of archive', zip([{ name: 'a.txt', content: 'a' }]), 'type'],
    ['another file of such a name', linkedInFiles({ 'Projects.csv': 'id;budget\n1;2' }), 'type'],
    ['paths that lead out of it', zip([{ ...one, name: '../Skills.csv' }]), 'damaged'],
    ['half an archive', linkedInArchive().subarray(0, 900), 'damaged'],
    ['an encrypted file', zip([{ ...one, bits: 1 }]), 'protected'],
    [
      'a file that unpacks to very much',
      zip([
        { name: 'x.txt', content: 'x' },
        { ...one, content: Buffer.alloc(50_000_000, 'x\n') },
      ]),
      'too_much',
    ],
    [
      'many files that do together',
      linkedInFiles(
        Object.fromEntries(
          ['Skills', 'Courses', 'Publications', 'Languages'].map((name) => [`${name}.csv`, Buffer.alloc(900_000, 'x')]),
        ),
      ),
      'too_much',
    ],
    ['a file that is longer than it says', lying, 'damaged'],
    ['very many rows', skills(`Name\n${'a\n'.repeat(100_000)}`), 'too_much'],
    [
      'more entries than are looked at',
      skills(`Name\n${Array.from({ length: 501 }, (_, n) => `s${n}`).join('\n')}`),
      'too_much',
    ],
    ['a header without end', skills(`Name${',x'.repeat(100_000)}\nSurveying`), 'empty'],
    ['a cell without end', skills(`Name\n"${'x'.repeat(500_000)}`), 'empty'],
    ['nothing but headers', skills('Name\n'), 'empty'],
  ])('of %s is refused with the reason', async (_what, archive, reason) => {
    const { status, body } = await send(await individual(app), archive)
    expect([status, body.code, body.data]).toEqual([415, 'import_refused', { reason }])
  })

  it('is no Word document', async () => {
    const { body } = await send(await individual(app), docx())
    expect(body.source).not.toBe('linkedin')
  })

  it('with odd values is looked at and taken without a fault', async () => {
    const as = await individual(app)
    const archive = linkedInArchive({
      'Skills.csv': 'Name,__proto__,constructor,toString\n"=1+1",a,b,c\n<b>x</b>\u0000,,,\n\u0007,,,',
    })
    const report = await look(as, archive)
    const choices = everything(report).filter(({ part }) => part === 'skills')
    expect((await send(as, archive, { plan: report.plan, choices })).body.written?.added).toBe(2)
    expect(await rows(as, 'skills')).toMatchObject([{ name: { en: '=1+1' } }, { name: { en: '<b>x</b>' } }])
  })
})
