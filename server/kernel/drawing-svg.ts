import { LRUCache } from 'lru-cache'
import { FACES, short, type Face, type Mark, type Sheet, type TextLine } from './drawing.ts'
import { linesOf } from './text-block.ts'
import { font } from './typeface.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML 1.0 does not allow most control characters, even escaped. */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)

/** Ten micrometres, a quarter of a dot at 600 dpi. */
const fine = (n: number) => String(Math.round(n * 100) / 100)

const SEGMENTS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' } as const
const pathOf = (
  commands: readonly { readonly command: keyof typeof SEGMENTS; readonly args: readonly number[] }[],
  place: (value: number, at: number) => string,
): string => commands.map(({ command, args }) => SEGMENTS[command] + args.map(place).join(' ')).join('')

/** A line of text as the outlines of its letters, in millimetres. */
function outlines({ x, y, size, runs }: TextLine): string {
  let [path, pen] = ['', x]
  for (const { face, text } of runs) {
    const { glyphs, positions } = font(face).layout(text)
    const scale = size / font(face).unitsPerEm
    glyphs.forEach((glyph, n) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[n] ?? {}
      const [left, base] = [pen + xOffset * scale, y - yOffset * scale]
      path += pathOf(glyph.path.commands, (value, at) =>
        fine(at % 2 === 0 ? left + value * scale : base - value * scale),
      )
      pen += xAdvance * scale
    })
  }
  return path
}

/** The glyphs of a sheet's text blocks by their id in the drawing, each once, in font units with y pointing up. */
type Letters = Map<string, string>
/**
 * The glyphs of a text with their positions, and its width. Cached, because department names and vacant seats repeat
 * thousands of times.
 */
interface Drawn {
  readonly uses: string
  readonly advance: number
}
interface Drawing {
  readonly letters: Letters
  readonly texts: LRUCache<string, Drawn>
}
const MOST_TEXTS = 5000

function drawText(face: Face, text: string, { letters, texts }: Drawing): Drawn {
  const key = `${face} ${text}`
  const known = texts.get(key)
  if (known) return known
  const { glyphs, positions } = font(face).layout(text)
  let [uses, advance] = ['', 0]
  glyphs.forEach((glyph, n) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[n] ?? {}
    const id = `${String.fromCharCode(97 + FACES.indexOf(face))}${glyph.id}`
    if (!letters.has(id))
      letters.set(
        id,
        pathOf(glyph.path.commands, (value) => String(Math.round(value))),
      )
    if (letters.get(id) !== '')
      uses += `<use href="#${id}" x="${Math.round(advance + xOffset)}"${yOffset === 0 ? '' : ` y="${Math.round(yOffset)}"`}/>`
    advance += xAdvance
  })
  texts.set(key, { uses, advance })
  return { uses, advance }
}

/**
 * A line of a text block as references to glyphs that the drawing already contains. This keeps a sheet with thousands
 * of texts small.
 */
function letterLine({ x, y, size, fill, runs }: TextLine, drawing: Drawing): string {
  let [line, pen] = ['', x]
  for (const { face, text } of runs) {
    const { uses, advance } = drawText(face, text, drawing)
    const scale = size / font(face).unitsPerEm
    if (uses !== '')
      line += `<g fill="${fill}" transform="matrix(${scale.toFixed(7)} 0 0 ${(-scale).toFixed(7)} ${fine(pen)} ${fine(y)})">${uses}</g>`
    pen += advance * scale
  }
  return line
}

function element(mark: Mark, drawing: Drawing): string {
  switch (mark.kind) {
    case 'shape': {
      const { at } = mark
      return `<path fill="${mark.fill}"${at ? ` transform="translate(${short(at.x)} ${short(at.y)}) scale(${at.scale})"` : ''} d="${mark.path}"/>`
    }
    case 'text':
      return `<path fill="${mark.fill}" d="${outlines(mark)}"/>`
    case 'block':
      return linesOf(mark)
        .map((line) => letterLine(line, drawing))
        .join('')
    case 'picture':
      return `<image x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${Buffer.from(mark.jpeg).toString('base64')}"/>`
  }
}

/**
 * The trimmed sheet as an SVG in its real size. Texts are outlines, so that every script shows on any machine; title
 * and description are for screen readers.
 */
export function sheetSvg({ width, height, title, description, lang, marks }: Sheet): string {
  const letters: Letters = new Map()
  const texts = new LRUCache<string, Drawn>({ max: MOST_TEXTS })
  const drawn = marks.map((mark) => element(mark, { letters, texts })).join('')
  const defs =
    letters.size === 0
      ? ''
      : `<defs>${[...letters].map(([id, path]) => (path === '' ? '' : `<path id="${id}" d="${path}"/>`)).join('')}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img" xml:lang="${lang}" aria-labelledby="t d"><title id="t">${escaped(title)}</title><desc id="d">${escaped(description)}</desc>${defs}${drawn}</svg>`
}
