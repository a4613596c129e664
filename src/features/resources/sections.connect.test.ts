import { expect, test } from 'vitest'
import { answered, reached } from '../../../tests/models/reached.ts'
import { sectionRows } from '../../api/mocks/profile-samples.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { connectSections, isSeenBy, openSection, showsNothing } from './sections.connect.ts'
import type { SectionRow } from './sections.effects.ts'

const never = () => Promise.reject(new Error('not called'))
const machine = createListMachine<SectionRow>({ read: never, change: never })
const rows = sectionRows.map((row) => ({ ...row, id: row.key }) as SectionRow)
const [about, experience] = rows as [SectionRow, SectionRow]
const arrived = answered('read', {
  data: rows,
  meta: { first: 1, last: rows.length, totalRecords: rows.length, exact: true, page: 1, per_page: 100 },
})
const shown = (...events: readonly { type: string }[]) =>
  connectSections(reached(machine, { page: 1, per_page: 100, q: '', sort: '' }, arrived, ...events), () => {})

test.for([
  ['section=education', 'individual', 'education'],
  ['section=education&page=2', 'individual', 'education'],
  ['section=passwords', 'individual', null],
  ['section=', 'individual', null],
  ['', 'individual', null],
  ['section=team', 'company', 'team'],
  ['section=education', 'company', null],
] as const)('the address ?%s of %s opens %s', ([address, kind, key]) =>
  expect(openSection(new URLSearchParams(address), kind)).toBe(key),
)

test.for([
  [{ visible: true, audience: ['site'] }, 'site', true],
  [{ visible: true, audience: ['site'] }, 'card', false],
  [{ visible: false, audience: ['site'] }, 'site', false],
  [{ visible: true, audience: [] }, 'site', false],
  [{ visible: false, audience: [] }, 'me', true],
] as const)('%o is seen by %s: %s', ([values, as, seen]) =>
  expect(isSeenBy({ ...values, audience: [...values.audience] }, as)).toBe(seen),
)

test('a section shows nothing when it has entries and none of them is visible', () => {
  expect([
    showsNothing({ visible: true, count: 2, shown: 0 }),
    showsNothing({ visible: true, count: 0, shown: 0 }),
    showsNothing({ visible: false, count: 2, shown: 0 }),
  ]).toEqual([true, false, false])
})

test('what is on its way to the server already stands as it shall be', () => {
  const moving = shown({ type: 'row.change', change: { kind: 'move', row: about, from: 0, to: 1 } } as { type: string })
  expect(moving.rows?.slice(0, 2).map(({ key }) => key)).toEqual([experience.key, about.key])
  const hiding = shown({
    type: 'row.change',
    change: { kind: 'edit', row: { ...about, visible: false }, was: about },
  } as { type: string })
  expect(hiding.rows?.[0]?.visible).toBe(false)
  expect(hiding.isChanging).toBe(true)
})
