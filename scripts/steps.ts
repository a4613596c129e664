import { step, vitest, type Outcome } from './layers.ts'

/** What is checked without running the product. */
export const statics: readonly (() => Promise<Outcome>)[] = [
  () => step('types', 'tsc', ['-p', '.', '--checkers', '2']),
  () => step('lint', 'oxlint', ['--format=unix']),
  () => step('format', 'oxfmt', ['--list-different', '.']),
  () => step('contract', 'node', ['scripts/contract.ts', '--check']),
  () => step('messages', 'node', ['scripts/check-messages.ts']),
  () => step('imports', 'node', ['scripts/check-imports.ts']),
  () => step('dead code', 'knip', ['--no-progress']),
]

export const unit = (): Promise<Outcome> => vitest(['unit'])
