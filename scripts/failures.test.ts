import path from 'node:path'
import type { JSONReportSpec } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import { beginning, bothEnds, playwrightFailures, told } from './failures.ts'
import { root } from './sources.ts'

function spec(title: string, ...ended: readonly ('expected' | 'unexpected' | 'flaky' | 'skipped')[]): JSONReportSpec {
  const tests = ended.map((status, n) => ({
    status,
    projectName: n === 0 ? 'desktop' : 'phone',
    projectId: '',
    timeout: 0,
    annotations: [],
    expectedStatus: 'passed' as const,
    results:
      status === 'skipped'
        ? []
        : [
            {
              workerIndex: 0,
              parallelIndex: 0,
              status: 'failed' as const,
              duration: 1,
              error: undefined,
              errors: status === 'expected' ? [] : [{ message: `\u001b[31mError\u001b[39m: ${title} is not there` }],
              stdout: [],
              stderr: [],
              retry: 0,
              startTime: '',
              attachments: [],
              annotations: [],
            },
          ],
  }))
  return { title, tests, ok: false, tags: [], id: title, file: 'e2e/home.spec.ts', line: 12, column: 1 }
}

it('names what did not pass in Playwright with its browser, its groups and its error', () => {
  const failures = playwrightFailures({
    errors: [{ message: 'Process from config.webServer was not able to start', location: undefined }],
    suites: [
      {
        title: 'e2e/home.spec.ts',
        file: 'e2e/home.spec.ts',
        line: 0,
        column: 0,
        specs: [spec('passes', 'expected'), spec('a saved name', 'expected', 'unexpected')],
        suites: [
          {
            title: 'for a company',
            file: 'e2e/home.spec.ts',
            line: 3,
            column: 1,
            specs: [spec('a logo', 'flaky'), spec('a letter', 'skipped')],
          },
        ],
      },
    ],
  })
  expect(failures).toEqual([
    { file: '', title: 'before or after the tests', error: 'Process from config.webServer was not able to start' },
    { file: 'e2e/home.spec.ts:12', title: '[phone] › a saved name', error: 'Error: a saved name is not there' },
    { file: 'e2e/home.spec.ts:12', title: '[desktop] › for a company › a logo', error: 'Error: a logo is not there' },
    { file: 'e2e/home.spec.ts:12', title: '[desktop] › for a company › a letter', error: 'skipped' },
  ])
})

it('keeps of an error how it begins and where it happened', () => {
  const place = path.join(root, 'tests/a.test.ts')
  const trace = [
    'Error: \u001b[1mone\u001b[22m',
    '',
    '    at <anonymous>',
    `    at ${place}:3:1`,
    '    at /x/node_modules/v.js:1',
  ]
  expect(beginning(trace.join('\n'))).toBe('Error: one\n    at tests/a.test.ts:3:1')
  const long = beginning(Array.from({ length: 500 }, (_, n) => `line ${n}`).join('\n')).split('\n')
  expect(long.slice(0, 1)).toEqual(['line 0'])
  expect(long.at(-1)).toBe('…')
  expect(long.length).toBeLessThan(20)
  expect(beginning('x'.repeat(100_000)).length).toBeLessThan(2000)
})

it('keeps of what a tool said the beginning and the end', () => {
  const said = Array.from({ length: 500 }, (_, n) => `line ${n} ${'x'.repeat(n === 3 ? 9000 : 0)}`)
  const kept = bothEnds(said.join('\n'))
  expect(kept).toMatch(/^line 0 \nline 1/)
  expect(kept).toMatch(/line 499 $/)
  expect(kept.length).toBeLessThan(3500)
})

it('tells failures of all layers, the first with their errors, further ones by name, and how many more', () => {
  const many = Array.from({ length: 200 }, (_, n) => ({ file: `f${n}`, title: 'fails', error: 'one\ntwo' }))
  const text = told([
    { name: 'types', failures: [{ file: '', title: 'lint', error: 'bad' }] },
    { name: 'unit', failures: [] },
    { name: 'stories', failures: many },
  ])
  expect(text.split('\n').slice(0, 5)).toEqual([
    '✗ types › lint',
    '    bad',
    '✗ stories › f0 › fails',
    '    one',
    '    two',
  ])
  expect(text).toMatch(/✗ stories › f120 › fails\n✗ stories › f121/)
  expect(text).toMatch(/\n✗ and 76 more$/)
  expect(told([{ name: 'unit', failures: [] }])).toBe('')
})
