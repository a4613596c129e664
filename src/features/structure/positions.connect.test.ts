import { describe, expect, it, vi } from 'vitest'
import { lists } from '../../../openapi/lists.ts'
import type { Position } from '../../../openapi/schemas/structure.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { positionRows } from '../../api/mocks/structure-samples.ts'
import { readQuery } from '../../machines/list/address.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import type { ListedPosition } from './positions.connect.ts'

const never = () => Promise.reject(new Error('not asked'))
const machine = createListMachine<ListedPosition>({ read: never, change: never })
const rows = positionRows.map((row, position) => ({ ...(row as Position), position })) as readonly ListedPosition[]
const DEPARTMENT = '00000000-0000-4000-8000-002000000001'
const address = (text: string) => readQuery(new URLSearchParams(text), lists.positions)
const page = {
  data: rows,
  meta: { first: 1, last: rows.length, totalRecords: rows.length, exact: true, page: 1, per_page: 20 },
}

describe('the address of the positions', () => {
  it('has search, filters, order and page', () => {
    expect(address(`q=engineer&department=${DEPARTMENT}&state=open&sort=-headcount&page=3`)).toEqual({
      page: 3,
      per_page: 20,
      q: 'engineer',
      sort: '-headcount',
      filters: { department: DEPARTMENT, state: 'open' },
    })
  })

  it('counts what makes no sense as absent', () => {
    expect(address('department=everything&state=some&sort=salary&page=-1')).toEqual({
      page: 1,
      per_page: 20,
      q: '',
      sort: '',
      filters: { department: '', state: '' },
    })
  })
})

describe('the list of positions', () => {
  it('keeps one filter while the other changes, and starts again on the first page', () => {
    const send = vi.fn()
    connectList(reached(machine, address(`department=${DEPARTMENT}&page=2`), answered('read', page)), send).filter(
      'state',
      'open',
    )
    expect(send).toHaveBeenCalledWith({
      type: 'query.change',
      query: { filters: { department: DEPARTMENT, state: 'open' } },
    })
    const after = reached(
      machine,
      address(`department=${DEPARTMENT}&page=2`),
      answered('read', page),
      send.mock.calls[0]?.[0] as { type: string },
    )
    expect(after.context.query).toMatchObject({ page: 1, filters: { department: DEPARTMENT, state: 'open' } })
  })

  it('knows that it is narrowed', () => {
    expect(connectList(reached(machine, address('state=open')), vi.fn()).isNarrowed).toBe(true)
    expect(connectList(reached(machine, address('')), vi.fn()).isNarrowed).toBe(false)
  })
})
