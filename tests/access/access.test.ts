import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testApp } from '../setup/app.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { put } from './ask.ts'
import { accessDocument } from './document.ts'
import { plantLeaks } from './leaks.ts'
import { matrix } from './matrix.ts'
import { makeWorld, VIEWERS } from './world.ts'

const world = await makeWorld(await testApp())
const leaks = await plantLeaks(world)
const ids = Object.keys(matrix) as OperationId[]

it('the planted texts are there for their owner', () => leaks.assertPlanted())

describe.each(ids)('%s', (id) => {
  it('succeeds for someone', () => {
    expect(matrix[id].some(({ answers }) => answers.some((status) => status < 300))).toBe(true)
  })

  it.each(matrix[id].map((row) => [row.about, row] as const))(
    'answers each viewer about %s, with nothing that its contract does not name, and nothing of others',
    async (_about, { ask, answers }) => {
      const [expected, got]: Record<string, number>[] = [{}, {}]
      const surprises: unknown[] = []
      for (const [at, viewer] of VIEWERS.entries()) {
        const answer = await put(world, id, viewer, await ask(world, viewer))
        const { status, body } = answer
        Object.assign(expected ?? {}, { [viewer]: answers[at] })
        Object.assign(got ?? {}, { [viewer]: status })
        if (status !== answers[at] || status >= 500) surprises.push({ viewer, status, body })
        else leaks.assertNone(id, viewer, answer)
      }
      expect(got, JSON.stringify(surprises, null, 1)).toEqual(expected)
      expect(answers.every((status) => status < 500)).toBe(true)
    },
  )
})

it('is written out in docs/access.md (npm run access-docs)', () => {
  expect(readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8')).toBe(accessDocument())
})
