import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { flowsOf, type Flow } from './flow.ts'

const root = path.resolve(import.meta.dirname, '../..')
const machines = globSync('src/machines/*/*.machine.ts', { cwd: root }).map((file) =>
  path.basename(file, '.machine.ts'),
)

test.for(machines)('the flows of %s take every edge', async (name) => {
  const { flows } = (await import(`./${name}.flow.ts`)) as { readonly flows: readonly Flow[] }
  const { flows: walked, missing } = flowsOf(flows)
  expect(missing).toEqual([])
  expect(walked.length).toBeGreaterThan(0)
})
