import { short, type Mark, type Sheet, type TextLine } from './drawing.ts'
import { font } from './typeface.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML 1.0 has no place for most control characters, escaped or not. */
const escaped = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)

/** Ten micrometres: a quarter of a dot at 600 dpi. */
const fine = (n: number) => String(Math.round(n * 100) / 100)

/** A line of text as the outlines of its letters, in millimetres. */
function outlines({ x, y, size, runs }: TextLine): string {
  let [path, pen] = ['', x]
  for (const { face, text } of runs) {
    const { glyphs, positions } = font(face).layout(text)
    const scale = size / font(face).unitsPerEm
    glyphs.forEach((glyph, n) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[n] ?? {}
      const [left, base] = [pen + xOffset * scale, y - yOffset * scale]
      for (const { command, args } of glyph.path.commands)
        path += SEGMENTS[command] + args.map((value, at) => fine(at % 2 === 0 ? left + value * scale : base - value * scale)).join(' ')
      pen += xAdvance * scale
    })
  }
  return path
}
const SEGMENTS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' } as const

function element(mark: Mark): string {
  switch (mark.kind) {
    case 'shape': {
      const { at } = mark
      return `<path fill="${mark.fill}"${at ? ` transform="translate(${short(at.x)} ${short(at.y)}) scale(${at.scale})"` : ''} d="${mark.path}"/>`
    }
    case 'text':
      return `<path fill="${mark.fill}" d="${outlines(mark)}"/>`
    case 'picture':
      return `<image x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${Buffer.from(mark.jpeg).toString('base64')}"/>`
  }
}

/** The trimmed sheet as an SVG of its true size. Texts are outlines, so that any machine shows every script; who cannot see them has title and description. */
export const sheetSvg = ({ width, height, title, description, lang, marks }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img" xml:lang="${lang}" aria-labelledby="t d"><title id="t">${escaped(title)}</title><desc id="d">${escaped(description)}</desc>${marks.map(element).join('')}</svg>`
