import { describe, expect, it } from 'vitest'
import { inkedPart, withoutPaper, type Pixels } from './ink.ts'

/** Grey paper with a dark stroke in a row. */
function photograph(width: number, height: number, row: number, paper = 210): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) {
    const isInk = Math.floor(at / 4 / width) === row && (at / 4) % width > 4 && (at / 4) % width < width - 5
    data.set(isInk ? [20, 30, 90, 255] : [paper, paper, paper - 8, 255], at)
  }
  return { data, width, height }
}
const opacityAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3]

describe('a photograph of a signature', () => {
  it.each([120, 210, 250])('loses its paper of lightness %i and keeps its ink, in its colour', (paper) => {
    const ink = withoutPaper(photograph(40, 20, 9, paper), 20)
    if (ink === null) throw new Error('There is ink')
    expect([opacityAt(ink, 20, 9), opacityAt(ink, 20, 2), opacityAt(ink, 0, 19)]).toEqual([255, 0, 0])
    expect(Array.from(ink.data.slice((9 * 40 + 20) * 4, (9 * 40 + 20) * 4 + 3))).toEqual([20, 30, 90])
  })

  it('is cut to where the ink is, with a little room', () => {
    const ink = withoutPaper(photograph(40, 20, 9), 20)
    expect(ink && inkedPart(ink, 2)).toEqual({ left: 3, top: 7, width: 34, height: 5 })
  })

  it('of empty paper has no ink', () => {
    expect(withoutPaper(photograph(40, 20, -1), 20)).toBeNull()
  })
})
