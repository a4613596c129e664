import { describe, expect, it, vi } from 'vitest'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import { createTreeMachine } from '../../machines/tree/tree.machine.ts'
import {
  connectDepartments,
  narrowed,
  nodesOf,
  openAtFirst,
  openFor,
  othersOf,
  pathOf,
  stepsOf,
} from './departments.connect.ts'
import type { Department } from './departments.effects.ts'

const never = () => Promise.reject(new Error('not asked'))
const departmentsMachine = createTreeMachine<Department>({ read: never, change: never })

const rows = departmentRows as readonly Department[]
const [management, processing, , jimma, , personnel] = rows as readonly [
  Department,
  Department,
  Department,
  Department,
  Department,
  Department,
]
const english = (text: { readonly en?: string | undefined; readonly am?: string | undefined }) =>
  text.en ? { text: text.en, lang: 'en' } : text.am ? { text: text.am, lang: 'am' } : null
const at = (...events: readonly { type: string }[]) =>
  connectDepartments(reached(departmentsMachine, undefined, ...events), vi.fn())

describe('what the screen shows', () => {
  it('is nothing before the first answer, then the tree, which stays when it cannot be read again', () => {
    expect(at()).toMatchObject({ rows: null, isFetching: true, isEmpty: false })
    expect(at(answered('read', rows))).toMatchObject({ rows, isFetching: false, isEmpty: false })
    expect(at(answered('read', [])).isEmpty).toBe(true)
    const again = at(answered('read', rows), { type: 'tree.reload' }, failed('read', offline()))
    expect(again).toMatchObject({ rows, isFetching: false, failure: { code: 'offline' } })
  })

  it('has a department at its new place while it is moved there', () => {
    const change = { kind: 'move', row: jimma, to: { parent_id: personnel.id, position: 0 } }
    const view = at(answered('read', rows), { type: 'node.change', change } as { type: string })
    expect(view.isChanging).toBe(true)
    expect(view.rows?.at(-1)).toMatchObject({ id: jimma.id, parent_id: personnel.id })
  })

  it('says what was not done', () => {
    const view = at(
      answered('read', rows),
      { type: 'node.change', change: { kind: 'delete', row: jimma } } as { type: string },
      failed('change', refusal('in_use', { places: [] })),
    )
    expect(view.undone).toMatchObject({ change: { kind: 'delete' }, failure: { code: 'in_use' } })
  })

  it('sends what a person does', () => {
    const send = vi.fn()
    const view = connectDepartments(reached(departmentsMachine, undefined, answered('read', rows)), send)
    view.merge(jimma, personnel)
    view.remove(jimma)
    view.undo()
    expect(send.mock.calls.map(([event]) => event as unknown)).toEqual([
      { type: 'node.change', change: { kind: 'merge', row: jimma, into: personnel } },
      { type: 'node.change', change: { kind: 'delete', row: jimma } },
      { type: 'change.undo' },
    ])
  })
})

describe('the tree', () => {
  it('names the language of a name that is not the reader’s', () => {
    const [first] = nodesOf([{ ...management, name: { am: 'አመራር' } }], english, 'en')
    expect(first).toEqual({ id: management.id, parentId: null, text: 'አመራር', lang: 'am' })
    expect(nodesOf([management], english, 'en')[0]?.lang).toBeUndefined()
  })

  it('is searched in both languages, and what fits keeps what stands above it', () => {
    expect(narrowed(rows, 'jimma')).toEqual({ rows: [management, processing, jimma], found: 1 })
    expect(narrowed(rows, 'የጅማ').found).toBe(1)
    expect(narrowed(rows, 'nowhere')).toEqual({ rows: [], found: 0 })
    expect(narrowed(rows, ' ').rows).toBe(rows)
  })

  it('is open at first where that is little to see', () => {
    expect(openAtFirst(rows).has(processing.id)).toBe(true)
    const many = (tops: number) =>
      Array.from({ length: 70 }, (_, i) => ({
        ...management,
        id: `${i}` as Department['id'],
        parent_id: i < tops ? null : (`${i % tops}` as Department['id']),
      }))
    expect([...openAtFirst(many(1))]).toContain('0')
    expect([...openAtFirst(many(5))]).toEqual([])
    expect(openFor(rows, jimma.id)).toEqual([management.id, processing.id])
    expect(pathOf(rows, jimma.id, english)).toBe('Management › Processing')
  })

  it('offers no department of its own branch', () => {
    expect(othersOf(rows, processing.id).map(({ id }) => id)).not.toContain(jimma.id)
    expect(othersOf(rows, processing.id)).toHaveLength(3)
  })

  it('knows how far up and down a department can go', () => {
    expect(stepsOf(rows, management)).toEqual({ up: null, down: { parent_id: null, position: 1 } })
    expect(stepsOf(rows, jimma)).toEqual({ up: { parent_id: processing.id, position: 0 }, down: null })
  })
})
