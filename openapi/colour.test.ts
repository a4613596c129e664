import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, palette, TEXT_PAIRS } from './colour.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('palette', () => {
  it('keeps every text at 4.5:1 on its background, in both themes, for any three colours', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, second, text) => {
        const shown = palette({ primary, second, text })
        for (const theme of ['light', 'dark'] as const)
          for (const [front, ground] of TEXT_PAIRS)
            expect(
              contrast(shown[theme][front], shown[theme][ground]),
              `${theme} ${front} on ${ground}`,
            ).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives the same palette for the same colours, in lower-case #rrggbb', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, second, text) => {
        const shown = palette({ primary, second, text })
        expect(palette({ primary: primary.toUpperCase(), second, text })).toEqual(shown)
        for (const colour of [...Object.values(shown.light), ...Object.values(shown.dark)])
          expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
  })

  it('keeps a colour that is readable already', () => {
    const shown = palette({ primary: '#1d4ed8', second: '#92400e', text: '#1c1917' })
    expect([shown.light.primary, shown.light.second, shown.light.text]).toEqual(['#1d4ed8', '#92400e', '#1c1917'])
  })

  it.each(['red;}</style>', '#fff', '#12345g', '#1234567', ' #123456', '#123456\n', '', 'rgb(0,0,0)'])(
    'refuses %j',
    (value) => {
      expect(() => palette({ primary: value, second: '#b45309', text: '#1f2937' })).toThrow(RangeError)
      expect(() => palette({ primary: '#2563eb', second: value, text: '#1f2937' })).toThrow(RangeError)
      expect(() => palette({ primary: '#2563eb', second: '#b45309', text: value })).toThrow(RangeError)
    },
  )

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
