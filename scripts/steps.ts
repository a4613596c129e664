import { step, vitest, type Outcome } from './layers.ts'

/**
 * For tools written in Go, on one thread: no garbage is collected before the limit, and no thread works out again what
 * another knows. Together about half of the processor time, for some 4 GB.
 */
const ONCE = { GOGC: 'off', GOMEMLIMIT: '6GiB', GOMAXPROCS: '1' }

/** What is checked without running the product. */
export const statics: readonly (() => Promise<Outcome>)[] = [
  () => step('types', 'tsc', ['-p', '.', '--checkers', '1'], ONCE),
  () => step('lint', 'oxlint', ['--format=unix', '--threads=1'], ONCE),
  () => step('format', 'oxfmt', ['--list-different', '.']),
  () => step('contract', 'node', ['scripts/contract.ts', '--check']),
  () => step('messages', 'node', ['scripts/check-messages.ts']),
  () => step('imports', 'node', ['scripts/check-imports.ts']),
  () => step('dead code', 'knip', ['--no-progress']),
]

export const unit = (): Promise<Outcome> => vitest(['unit'])
