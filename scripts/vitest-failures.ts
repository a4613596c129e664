import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { beginning, type Failure } from './failures.ts'

/** What `layers.ts` reads of a run of Vitest. */
export interface VitestOutcome {
  readonly passed: number
  readonly failures: readonly Failure[]
}

const errorOf = (error: SerializedError) =>
  beginning(
    [
      error.message,
      typeof error['diff'] === 'string' ? error['diff'] : '',
      ...(error.stacks ?? []).slice(0, 2).map(({ file, line }) => `at ${file}:${line}`),
    ].join('\n'),
  )

/**
 * Writes what passed and what failed to VITEST_OUTCOME: a skipped test and a file that could not be read have failed.
 * Vitest's own report has neither the differences nor what failed outside of a test.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures: Failure[] = []
    let passed = 0
    for (const module of modules) {
      const file = module.relativeModuleId
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') passed++
        else failures.push({ file, title: test.fullName, error: errors?.map(errorOf).join('\n') ?? state })
      }
      const around = [module, ...module.children.allSuites()].flatMap((each) => each.errors())
      for (const error of around) failures.push({ file, title: 'the file', error: errorOf(error) })
    }
    for (const error of unhandled) failures.push({ file: '', title: 'outside of a test', error: errorOf(error) })
    const outcome: VitestOutcome = { passed, failures }
    writeFileSync(process.env['VITEST_OUTCOME'] ?? '', JSON.stringify(outcome))
  }
}
