import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { root } from './sources.ts'

/** A test that failed, or a step; `file` is empty where there is none. */
export interface Failure {
  readonly file: string
  readonly title: string
  readonly error: string
}

/** Lines and characters of one error that are told at the end; its whole text stands where its layer ended. */
const LINES = 16
const CHARACTERS = 1600
/** So many failures are told with their errors, so many more by their names. */
const WITH_ERRORS = 25
const BY_NAME = 100

const within = (file: string) => (path.isAbsolute(file) ? path.relative(root, file) : file)

/** The beginning of a text, without colours, blank lines and the inside of packages. */
export function beginning(text: string): string {
  const lines = stripVTControlCharacters(text)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s*at .*(node_modules|node:internal|<anonymous>)/.test(line))
  const kept = lines.slice(0, LINES).join('\n').slice(0, CHARACTERS)
  return kept.length < lines.join('\n').length ? `${kept}\n…` : kept
}

/** What a tool said when it ended badly: where it begins, and where it ends, which is where most tools conclude. */
export function bothEnds(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const half = LINES / 2
  if (lines.length <= LINES) return beginning(text)
  return [lines.slice(0, half), lines.slice(-half)]
    .map((part) =>
      part
        .map((line) => line.slice(0, 300))
        .join('\n')
        .slice(0, CHARACTERS),
    )
    .join('\n…\n')
}

/** The tests of Playwright's report that did not pass; of a run that never began, why. */
export function playwrightFailures({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): readonly Failure[] {
  const of = (suite: JSONReportSuite, groups: readonly string[]): readonly Failure[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status, results }) => ({
          file: `${spec.file}:${spec.line}`,
          title: [`[${projectName}]`, ...groups, spec.title].join(' › '),
          error:
            // A test that took too long says so first, and then what it waited for.
            beginning(results.flatMap(({ errors: own }) => own.map(({ message }) => message)).join('\n')) || status,
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => of(inner, [...groups, inner.title])),
  ]
  return [
    ...errors.map(({ message = '', stack = '', location }) => ({
      file: location ? `${within(location.file)}:${location.line}` : '',
      title: 'before or after the tests',
      error: beginning(message || stack),
    })),
    // The outermost suite of a file is named after it.
    ...suites.flatMap((suite) => of(suite, [])),
  ]
}

/** The failures of all layers, as the last thing that is read: by layer, file and title, each with how its error begins. */
export function told(layers: readonly { readonly name: string; readonly failures: readonly Failure[] }[]): string {
  let number = 0
  const total = layers.reduce((sum, { failures }) => sum + failures.length, 0)
  const parts = layers.flatMap(({ name, failures }) =>
    failures.flatMap(({ file, title, error }) => {
      number++
      const head = `✗ ${[name, file, title].filter((part) => part !== '').join(' › ')}`
      if (number > WITH_ERRORS + BY_NAME) return []
      return [number > WITH_ERRORS ? head : `${head}\n${error.replaceAll(/^/gm, '    ')}`]
    }),
  )
  const untold = Math.max(0, total - WITH_ERRORS - BY_NAME)
  return [...parts, ...(untold > 0 ? [`✗ and ${untold} more`] : [])].join('\n')
}
