import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hangingDepth, layoutChart, type ChartItem, type ChartLayout, type ChartSizes } from './chart-layout.ts'

const SIZES: ChartSizes = { width: 100, gap: 20, rise: 40, stack: 10, indent: 16 }
const item = (id: string, parentId: string | null = null, height = 50): ChartItem => ({ id, parentId, height })
const at = (layout: ChartLayout, id: string) => {
  const card = layout.cards.find((one) => one.id === id)
  if (!card) throw new Error(`${id} is not drawn`)
  return card
}
const middle = (layout: ChartLayout, id: string) => at(layout, id).x + SIZES.width / 2

/** Items that each report to an earlier one or to none, shuffled: any company without circles. */
const companies = fc
  .array(
    fc.record({
      parent: fc.double({ min: 0, max: 1, noNaN: true }),
      isRoot: fc.integer({ min: 0, max: 30 }),
      height: fc.integer({ min: 20, max: 120 }),
    }),
    {
      minLength: 1,
      maxLength: 120,
    },
  )
  .map((rows) =>
    rows.map(({ parent, isRoot, height }, n) =>
      item(`p${n}`, n === 0 || isRoot === 0 ? null : `p${Math.floor(parent * (n - 1))}`, height),
    ),
  )
const anyOrder = fc.tuple(
  companies.chain((items) => fc.shuffledSubarray([...items], { minLength: items.length })),
  fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
)
const shape = (hangFrom: number | undefined) => (hangFrom === undefined ? {} : { hangFrom })

const overlapping = ({ cards }: ChartLayout) => {
  const sorted = cards.toSorted((a, b) => a.x - b.x)
  return sorted.flatMap((a, n) => {
    const found: string[] = []
    for (let m = n + 1; m < sorted.length; m++) {
      const b = sorted[m]
      if (!b || b.x >= a.x + SIZES.width - 1e-6) break
      if (a.y < b.y + b.height && b.y < a.y + a.height) found.push(`${a.id} ${b.id}`)
    }
    return found
  })
}

describe('a chart', () => {
  it('centres a parent above its branches', () => {
    const layout = layoutChart([item('a'), item('b', 'a'), item('c', 'a'), item('d', 'b'), item('e', 'c')], SIZES)
    expect(middle(layout, 'a')).toBeCloseTo((middle(layout, 'b') + middle(layout, 'c')) / 2)
    expect(at(layout, 'b').y).toBe(90)
    expect(at(layout, 'd').y).toBe(180)
    expect(at(layout, 'c').x - at(layout, 'b').x).toBe(120)
  })

  it('hangs single cards below each other when there are more than two', () => {
    const layout = layoutChart([item('a'), item('b', 'a'), item('c', 'a'), item('d', 'a')], SIZES)
    expect(layout.cards.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['a', 0, 0],
      ['b', 32, 90],
      ['c', 32, 150],
      ['d', 32, 210],
    ])
    expect(layout).toMatchObject({ width: 132, height: 260 })
  })

  it('arranges many single cards in a block that is at most a few times as wide as high', () => {
    const layout = layoutChart([item('a'), ...Array.from({ length: 400 }, (_, n) => item(`n${n}`, 'a'))], SIZES)
    expect(layout.width / layout.height).toBeGreaterThan(0.5)
    expect(layout.width / layout.height).toBeLessThan(3)
  })

  it('hangs whole branches from a given depth on, each below its superior', () => {
    const items = [item('a'), item('b', 'a'), item('c', 'b'), item('d', 'c'), item('e', 'b'), item('f', 'a')]
    const layout = layoutChart(items, SIZES, { hangFrom: 2 })
    expect(layout.cards.map(({ id, x, y }) => [id, x - at(layout, 'b').x, y])).toEqual([
      ['a', 60, 0],
      ['b', 0, 90],
      ['e', 32, 180],
      ['c', 32, 240],
      ['d', 64, 300],
      ['f', 120, 90],
    ])
  })

  it('draws several roots side by side', () => {
    const layout = layoutChart([item('a'), item('b'), item('c', 'gone')], SIZES)
    expect(layout.cards.map(({ depth, y }) => [depth, y])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(at(layout, 'b').x).toBe(at(layout, 'a').x + SIZES.width + 2 * SIZES.gap)
  })

  it('leaves out what is below a collapsed card, which still counts as a branch', () => {
    const items = [item('a'), item('b', 'a'), item('c', 'b'), item('d', 'c')]
    const layout = layoutChart(items, SIZES, { collapsed: new Set(['b']) })
    expect(layout.cards.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(at(layout, 'b').isBranch).toBe(true)
    expect(layout.links.map(({ parentId }) => parentId)).toEqual(['a'])
  })

  it('places each card of a circle once', () => {
    const layout = layoutChart(
      [item('a', 'b'), item('b', 'a'), item('c', 'b'), item('self', 'self'), item('top')],
      SIZES,
    )
    expect(layout.cards.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'a',
      'b',
      'c',
      'self',
      'top',
    ])
    expect(at(layout, 'a').parentId).toBeNull()
    expect(at(layout, 'b').parentId).toBe('a')
  })

  it('is empty without cards', () => {
    expect(layoutChart([], SIZES)).toEqual({ width: 0, height: 0, cards: [], links: [] })
  })
})

describe('the chart of any company', () => {
  it('has every card within its size and without overlap', () => {
    fc.assert(
      fc.property(anyOrder, ([items, hangFrom]) => {
        const layout = layoutChart(items, SIZES, shape(hangFrom))
        expect(new Set(layout.cards.map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)))
        expect(overlapping(layout)).toEqual([])
        for (const { x, y, height } of layout.cards) {
          expect(Math.min(x, y)).toBeGreaterThan(-1e-6)
          expect(x + SIZES.width).toBeLessThan(layout.width + 1e-6)
          expect(y + height).toBeLessThan(layout.height + 1e-6)
        }
      }),
    )
  })

  it('has each parent above its children and within their width, with a line to each of them', () => {
    fc.assert(
      fc.property(anyOrder, ([items, hangFrom]) => {
        const layout = layoutChart(items, SIZES, shape(hangFrom))
        const links = new Map(layout.links.map((link) => [link.parentId, link.lines]))
        for (const parent of layout.cards) {
          const children = layout.cards.filter(({ parentId }) => parentId === parent.id)
          if (children.length === 0) continue
          const over = parent.x + SIZES.width / 2
          expect(Math.min(...children.map(({ x }) => x))).toBeLessThan(over + 1e-6)
          expect(Math.max(...children.map(({ x }) => x + SIZES.width))).toBeGreaterThan(over - 1e-6)
          for (const child of children) {
            expect(child.y).toBeGreaterThanOrEqual(parent.y + parent.height + SIZES.stack - 1e-6)
            const meets = (links.get(parent.id) ?? []).some(
              ([, , x, y]) =>
                (Math.abs(y - child.y) < 1e-6 && Math.abs(x - child.x - SIZES.width / 2) < 1e-6) ||
                (Math.abs(x - child.x) < 1e-6 && y > child.y && y < child.y + child.height),
            )
            expect(meets).toBe(true)
          }
        }
      }),
    )
  })

  it('has no line through a card', () => {
    fc.assert(
      fc.property(anyOrder, ([items, hangFrom]) => {
        const layout = layoutChart(items, SIZES, shape(hangFrom))
        for (const { lines } of layout.links)
          for (const [x1, y1, x2, y2] of lines)
            for (const card of layout.cards) {
              const crosses =
                Math.max(x1, x2) > card.x + 1e-6 &&
                Math.min(x1, x2) < card.x + SIZES.width - 1e-6 &&
                Math.max(y1, y2) > card.y + 1e-6 &&
                Math.min(y1, y2) < card.y + card.height - 1e-6
              expect(crosses).toBe(false)
            }
      }),
      { numRuns: 40 },
    )
  })

  it('is the same every time and keeps the order of its items', () => {
    fc.assert(
      fc.property(companies, (items) => {
        const layout = layoutChart(items, SIZES)
        expect(layoutChart(structuredClone(items), SIZES)).toEqual(layout)
        const seen = new Set<string>()
        for (const { id, parentId } of layout.cards) {
          expect(parentId === null || seen.has(parentId)).toBe(true)
          seen.add(id)
        }
      }),
    )
  })
})

describe('the depth from which branches hang', () => {
  it('is undefined for a small company', () => {
    expect(hangingDepth(pyramid(30), SIZES)).toBeUndefined()
  })
  it('gives a large company a shape that fits on paper', () => {
    const items = pyramid(2000)
    const hangFrom = hangingDepth(items, SIZES)
    const { width, height } = layoutChart(items, SIZES, shape(hangFrom))
    expect(width / height).toBeLessThan(4)
    expect(width / height).toBeGreaterThan(0.25)
  })
})

/** In the first shape every position has up to six below it; a chain is the deepest possible company. */
function pyramid(size: number) {
  return Array.from({ length: size }, (_, n) => item(`p${n}`, n === 0 ? null : `p${Math.floor((n - 1) / 6)}`))
}
it.each([
  ['2,000 positions', pyramid(2000)],
  ['10,000 positions', pyramid(10_000)],
  ['a chain of 10,000', Array.from({ length: 10_000 }, (_, n) => item(`p${n}`, n === 0 ? null : `p${n - 1}`))],
  ['10,000 under one', [item('top'), ...Array.from({ length: 9999 }, (_, n) => item(`p${n}`, 'top'))]],
])('lays out %s', (_, items) => {
  expect(layoutChart(items, SIZES).cards).toHaveLength(items.length)
})
