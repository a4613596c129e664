import { expect, test } from 'vitest'
import { inks, lines, palette, solids, surfaces } from './palette.ts'

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
const themes = ['light', 'dark'] as const
const tints = {
  light: [palette.blue[50], palette.amber[50], palette.emerald[50], palette.red[50]],
  dark: [palette.blue[950], palette.amber[950], palette.emerald[950], palette.red[950]],
}

for (const theme of themes) {
  test.each(Object.keys(inks) as (keyof typeof inks)[])(`ink %s reads on every surface, ${theme}`, (ink) => {
    for (const surface of [surfaces.page, surfaces.panel, surfaces.subtle, surfaces.muted])
      expect(
        contrast(inks[ink][theme], surface[theme]),
        `${inks[ink][theme]} on ${surface[theme]}`,
      ).toBeGreaterThanOrEqual(4.5)
  })
  test(`coloured inks read on their tints, ${theme}`, () => {
    const inksOfTints = [inks.info, inks.warning, inks.success, inks.error]
    for (const [i, tint] of tints[theme].entries())
      expect(contrast((inksOfTints[i] ?? inks.body)[theme], tint), tint).toBeGreaterThanOrEqual(4.5)
    for (const tint of tints[theme]) expect(contrast(inks.body[theme], tint), tint).toBeGreaterThanOrEqual(4.5)
  })
  test(`buttons read, ${theme}`, () => {
    for (const solid of Object.values(solids))
      expect(contrast(solid[theme].fill, solid[theme].ink), solid[theme].fill).toBeGreaterThanOrEqual(4.5)
  })
  test(`what can be typed in has a visible edge, ${theme}`, () => {
    for (const surface of [surfaces.page, surfaces.panel])
      expect(contrast(lines.control[theme], surface[theme])).toBeGreaterThanOrEqual(3)
  })
}
