import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { resumeChecklist, ResumeFacts, resumeTerms } from '../../../openapi/schemas/resume.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { resume, resumeBodyOf } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const add = async (as: Person, path: string, body: Readonly<Record<string, unknown>>) => {
  const answer = await app.call('POST', path, { as, body: { visible: true, ...body } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}

describe('every fact of a person', () => {
  it('can be selected: languages with their level, certificates, projects, awards, voluntary work, courses, referees', async () => {
    const person = await individual(app, { account: { bio: { en: 'On the page.' } } })
    await add(person, '/spoken-languages', { name: { en: 'Oromo' }, level: 'c1' })
    await add(person, '/certificates', {
      name: { en: 'ACCA' },
      issuer: { en: 'ACCA' },
      issued_on: '2019-05-01',
      issued_known: 'month',
      expires_on: '2029-05-01',
      expires_known: 'month',
      number: '12/34',
      link: null,
      attachment_id: null,
    })
    await add(person, '/referees', {
      name: { en: 'Almaz' },
      job_title: { en: 'Head' },
      organisation: { en: 'Dashen Bank' },
      relation: null,
      phone: '+251911234567',
      email: null,
    })
    await add(person, '/summaries', { text: { en: 'For resumes.' } })
    const made = await resume(app, person)
    const { facts } = (await app.call<{ readonly facts: ResumeFacts }>('GET', `/resumes/${made.id}`, { as: person }))
      .body
    const of = (part: string) => facts.entries.find((fact) => fact.part === part)
    expect(of('languages')).toMatchObject({
      texts: { title: { en: 'Oromo' } },
      level: { text: { en: 'Advanced (C1)', am: 'ከፍተኛ (C1)' }, share: 0.85 },
    })
    expect(of('certificates')).toMatchObject({
      texts: { organisation: { en: 'ACCA' }, detail: { en: 'No. 12/34' } },
      from: { date: '2019-05-01', known: 'month' },
      to: { date: '2029-05-01', known: 'month' },
    })
    expect(of('references')?.texts).toMatchObject({
      organisation: { en: 'Head, Dashen Bank' },
      description: { en: '+251911234567', am: '+251911234567' },
    })
    expect(of('summary')?.texts.description).toEqual({ en: 'For resumes.' })
    expect(JSON.stringify(made.content)).toContain(of('references')?.id)
  })
})

describe('what its owner keeps from resumes', () => {
  it('is not among the facts, whether contact, photo, headline or section', async () => {
    const person = await individual(app, {
      user: { audiences: { email: ['card'] } },
      account: { headline: { en: 'Accountant' }, audiences: { headline: ['site'] } },
    })
    await add(person, '/person-skills', { name: { en: 'Tax law' } })
    const made = await resume(app, person)
    const facts = async () =>
      (await app.call<{ readonly facts: ResumeFacts }>('GET', `/resumes/${made.id}`, { as: person })).body.facts
    const before = await facts()
    expect([before.contacts, before.headline, before.entries.length]).toEqual([[], null, 1])
    const section = (
      await app.call<readonly { readonly key: string; readonly version: number }[]>('GET', '/sections', { as: person })
    ).body.find(({ key }) => key === 'skills')
    const hidden = await app.call('PUT', '/sections/skills', {
      as: person,
      body: { visible: true, audience: ['site'], version: section?.version ?? 1 },
    })
    expect(hidden.status, JSON.stringify(hidden.body)).toBe(200)
    expect((await facts()).entries).toEqual([])
  })
})

describe('a review', () => {
  it('says in the reader’s language what is missing, and where', async () => {
    const person = await individual(app)
    const made = await resume(app, person)
    const check = async (lang: string) =>
      (
        await app.call<z.output<typeof resumeChecklist>>('POST', `/resumes/${made.id}/check`, {
          as: person,
          body: { lang: 'en' },
          headers: { lang },
        })
      ).body.findings
    expect(await check('en')).toContainEqual({
      check: 'no_skills',
      at: 'skills',
      values: {},
      message: 'Add the skills the job asks for.',
    })
    expect((await check('am')).find(({ check: id }) => id === 'no_skills')?.message).toContain('ክህሎቶች')
  })

  it('reads the PDF as software does, and loses nothing, in either language', async () => {
    const person = await individual(app, {
      user: { displayName: { en: 'Hanna Bekele', am: 'ሐና በቀለ' } },
      account: {
        headline: { en: 'Accountant', am: 'የሒሳብ ባለሙያ' },
        bio: { en: 'Twelve years of books.', am: 'የአሥራ ሁለት ዓመት ልምድ።' },
      },
    })
    await add(person, '/person-skills', { name: { en: 'Tax law', am: 'የግብር ሕግ' } })
    const made = await resume(app, person)
    for (const [lang, name, skill] of [
      ['en', 'Hanna Bekele', 'Tax law'],
      ['am', 'ሐና በቀለ', 'የግብር ሕግ'],
    ] as const) {
      const { body } = await app.call<z.output<typeof resumeChecklist>>('POST', `/resumes/${made.id}/check`, {
        as: person,
        body: { lang },
      })
      expect(body.findings.filter(({ check }) => check === 'text_lost')).toEqual([])
      expect(body.pages).toBe(1)
      expect(body.text).toContain(name)
      expect(body.text?.replace(/\s+/g, ' ')).toContain(skill)
    }
  })

  it('finds what a job asks for among what the platform knows, in both languages, and offers what was left out', async () => {
    const [admin, person] = [await administrator(app), await individual(app)]
    const name = { en: 'Ledgerwork', am: 'የሒሳብ መዝገብ ሥራ' }
    const skill = await app.call('POST', '/skills', {
      as: admin,
      body: { active: true, name, category_id: null },
    })
    expect(skill.status, JSON.stringify(skill.body)).toBe(201)
    await add(person, '/person-skills', { name: { en: 'Ledgerwork' } })
    const row = await resume(app, person)
    const terms = async (text: string) =>
      (
        await app.call<z.output<typeof resumeTerms>>('POST', `/resumes/${row.id}/terms`, {
          as: person,
          body: { text },
        })
      ).body.terms
    expect(await terms('We need ledgerwork every day.')).toEqual([
      { term: 'Ledgerwork', kind: 'skill', has: true, times: 1, fact: null },
    ])
    // Written with other letters of the same sound.
    expect((await terms('የሂሳብ መዝገብ ስራ የሚችል'))[0]).toMatchObject({ term: name.am, has: true })
    const parts = row.content.parts.map((part) => ({ ...part, shown: part.key !== 'skills' }))
    await app.call('PUT', `/resumes/${row.id}`, {
      as: person,
      body: resumeBodyOf(row, { content: { ...row.content, parts } }),
    })
    expect((await terms('We need ledgerwork every day.'))[0]).toMatchObject({
      has: false,
      fact: { part: 'skills', text: 'Ledgerwork' },
    })
  })
})
