import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withColours } from './css-colours.ts'
import { inks, surfaces } from './palette.ts'

test('the loading screen takes every colour from the theme', () => {
  const written = readFileSync(path.join(import.meta.dirname, '../app/splash.css'), 'utf8')
  expect(written).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)
  const css = withColours(written)
  expect(css).not.toContain('theme(')
  expect(css).toContain(`html {\n  background: ${surfaces.page.light};\n  color: ${inks.body.light};\n}`)
  expect(css).toContain(`html.dark {\n  background: ${surfaces.page.dark};\n  color: ${inks.body.dark};`)
})
test('a colour that the theme does not have stops the build', () => {
  for (const wrong of ['theme(surfaces.pag.light)', 'theme(surfaces.page)', 'theme(palette.blue.650)'])
    expect(() => withColours(`html { color: ${wrong} }`)).toThrow(wrong)
})
