import { describe, expect, it } from 'vitest'
import { styleOfTemplate } from '../../openapi/resume-style.ts'
import { loosestFit, tighterStyles } from './paper-fit.ts'

const style = { ...styleOfTemplate('modern'), size: 10, spacing: 0.9, margin: 14 }

describe('fitting a paper', () => {
  it('tries smaller letters, then less distance, then narrower margins, within what can be read', () => {
    expect(tighterStyles(style)).toEqual([
      { size: 10, spacing: 0.9, margin: 14 },
      { size: 9.5, spacing: 0.9, margin: 14 },
      { size: 9, spacing: 0.9, margin: 14 },
      { size: 9, spacing: 0.85, margin: 14 },
      { size: 9, spacing: 0.8, margin: 14 },
      { size: 9, spacing: 0.8, margin: 13 },
      { size: 9, spacing: 0.8, margin: 12 },
    ])
  })

  it('does not loosen what a person has chosen tighter', () => {
    expect(tighterStyles({ ...style, size: 8.5, spacing: 0.8, margin: 10 })).toEqual([
      { size: 8.5, spacing: 0.8, margin: 10 },
    ])
  })

  it.each([0, 1, 2, 17, 38, 39])('finds the loosest that fits, here number %i, in a few trials', (wanted) => {
    const styles = Array.from({ length: 40 }, (_, n) => n)
    const tried: number[] = []
    const found = loosestFit(styles, 1, (n) => {
      tried.push(n)
      return n >= wanted ? 1 : 2
    })
    expect(found).toBe(wanted)
    expect(tried.length).toBeLessThanOrEqual(8)
  })

  it('says when nothing fits', () => {
    expect(loosestFit([1, 2, 3], 1, () => 2)).toBeNull()
    expect(loosestFit([1], 1, () => 2)).toBeNull()
  })
})
