import { expect, test } from 'vitest'
import { daysOf, FILTER_LENGTH, filterValue, type Filter } from './filter.ts'

const id = '00000000-0000-4000-8000-000000000020'
const choice: Filter = { kind: 'choice', values: ['open', 'filled'] }

test.for<readonly [Filter, string, string]>([
  [choice, 'open', 'open'],
  [choice, 'closed', ''],
  [{ kind: 'boolean' }, 'true', 'true'],
  [{ kind: 'boolean' }, 'yes', ''],
  [{ kind: 'row', of: 'department' }, id, id],
  [{ kind: 'row', of: 'department' }, 'roads', ''],
  [{ kind: 'text' }, '  Jimma ', 'Jimma'],
  [{ kind: 'text' }, 'x'.repeat(500), 'x'.repeat(FILTER_LENGTH)],
  [{ kind: 'days' }, '2026-01-31..2026-02-28', '2026-01-31..2026-02-28'],
  [{ kind: 'days' }, '..2026-02-28', '..2026-02-28'],
  [{ kind: 'days' }, '..', ''],
  [{ kind: 'days' }, '2026-02-30..', ''],
  [{ kind: 'days' }, '2026-02-28..2026-01-31', ''],
  [{ kind: 'days' }, 'yesterday', ''],
])('a filter by %o reads "%s" as "%s"', ([filter, text, value]) => {
  expect(filterValue(filter, text)).toBe(value)
})

test('a range of days may be open at either end', () => {
  expect(daysOf('2026-01-31..')).toEqual({ from: '2026-01-31', to: null })
  expect(daysOf('..2026-01-31')).toEqual({ from: null, to: '2026-01-31' })
})
