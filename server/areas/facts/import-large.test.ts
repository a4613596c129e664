import { describe, expect, it } from 'vitest'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { FACT_PARTS, type FactPart } from '../../../openapi/fact-parts.ts'
import { MOST_READ, type CareerImport } from '../../../openapi/schemas/career-import.ts'
import { careerForm } from '../../../tests/factories/career-files.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
type Refused = { readonly code: string; readonly errors: Readonly<Record<string, readonly string[]>> }
const list = (make: (n: number) => object) => Array.from({ length: MOST_READ / 5 }, (_, n) => make(n))
const PARTS = ['experience', 'skills', 'certificates', 'projects', 'courses'] as const
/** As many entries as are looked at. */
const most = {
  work: list((n) => ({ name: `Company ${n}`, position: 'Engineer', location: 'Remote', startDate: '2015-03' })),
  skills: list((n) => ({ name: `Skill ${n}` })),
  certificates: list((n) => ({ name: `Certificate ${n}`, issuer: 'PMI', date: '2020-01' })),
  projects: list((n) => ({ name: `Project ${n}`, description: 'Pipes for three towns.', startDate: '2020-01' })),
  courses: list((n) => ({ name: `Course ${n}`, date: '2020-01' })),
}
const send = (as: Person, document: object, asked: Parameters<typeof careerForm>[1] = {}) =>
  app.call<CareerImport & Refused>('POST', '/facts.import', { as, body: careerForm(document, asked) })
const everything = ({ parts }: CareerImport, type = 'full-time') =>
  parts.flatMap(({ key, entries }) =>
    entries.map(({ at }) => ({
      part: key,
      at,
      as: 'add',
      values: key === 'experience' ? [{ field: 'employment_type', value: type }] : [],
    })),
  )
const countOf = async (as: Person, part: FactPart) => {
  const { path } = anyResources[FACT_PARTS[part]]
  const { body } = await app.call<{ readonly meta: { readonly totalRecords: number } }>('GET', path, { as })
  return body.meta.totalRecords
}

describe('as many entries as are looked at', () => {
  it('are all taken in one go', async () => {
    const as = await individual(app)
    const { body } = await send(as, most)
    const taken = await send(as, most, { plan: body.plan, choices: everything(body) })
    expect([taken.status, taken.body.written], JSON.stringify(taken.body.errors)).toEqual([
      201,
      { added: MOST_READ, changed: 0, kept_all: true },
    ])
    for (const part of PARTS) expect([part, await countOf(as, part)]).toEqual([part, MOST_READ / 5])
    const again = (await send(as, most)).body.parts.flatMap(({ entries }) => entries.map(({ state }) => state))
    expect(new Set(again)).toEqual(new Set(['same']))
  })

  it('are none of them taken where the last has a fault, which is said at its place', async () => {
    const as = await individual(app)
    const { body } = await send(as, most)
    const [first, ...others] = everything(body)
    const choices = [...others, { ...first, values: [{ field: 'employment_type', value: 'sometimes' }] }]
    const { status, body: refused } = await send(as, most, { plan: body.plan, choices })
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['experience.0.employment_type']])
    for (const part of PARTS) expect(await countOf(as, part)).toBe(0)
  })

  it('are the most: one more is refused, in the file and among what is chosen', async () => {
    const as = await individual(app)
    const { body } = await send(as, most)
    const more = { ...most, interests: [{ name: 'Chess' }] }
    expect(await send(as, more)).toMatchObject({
      status: 415,
      body: {
        code: 'import_refused',
        data: { reason: 'too_much' },
        message: expect.stringContaining('too long to read at once'),
      },
    })
    const all = everything(body)
    const { status, body: refused } = await send(as, most, { plan: body.plan, choices: [...all, ...all.slice(0, 1)] })
    expect([status, refused.code, Object.keys(refused.errors)]).toEqual([422, 'invalid', ['choices']])
  })
})
