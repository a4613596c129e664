import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fit,
  inView,
  kept,
  LARGEST,
  meets,
  moved,
  revealed,
  smallest,
  start,
  zoomed,
  type Box,
  type Camera,
} from './camera.ts'

const view = { width: 1000, height: 600 }
const chart = { width: 20_000, height: 3000 }
const card: Box = { x: 9000, y: 0, width: 232, height: 100 }
const onScreen = ({ left, top, scale }: Camera, x: number, y: number) => ({ x: x * scale + left, y: y * scale + top })
const cameras = fc.record({
  left: fc.integer({ min: -9000, max: 9000 }),
  top: fc.integer({ min: -9000, max: 9000 }),
  scale: fc.double({ min: 0.05, max: 2, noNaN: true }),
})

describe('zooming', () => {
  it('keeps what is under the pointer there', () => {
    fc.assert(
      fc.property(
        cameras,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.nat(1000),
        fc.nat(600),
        (camera, factor, x, y) => {
          const [cx, cy] = [(x - camera.left) / camera.scale, (y - camera.top) / camera.scale]
          const after = onScreen(zoomed(camera, factor, x, y, 0.01), cx, cy)
          expect(after.x).toBeCloseTo(x, 3)
          expect(after.y).toBeCloseTo(y, 3)
        },
      ),
    )
  })
  it('ends at the largest, and where the whole can be seen', () => {
    expect(zoomed({ left: 0, top: 0, scale: 1 }, 100, 0, 0, 0.1).scale).toBe(LARGEST)
    const least = smallest(chart, view)
    expect(zoomed({ left: 0, top: 0, scale: 1 }, 0.0001, 0, 0, least).scale).toBe(least)
    expect(chart.width * least).toBeLessThanOrEqual(view.width)
  })
})

it('fits the whole into the view, without making it larger than it is', () => {
  const whole = fit(chart, view)
  expect(meets(inView(whole, view), { x: 0, y: 0, ...chart })).toBe(true)
  expect(onScreen(whole, chart.width, chart.height).x).toBeLessThanOrEqual(view.width)
  expect(fit({ width: 300, height: 200 }, view).scale).toBe(1)
})

it('starts readable: the whole where that can be read, else at the first card', () => {
  expect(start({ width: 900, height: 500 }, view, card)).toEqual(fit({ width: 900, height: 500 }, view))
  const nearly = { width: 1900, height: 1200 }
  expect(start(nearly, view, card)).toEqual(fit(nearly, view))
  const high = start({ width: 1900, height: 4000 }, view, card)
  expect(onScreen(high, 0, 0).x).toBeCloseTo(24, 6)
  expect(high.top).toBe(24)
  expect(onScreen(high, 1900, 0).x).toBeCloseTo(976, 6)
  const large = start(chart, view, card)
  expect(large.scale).toBe(1)
  expect(onScreen(large, card.x + card.width / 2, 0)).toEqual({ x: 500, y: 24 })
})

it('never loses the chart, however far it is dragged', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      expect(meets(inView(kept(camera, chart, view), view), { x: 0, y: 0, ...chart })).toBe(true)
    }),
  )
})

describe('revealing a card', () => {
  it('brings it whole into view, and near enough to be read', () => {
    fc.assert(
      fc.property(cameras, (camera) => {
        const { scale, ...place } = revealed(camera, card, view, true)
        expect(scale).toBeGreaterThanOrEqual(0.8)
        const corner = onScreen({ scale, ...place }, card.x, card.y)
        expect(corner.x).toBeGreaterThanOrEqual(0)
        expect(corner.x + card.width * scale).toBeLessThanOrEqual(view.width + 0.001)
        expect(corner.y).toBeGreaterThanOrEqual(0)
        expect(corner.y + card.height * scale).toBeLessThanOrEqual(view.height + 0.001)
      }),
    )
  })
  it('moves nothing when it is there already', () => {
    const camera = moved({ left: -9000, top: 100, scale: 1 }, 200, 0)
    expect(revealed(camera, card, view, true)).toEqual(camera)
  })
})
