import { describe, expect, it } from 'vitest'
import { FACT_PARTS } from '../../../openapi/fact-parts.ts'
import type { JsonResume } from '../../../openapi/schemas/json-resume.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { collectionOf } from '../../../tests/factories/entries.ts'
import { jsonResumeFaults } from '../../../tests/factories/json-resumes.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
const admin = await administrator(app)
const add = async (as: Person, path: string, body: Readonly<Record<string, unknown>>) => {
  const answer = await app.call('POST', path, { as, body: { visible: true, ...body } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}
const json = async (as: Person, lang: 'en' | 'am' = 'en') => {
  const { status, body } = await app.call<JsonResume>('GET', `/facts/resume.json?lang=${lang}`, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(jsonResumeFaults(body)).toEqual([])
  return body
}
const text = (as: Person, lang: 'en' | 'am' = 'en') => app.call<string>('GET', `/facts/resume.txt?lang=${lang}`, { as })

/** An engineer who has written a little of most things, not all of it in both languages. */
async function engineer() {
  const person = await individual(app, {
    user: { displayName: { en: 'Hanna Bekele', am: 'ሐና በቀለ' }, email: 'hanna@example.com' },
    account: { headline: { en: 'Water engineer' } },
  })
  await add(person, '/summaries', { text: { en: 'Nine years of water.', am: 'የዘጠኝ ዓመት የውኃ ሥራ።' } })
  await add(person, '/experiences', {
    company_name: { en: 'Entoto Water', am: 'እንጦጦ ውኃ' },
    job_title: { en: 'Engineer' },
    location: { en: 'Sebeta' },
    employment_type: 'part-time',
    location_type: 'remote',
    currently_employed: true,
    start_date: '2021-03-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    description: { en: 'Pipes for three towns.\n- Measured 18 km\n• Drew them' },
  })
  await add(person, '/educations', {
    school_name: { en: 'Arba Minch University' },
    degree: { en: 'BSc' },
    field_of_study: { en: 'Hydraulics' },
    start_date: '2012-09-12',
    start_known: null,
    end_date: '2017-07-01',
    end_known: 'month',
    grade: '3.8',
    description: null,
    picture_id: null,
  })
  await add(person, '/certificates', {
    name: { en: 'PMP' },
    issuer: { en: 'PMI' },
    issued_on: '2022-11-14',
    issued_known: null,
    expires_on: null,
    expires_known: null,
    number: '12/34',
    link: 'https://pmi.example.com/12',
    attachment_id: null,
  })
  await add(person, '/spoken-languages', { name: { en: 'Amharic', am: 'አማርኛ' }, level: 'native' })
  await add(person, '/referees', {
    name: { en: 'Dawit Alemu' },
    job_title: null,
    organisation: null,
    relation: null,
    phone: '+251911000731',
    email: null,
  })
  return person
}

describe('career details as a JSON Resume', () => {
  it('are what resumes may say, in the format’s own fields, months as far as they are known', async () => {
    expect(await json(await engineer())).toMatchObject({
      basics: {
        name: 'Hanna Bekele',
        label: 'Water engineer',
        email: 'hanna@example.com',
        summary: 'Nine years of water.',
      },
      work: [
        {
          name: 'Entoto Water',
          position: 'Engineer',
          location: 'Sebeta',
          startDate: '2021-03',
          summary: 'Pipes for three towns.',
          highlights: ['Measured 18 km', 'Drew them'],
        },
      ],
      education: [
        {
          institution: 'Arba Minch University',
          studyType: 'BSc',
          area: 'Hydraulics',
          startDate: '2012-09-12',
          endDate: '2017-07',
          score: '3.8',
        },
      ],
      certificates: [
        { name: 'PMP', issuer: 'PMI', date: '2022-11-14', number: '12/34', url: 'https://pmi.example.com/12' },
      ],
      languages: [{ language: 'Amharic', fluency: 'Native' }],
      meta: { version: 'v1.0.0', language: 'en' },
    })
  })

  it('are in the language that is asked for, or in the other where they are not written in it', async () => {
    const { basics, work, languages, meta } = await json(await engineer(), 'am')
    expect([basics.name, basics.label, basics.summary]).toEqual(['ሐና በቀለ', 'Water engineer', 'የዘጠኝ ዓመት የውኃ ሥራ።'])
    expect([work[0]?.name, work[0]?.position]).toEqual(['እንጦጦ ውኃ', 'Engineer'])
    expect(languages[0]?.language).toBe('አማርኛ')
    expect(meta.language).toBe('am')
  })

  it('leave out referees and whatever its owner keeps from readers of resumes', async () => {
    const person = await engineer()
    await app.call('PUT', '/sections/experience', {
      as: person,
      body: { visible: true, audience: ['site'], version: 1 },
    })
    const said = JSON.stringify(await json(person)) + (await text(person)).body
    expect(said).not.toMatch(/Entoto|Dawit|251911000731/)
    expect(said).toContain('Arba Minch')
  })

  it('hold to the published schema whatever the entries are, and with none', async () => {
    const person = await individual(app)
    expect((await json(person)).work).toEqual([])
    for (const name of Object.values(FACT_PARTS)) await collectionOf(() => ({ app, admin }), name).create(person, 1)
    const whole = await json(person)
    for (const part of [
      'work',
      'education',
      'certificates',
      'projects',
      'awards',
      'volunteer',
      'courses',
      'skills',
      'languages',
      'interests',
    ] as const)
      expect(whole[part], part).toHaveLength(1)
    expect(whole.basics.profiles).toHaveLength(1)
  })

  it('repeat hostile text as it is', async () => {
    const person = await individual(app)
    const names = PAYLOADS.filter((one) => one.trim() !== '' && one.length <= 80 && !/[\u0000-\u001f\u007f]/.test(one))
    for (const name of names.slice(0, 20))
      await app.call('POST', '/person-skills', { as: person, body: { visible: true, name: { en: name } } })
    const { body } = await app.call<{ readonly data: readonly { readonly name: { readonly en: string } }[] }>(
      'GET',
      '/person-skills',
      { as: person },
    )
    expect(body.data.length).toBeGreaterThan(0)
    expect((await json(person)).skills.map(({ name }) => name)).toEqual(body.data.map(({ name }) => name.en.trim()))
  })
})

describe('career details as plain text', () => {
  it('say the same under the titles of a resume', async () => {
    const { status, headers, body } = await text(await engineer())
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^Hanna Bekele\nWater engineer\n\nhanna@example\.com\n/)
    expect(body).toContain(
      'Experience\n----------\nEngineer · Entoto Water\nMar 2021 – Present · Sebeta\nPipes for three towns.\n- Measured 18 km\n• Drew them\n',
    )
    expect(body).toContain('Languages\n---------\n- Amharic: Native\n')
    expect(body.endsWith('\n')).toBe(true)
  })

  it('is in the reader’s language where none is asked for', async () => {
    const person = await engineer()
    const { body } = await app.call<string>('GET', '/facts/resume.txt', { as: person, headers: { lang: 'am' } })
    expect(body).toMatch(/^ሐና በቀለ\n/)
    expect(body).toContain('- አማርኛ')
  })
})
