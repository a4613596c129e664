import { people } from '../../../openapi/cast.ts'
import { describe, expect, it } from 'vitest'
import { chartSample, largeChart } from '../../api/mocks/chart.ts'
import { sampleId } from '../../api/mocks/sample-ids.ts'
import { closedAtFirst, keyed, layoutOf, modelOf, shownOrder } from './chart-model.ts'
import { find, searchIndex } from './chart-search.ts'
import { atHand, reduceChart, startOf } from './chart-state.ts'

const id = (n: number) => sampleId(22, n)
const model = modelOf(chartSample, 'en')
const titles = (ids: readonly string[]) => ids.map((one) => model.places.get(one)?.card.title.text)
const none: ReadonlySet<string> = new Set()

describe('a company as a tree', () => {
  it('counts what is under each position, and seats nobody has', () => {
    expect(model.places.get(id(0))).toMatchObject({ depth: 0, below: 11, position: 1, siblings: 2 })
    expect(model.places.get(id(4))).toMatchObject({ depth: 2, below: 3, parentId: id(1) })
    expect(model.places.get(id(6))?.card.vacant).toBe(3)
    expect(model.vacant).toBe(10)
    expect(model.people).toBe(20)
  })

  it('says a position in the reader’s language, else in the other', () => {
    expect(model.places.get(id(8))?.card.title).toEqual({ text: 'የጥበቃ ሠራተኛ', lang: 'am' })
    expect(modelOf(chartSample, 'am').places.get(id(0))?.card.title.text).toBe('ዋና ሥራ አስኪያጅ')
  })

  it('reads as it is drawn', () => {
    expect(shownOrder(model, none)).toEqual(layoutOf(model, none).cards.map((card) => card.id))
    expect(shownOrder(model, new Set([id(1)]))).toEqual(layoutOf(model, new Set([id(1)])).cards.map((card) => card.id))
    const large = modelOf(largeChart(700), 'en')
    expect(shownOrder(large, closedAtFirst(large))).toEqual(
      layoutOf(large, closedAtFirst(large)).cards.map((card) => card.id),
    )
  })

  it('opens small companies whole, and of large ones whole rows that can be taken in', () => {
    expect(closedAtFirst(model).size).toBe(0)
    const large = modelOf(largeChart(2000), 'en')
    const shown = shownOrder(large, closedAtFirst(large))
    expect(shown).toHaveLength(43)
    expect(new Set(shown.map((one) => large.places.get(one)?.depth))).toEqual(new Set([0, 1, 2]))
  })
})

describe('keys', () => {
  const from = (at: number, key: string, closed = none) => keyed(model, closed, id(at), key)
  it.each([
    ['down to the next one that is shown', 0, 'ArrowDown', { to: id(1) }],
    ['up to the one before', 1, 'ArrowUp', { to: id(0) }],
    ['right into an open branch', 1, 'ArrowRight', { to: id(4) }],
    ['left closes an open branch', 1, 'ArrowLeft', { toggle: id(1) }],
    ['left of a position without a branch to its superior', 10, 'ArrowLeft', { to: id(2) }],
    ['home', 6, 'Home', { to: id(0) }],
    ['end', 6, 'End', { to: id(12) }],
    ['nowhere from the first one', 0, 'ArrowUp', null],
    ['no other key', 0, 'x', null],
  ] as const)('%s', (_, at, key, leads) => expect(from(at, key)).toEqual(leads))

  it('right opens a closed branch, and down passes it by', () => {
    const closed = new Set([id(1)])
    expect(from(1, 'ArrowRight', closed)).toEqual({ toggle: id(1) })
    expect(from(1, 'ArrowDown', closed)).toEqual({ to: id(2) })
    expect(from(1, 'ArrowLeft', closed)).toEqual({ to: id(0) })
  })
})

describe('what a reader did', () => {
  it('opens what hides the position they go to', () => {
    const closed = reduceChart(startOf(model), { type: 'close.all', model })
    expect(titles(shownOrder(model, closed.collapsed))).toEqual(['General manager', 'Board secretary'])
    const there = reduceChart(closed, { type: 'go', id: id(6), model })
    expect(atHand(there, model)).toBe(id(6))
    expect(shownOrder(model, there.collapsed)).toContain(id(6))
    expect(there.collapsed.has(id(2))).toBe(true)
  })

  it('stays when the company changes: closed branches closed, and at the nearest superior of a position that is gone', () => {
    let state = reduceChart(startOf(model), { type: 'toggle', id: id(2), model })
    state = reduceChart(state, { type: 'go', id: id(6), model })
    const without = modelOf({ ...chartSample, nodes: chartSample.nodes.filter((node) => node.id !== id(6)) }, 'en')
    expect(atHand(state, without)).toBe(id(4))
    expect(shownOrder(without, state.collapsed)).not.toContain(id(9))
    expect(atHand(state, modelOf({ ...chartSample, nodes: [] }, 'en'))).toBeNull()
  })

  it('is at the closed branch when the position at hand vanishes in it', () => {
    const there = reduceChart(startOf(model), { type: 'go', id: id(6), model })
    expect(atHand({ ...there, collapsed: new Set([id(1)]) }, model)).toBe(id(1))
  })
})

describe('finding', () => {
  const index = searchIndex(model, 'en')
  const texts = (query: string) => find(index, query).map(({ text }) => text)
  it('finds positions and people by any part of their names, what begins with it first', () => {
    expect(texts('station')).toEqual(['Station manager, Yirgacheffe', 'Station manager, Jimma', 'Tsegaye Lemma'])
    expect(texts('manager')[0]).toBe('General manager')
    expect(find(index, 'export off')[0]).toMatchObject({ id: id(9), text: 'Export officer', more: 'Export' })
    expect(texts('selamawit')).not.toEqual([])
  })
  it('takes either script, and letters that sound alike', () => {
    expect(texts('ዋና ስራ')).toEqual(['General manager', people.selamawit.name.en])
    expect(texts('ሃና').every((text) => text === people.hanna.name.en)).toBe(true)
    expect(texts('ሃና').length).toBeGreaterThan(0)
    expect(find(index, 'ኀይለስላሴ')[0]).toMatchObject({ lang: 'am', text: 'ኃይለሥላሴ ወልደገብርኤል ገብረመድኅን' })
  })
  it('finds nothing without a word', () => {
    expect(texts('  ')).toEqual([])
    expect(texts('zebra')).toEqual([])
  })
})
