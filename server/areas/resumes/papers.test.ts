import { beforeAll, expect, it } from 'vitest'
import type { ResumePages } from '../../../openapi/schemas/resume.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { resume, type MadeResume } from '../../../tests/factories/resumes.ts'
import { readWordFile } from '../../../tests/factories/word-files.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let app: TestApp
let person: Person
let made: MadeResume
beforeAll(async () => {
  app = await testApp()
  person = await individual(app, { account: { headline: { en: 'Keeps books in order', am: 'የሒሳብ ባለሙያ' } } })
  const job = {
    visible: true,
    company_name: { en: 'Dashen Bank', am: 'ዳሸን ባንክ' },
    job_title: { en: 'Accountant' },
    location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
    employment_type: 'full-time',
    location_type: 'on-site',
    currently_employed: true,
    start_date: '2016-09-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    description: { en: 'Closed the books of <b>forty</b> branches.\n- In five days' },
  }
  await app.call('POST', '/experiences', { as: person, body: job })
  made = await resume(app, person)
})
const draw = (lang: 'en' | 'am', over: Partial<Pick<MadeResume, 'style' | 'content'>> = {}) =>
  app.call<ResumePages & { readonly code?: string }>('POST', '/resumes/pages', {
    as: person,
    body: { lang, style: made.style, content: made.content, ...over },
  })
const wordsOf = ({ pages }: ResumePages) =>
  pages.map(({ svg }) => svg.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).join(' ')

it('draws pages of what is not saved, with the place of each text, and says what is missing in a language', async () => {
  const { status, body } = await draw('en')
  expect(status).toBe(200)
  expect(wordsOf(body)).toContain('Keeps books in order')
  // Texts of people are texts, whatever they look like.
  expect(body.pages[0]?.svg).toContain('&lt;b')
  expect(body.pages[0]?.svg).toContain('data-at="head.headline"')
  expect(body.missing).toEqual([])

  const amharic = (await draw('am')).body
  expect(wordsOf(amharic)).toContain('የሒሳብ ባለሙያ')
  const [job] = made.content.parts.find(({ key }) => key === 'experience')?.entries ?? []
  expect(amharic.missing).toEqual(
    expect.arrayContaining([`experience/${job?.fact}/title`, `experience/${job?.fact}/description`]),
  )
})

it('writes what is saved as a Word file in either language', async () => {
  for (const [path, lang, words] of [
    [`/resumes/${made.id}`, 'en', 'Keeps books in order'],
    [`/resumes/${made.id}`, 'am', 'የሒሳብ ባለሙያ'],
    ['/facts', 'am', 'ዳሸን ባንክ, አዲስ አበባ'],
  ] as const) {
    const { status, headers, bytes } = await app.call('GET', `${path}/resume.docx?lang=${lang}`, { as: person })
    expect([status, headers['content-type']]).toEqual([200, WORD])
    const { paragraphs } = await readWordFile(bytes)
    expect(paragraphs.map(({ text }) => text)).toContain(words)
  }
})

it('draws the first page of what is saved in another template, and leaves the resume in its own', async () => {
  const person = await individual(app)
  const made = await resume(app, person)
  const first = async (query = '') => {
    const answer = await app.app.inject({
      url: `/api/resumes/${made.id}/thumbnail.svg${query}`,
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    return answer.body
  }
  const own = await first()
  expect(await first(`?template=${made.style.template}`)).toBe(own)
  expect(await first('?template=woven')).not.toBe(own)
  expect(await first()).toBe(own)
  const unknown = await app.call('GET', `/resumes/${made.id}/thumbnail.svg?template=mine`, { as: person })
  expect(unknown.status).toBe(422)
})

it('draws no part that is hidden, and ignores facts of others', async () => {
  const content = {
    ...made.content,
    parts: made.content.parts.map((part) =>
      part.key === 'experience'
        ? { ...part, shown: false }
        : {
            ...part,
            entries: [{ fact: app.services.ids.uuid(), shown: true, wording: {}, seen: {} }],
          },
    ),
  }
  const { status, body } = await draw('en', { content })
  expect(status).toBe(200)
  expect(wordsOf(body)).not.toContain('Dashen')
})

it('fits the resume to a page, or says that it cannot', async () => {
  const { body } = await draw('en', { style: { ...made.style, size: 12, spacing: 1.3, margin: 30, fit: 1 } })
  expect(body.pages).toHaveLength(1)
  expect(body.problems).toEqual([])
})

it('prints what is saved as a PDF in either language', async () => {
  for (const [lang, words] of [
    ['en', 'Keeps books in order'],
    ['am', 'የሒሳብ ባለሙያ'],
  ] as const) {
    const { status, bytes } = await app.call('GET', `/resumes/${made.id}/resume.pdf?lang=${lang}`, { as: person })
    expect(status).toBe(200)
    const texts = await pdfTexts(bytes)
    expect(texts.map(({ words: found }) => found).join('')).toContain(words.replaceAll(' ', ''))
  }
})
