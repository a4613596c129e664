import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { RESUME_TEMPLATES, styleOfTemplate } from '../../../openapi/resume-style.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import type { ResumePaper } from '../../../openapi/resume-paper.ts'
import { sampleResume } from '../../../src/documents/sample/resume.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { WORD_RESUMES, wordFileOf } from '../../../tests/factories/word-resumes.ts'
import { lossesOf } from '../../../tests/factories/recognised.ts'
import { createResumeFiles } from '../resume-files.ts'
import { createTypesetter } from '../typesetting.ts'
import { recognise, type Recognised } from './recognise.ts'
import type { TextLine } from './text-line.ts'

const TODAY = '2026-11-23'
const typesetter = createTypesetter(() => undefined)
const files = createResumeFiles({ longest: 120_000 })
afterAll(() => Promise.all([typesetter.close(), files.close()]))

async function read(bytes: Uint8Array): Promise<Recognised> {
  const found = await files.recognise(bytes, TODAY)
  if ('fault' in found) throw new Error(`Not read: ${found.fault}`)
  if (found.source === 'linkedin') throw new Error('Read as an archive')
  return found
}
const printed = (paper: ResumePaper, template: (typeof RESUME_TEMPLATES)[number]) =>
  typesetter.set({
    template: 'resume',
    data: { paper, style: styleOfTemplate(template) },
    pictures: {},
    at: new Date('2026-11-23T09:00:00Z'),
  })

/** When the invented engineer worked and studied, as the months of each language are kept. */
const DATES = {
  en: {
    jobs: [
      ['2021-02', undefined],
      ['2016-09', '2021-01'],
      ['2015-08', '2016-08'],
    ],
    studies: [
      ['2017-10', '2019-07'],
      ['2010-10', '2015-07'],
      ['2008-09', '2010-06'],
    ],
  },
  am: {
    jobs: [
      ['2021-01', undefined],
      ['2016-09', '2021-01'],
      ['2015-07', '2016-08'],
    ],
    studies: [
      ['2017-09', '2019-06'],
      ['2010-10', '2015-06'],
      ['2008-09', '2010-05'],
    ],
  },
} as const

/** What a paper says that has to come back. */
function wantedOf(paper: ResumePaper) {
  const entries = (key: ResumePart) => paper.parts.find((part) => part.key === key)?.entries ?? []
  const tags = (key: ResumePart) => paper.parts.find((part) => part.key === key)?.tags ?? []
  const bullets = (lines: ResumePaper['parts'][number]['text']) => lines.map(({ text }) => text.replace(/^• /, ''))
  const dates = DATES[paper.lang]
  return {
    head: [paper.name.text, paper.headline?.text, ...paper.contacts.slice(0, 3).map(({ text }) => text)],
    summary: paper.parts.find(({ key }) => key === 'summary')?.text[0]?.text,
    jobs: entries('experience').map(({ title, organisation, place, lines }, n) => [
      title.text,
      organisation?.text,
      place?.text,
      ...(dates.jobs[n] ?? []),
      bullets(lines),
    ]),
    schools: entries('education').map(({ title, organisation }, n) => [
      ...title.text.split(/[,፣] /),
      organisation?.text,
      ...(dates.studies[n] ?? []),
    ]),
    skills: tags('skills').map(({ text }) => text),
    languages: tags('languages').map(({ text, level }) => [text, level]),
    hobbies: tags('hobbies').map(({ text }) => text),
    certificates: entries('certificates').map(({ title, organisation }) => [title.text, organisation?.text]),
    publications: entries('published_works').map(({ title, organisation, link }) => [
      title.text,
      organisation?.text,
      link?.text,
    ]),
  }
}
function foundIn({ basics, ...document }: Recognised['document']): ReturnType<typeof wantedOf> {
  return {
    head: [basics.name, basics.label, basics.email, basics.phone, basics.location?.address],
    summary: basics.summary,
    jobs: document.work.map(({ position = '', name, location, startDate, endDate, highlights = [] }) => [
      position,
      name,
      location,
      startDate,
      endDate,
      highlights,
    ]),
    schools: document.education.map(({ studyType = '', area = '', institution, startDate, endDate }) => [
      studyType,
      area,
      institution,
      startDate,
      endDate,
    ]),
    skills: document.skills.map(({ name }) => name),
    languages: document.languages.map(({ language, fluency = null }) => [language, fluency]),
    hobbies: document.interests.map(({ name = '' }) => name),
    certificates: document.certificates.map(({ name = '', issuer }) => [name, issuer]),
    publications: document.publications.map(({ name = '', publisher, url }) => [
      name,
      publisher,
      url?.replace('https://', ''),
    ]),
  }
}

describe('a resume that was made here', () => {
  it.each(RESUME_TEMPLATES.flatMap((template) => (['en', 'am'] as const).map((lang) => [template, lang] as const)))(
    'comes back from its PDF with the same names, jobs, dates, schools and skills: %s, %s',
    async (template, lang) => {
      const paper = sampleResume(lang, { template })
      const found = await read(await printed(paper, template))
      expect(foundIn(found.document)).toEqual(wantedOf(paper))
      expect(found.document.meta.language).toBe(lang)
      // A file cannot confirm a job, and referees are not for a resume.
      const confirmed = paper.parts.flatMap(({ entries }) => entries.flatMap((entry) => entry.confirmed ?? []))
      const references = paper.parts.find(({ key }) => key === 'references')?.text[0]?.text ?? ''
      expect(found.unread).toEqual([expect.stringContaining(confirmed[0] ?? '?'), references])
    },
  )

  it.each(['en', 'am'] as const)('comes back from its Word file: %s', async (lang) => {
    const paper = sampleResume(lang)
    const found = await read(await files.word({ paper, style: styleOfTemplate('modern') }))
    expect(foundIn(found.document)).toEqual(wantedOf(paper))
  })
})

describe('a resume of a word processor', () => {
  const of = async (name: keyof typeof WORD_RESUMES) => read(await wordFileOf(WORD_RESUMES[name]))

  it('is read where titles are capitals and nothing is bold', async () => {
    const { document, unread } = await of('accountant')
    expect(document).toMatchObject({
      basics: {
        name: 'Tigist Alemayehu Kebede',
        email: 'tigist.alemayehu@mail.example.com',
        phone: '0911 23 45 67',
        location: { address: 'Bole Sub City, Woreda 03, Addis Ababa, Ethiopia' },
      },
      work: [
        { position: 'Senior Accountant', name: 'Sheba Trading PLC', startDate: '2018-09' },
        { position: 'Junior Accountant', name: 'Awash Flour Factory', startDate: '2015-01', endDate: '2018-08' },
      ],
      education: [
        { studyType: 'BA', area: 'Accounting and Finance', institution: 'Addis Ababa University', endDate: '2014' },
      ],
      skills: [{ name: 'Peachtree' }, { name: 'Microsoft Excel' }, { name: 'Word' }],
      languages: [
        { language: 'Amharic', fluency: 'native' },
        { language: 'English', fluency: 'fluent' },
      ],
    })
    expect(document.work[0]).not.toHaveProperty('endDate')
    expect(unread).toEqual([
      'DECLARATION',
      'I declare that everything above is true.',
      'Ato Girma Tadesse, Finance Manager, 0922 11 22 33',
    ])
  })

  it('is read from tables, and private details are left unread', async () => {
    const { document, unread } = await of('nurse')
    expect(document).toMatchObject({
      basics: { name: 'Meron Tesfaye', phone: '+251 91 876 5432', email: 'meron.t@mail.example.org' },
      work: [
        { position: 'Staff Nurse', name: 'St. Gabriel Hospital', location: 'Hawassa', startDate: '2019-03' },
        { position: 'Ward Nurse', name: 'Adare Hospital', startDate: '2017-07', endDate: '2019-02' },
      ],
      education: [{ studyType: 'BSc', area: 'Nursing', institution: 'Hawassa University', endDate: '2017' }],
      languages: [
        { language: 'Sidaamu Afoo', fluency: 'Mother tongue' },
        { language: 'English', fluency: 'Very good' },
      ],
    })
    expect(unread).toEqual(['Personal Information', 'Date of birth 12 March 1994', 'Marital status Single'])
  })

  it('is read where the company comes first, with groups of skills and addresses', async () => {
    const { document, unread } = await of('developer')
    expect(document).toMatchObject({
      basics: {
        name: 'Yonas Girma',
        label: 'Software Developer',
        profiles: [
          { network: 'GitHub', url: 'https://github.com/yonas-example' },
          { network: 'LinkedIn', url: 'https://linkedin.com/in/yonas-example' },
        ],
      },
      work: [
        { position: 'Backend Developer', name: 'Selam Payments S.C.', startDate: '2021-01' },
        { position: 'Junior Developer', name: 'Habesha Logistics PLC', startDate: '2018-06', endDate: '2020-12' },
      ],
      projects: [{ name: 'Amharic spell checker', startDate: '2022', url: 'https://spell.example.org/am' }],
      skills: [
        { name: 'Languages', keywords: ['TypeScript', 'Go', 'SQL'] },
        { name: 'Tools', keywords: ['Docker', 'Git'] },
      ],
      education: [{ institution: 'Bahir Dar University', score: '3.71', startDate: '2013', endDate: '2018' }],
      certificates: [
        {
          name: 'Certified Kubernetes Administrator',
          issuer: 'Cloud Native Computing Foundation',
          date: '2023',
        },
      ],
      interests: [{ name: 'Chess' }, { name: 'hiking' }, { name: 'open maps' }],
    })
    expect(unread).toEqual([])
  })

  it('is read in Amharic, with dates of the Ethiopian calendar', async () => {
    const { document, unread } = await of('teacher')
    expect(document).toMatchObject({
      basics: {
        name: 'አስቴር ወልደማርያም',
        label: 'የሒሳብ መምህርት',
        phone: '0933 44 55 66',
        location: { address: 'ባሕር ዳር' },
      },
      work: [
        { position: 'የሒሳብ መምህርት', location: 'ባሕር ዳር', startDate: '2017-09' },
        { position: 'ረዳት መምህርት', name: 'ፋሲሎ ትምህርት ቤት', startDate: '2014-10', endDate: '2017-08' },
      ],
      education: [{ studyType: 'የመጀመሪያ ዲግሪ', area: 'ሒሳብ', startDate: '2011', endDate: '2014' }],
      languages: [
        { language: 'አማርኛ', fluency: 'አፍ መፍቻ' },
        { language: 'እንግሊዝኛ', fluency: 'በጣም ጥሩ' },
      ],
      skills: [{ name: 'የክፍል አያያዝ' }, { name: 'የፈተና ዝግጅት' }],
      meta: { language: 'am' },
    })
    expect(unread).toEqual([])
  })

  it('is read with months as numbers, and what is told in one sentence is left unread', async () => {
    const { document, unread } = await of('graduate')
    expect(document).toMatchObject({
      basics: { name: 'Dawit Bekele', phone: '+251-911-987-654', location: { address: 'Adama, Ethiopia' } },
      work: [{ position: 'Electrical Technician', name: 'Adama Steel Factory', startDate: '2023-08' }],
      education: [
        {
          studyType: 'BSc',
          area: 'Electrical Engineering',
          score: '3.4/4.0',
          startDate: '2018-09',
          endDate: '2023-07',
        },
      ],
      courses: [
        { name: 'AutoCAD Electrical', date: '2021' },
        { name: 'Safety at work', date: '2022' },
      ],
    })
    expect(unread).toEqual(['Ethio Cables, Adama: tested cables for two months in 2022.'])
  })

  it.each(Object.keys(WORD_RESUMES) as (keyof typeof WORD_RESUMES)[])(
    'loses nothing of its text and invents nothing: %s',
    async (name) => {
      const lines = WORD_RESUMES[name].map((text) =>
        text
          .replace(/^[#-] /, '')
          .replaceAll('*', '')
          .replaceAll(/ \|\| |\n|\t/g, ' '),
      )
      expect(lossesOf(lines, await of(name))).toEqual({ lost: [], invented: [] })
    },
  )
})

describe('any text', () => {
  const plainLine = (text: string): TextLine => ({
    text: text.replaceAll(/\s+/g, ' ').trim(),
    segments: [{ text: text.replaceAll(/\s+/g, ' ').trim(), isStrong: false, size: 0 }],
    isBullet: false,
    level: null,
    continues: null,
  })
  const words = fc.constantFrom(
    'Experience',
    'Education',
    'SKILLS',
    'Languages',
    'ክህሎቶች',
    'የሥራ ልምድ',
    'Certificates',
    'References',
    'Contact',
    'Engineer, Entoto Water, Addis Ababa',
    'Jan 2019 – Present',
    '2015 - 2017',
    'ከመስከረም 2009 እስከ ጥር 2013 ዓ.ም.',
    'BSc in Law',
    'hanna@sira.example',
    '+251 91 123 4567',
    'github.com/hanna',
    'Amharic (native), English',
    'GPA: 3.8',
    'Excel; Word',
    'Led a team of seven people and wrote down what they did every day.',
    'መምህር፣ ጣና ትምህርት ቤት',
    '12/2020',
    'Hanna Bekele',
    ...PAYLOADS.filter((text) => /\S/.test(text)).slice(0, 30),
  )
  const line = fc.oneof(
    words,
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.tuple(words, words).map(([a, b]) => `${a} | ${b}`),
    fc.tuple(words, words).map(([a, b]) => `${a}, ${b}`),
  )

  it('is in the document or among what was not read, and nothing else is', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 25 }),
        fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
        (texts, bold) => {
          const lines = texts
            .map((text, n) => {
              const plain = plainLine(text)
              return {
                ...plain,
                segments: plain.segments.map((segment) => ({ ...segment, isStrong: bold[n] === true })),
              }
            })
            .filter(({ text }) => text !== '')
          const found = recognise([lines], TODAY)
          expect(
            lossesOf(
              lines.map(({ text }) => text),
              found,
            ),
          ).toEqual({ lost: [], invented: [] })
        },
      ),
      { numRuns: 1000, seed: 245 },
    )
  })
})
