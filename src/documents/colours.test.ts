import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, palette, type Shades } from '../../openapi/colour.ts'
import { TEMPLATES } from '../../openapi/schemas/site.ts'
import { cardPage } from './card/card.tsx'
import { landingPage } from './landing/landing.tsx'
import { sampleCard } from './sample/sample.ts'
import { templates } from './templates.ts'
import { contextFor, ORIGIN, qr, site } from '../../tests/factories/document-pages.ts'

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof Shades
const token = (block: string, property: string) =>
  new RegExp(`(?:^|[;{])${property}:var\\(--([a-z-]+)\\)`).exec(block)?.[1]

/**
 * Every pair of text and background that a style sheet can produce: if one rule names both, that pair; any other text
 * colour can appear on any other background, including the paper.
 */
function pairsOf(sheet: string): readonly (readonly [keyof Shades, keyof Shades])[] {
  const colours = new Set<string>(['text'])
  const grounds = new Set<string>(['paper'])
  const pairs = new Set<string>()
  for (const [block] of sheet.matchAll(/\{[^{}]*\}/g)) {
    const [text, ground] = [token(block, 'color'), token(block, 'background(?:-color)?')]
    if (text !== undefined && ground !== undefined) pairs.add(`${text} ${ground}`)
    else if (text !== undefined) colours.add(text)
    else if (ground !== undefined) grounds.add(ground)
  }
  for (const text of colours) for (const ground of grounds) pairs.add(`${text} ${ground}`)
  return [...pairs].map((pair) => pair.split(' ').map(camel) as [keyof Shades, keyof Shades])
}

const sheets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    TEMPLATES.map((template) => [template, templates[template](site({ template }), contextFor('en')).styles[0] ?? '']),
  ),
  card: cardPage(sampleCard(ORIGIN), qr, contextFor('en')).styles[0] ?? '',
  landing: landingPage(contextFor('en')).styles[0] ?? '',
}
/** `::before` and `::after` hold only bullets, lines and numbers, in colours that are also used elsewhere. */
const withoutMarks = (sheet: string) =>
  sheet.replace(/([^{}]*)\{[^{}]*\}/g, (rule, selector: string) => (/::(?:before|after)/.test(selector) ? '' : rule))

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

const pairs = Object.entries(sheets).flatMap(([name, sheet]) =>
  pairsOf(withoutMarks(sheet)).map(([text, ground]) => ({ name, text, ground })),
)

describe('the colours of documents', () => {
  it('are known pairs', () => {
    for (const name of Object.keys(sheets)) expect(pairs.filter((pair) => pair.name === name).length).toBeGreaterThan(5)
    for (const { name, text, ground } of pairs)
      expect(['paper', 'surface', 'primary', 'second', 'text'], `${name}: ${text} on ${ground}`).toContain(ground)
  })

  it('have a contrast of 4.5:1 for any three colours that a person chooses, in both themes', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, second, chosen) => {
        const shown = palette({ primary, second, text: chosen })
        for (const theme of ['light', 'dark'] as const)
          for (const { name, text, ground } of pairs) {
            const ratio = contrast(shown[theme][text], shown[theme][ground])
            if (ratio < 4.5) throw new Error(`${name}, ${theme}: ${text} on ${ground} is ${ratio.toFixed(2)}:1`)
          }
      }),
      { numRuns: 500 },
    )
  })
})
