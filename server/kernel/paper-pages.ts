/** A page as SVG, with its size in points. */
export interface PaperPage {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** How the typesetter's drawing names the glyphs of a face. */
export interface FaceGlyphs {
  /** Every glyph's name begins with it. */
  readonly prefix: string
  /** The class of texts in this face. */
  readonly class: string
  /** The name of its space. */
  readonly space: string
  /** Units of its em. */
  readonly units: number
}

interface Frame {
  readonly x: number
  readonly y: number
  /** `kept`: a group of its own in our page, because it is clipped, turned or scaled. */
  readonly kind: 'plain' | 'text' | 'kept'
}
interface Run {
  readonly fill: string | undefined
  /** Points of a unit of its face. */
  readonly scale: number
  readonly glyphs: string[]
  text: string | undefined
  width: number
}
interface Page extends Omit<PaperPage, 'svg'> {
  readonly marks: string[]
  /** Where texts come from: rectangles above everything else. */
  readonly places: string[]
}

const short = (value: number) => String(Number(value.toFixed(2)))
const shortened = (path: string) => path.replaceAll(/-?\d+\.\d{3,}/g, (number) => short(Number(number)))
const attribute = (text: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]
const numberOf = (text: string, name: string) => Number(attribute(text, name) ?? 0)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** What a shape may say of itself; everything else of the drawing is left out. */
const PAINT = ['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']
const painted = (text: string) =>
  PAINT.flatMap((name) => {
    const value = attribute(text, name)
    return value === undefined ||
      (name.startsWith('stroke') && attribute(text, 'stroke') === 'none' && name !== 'stroke')
      ? []
      : [` ${name}="${value}"`]
  }).join('')

const TAG = /<(\/?)([\w:]+)([^>]*?)(\/?)>([^<]*)/g
/** The scheme of links that say where a text comes from. */
const PLACE = 'at:'
const INK = '#1b212b'
/** The drawing's words are in boxes that are scaled by it. */
const BOX = 16

/** One pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC',
  'base64',
)
/** In the place of a picture whose address is known: a page says only where it is. Its name stands behind the picture. */
export const standIn = (name: string): Buffer => Buffer.concat([PIXEL, Buffer.from(name)])
const nameOf = (href: string): string =>
  Buffer.from(href.slice(href.indexOf(',') + 1), 'base64').toString('utf8', PIXEL.length)

/**
 * Turns the typesetter's drawing, in which every letter is an outline (80 kB packed), into a small SVG for each page (2
 * to 4 kB) with real text in the fonts of `src/ui/paper-fonts.css`. A text's rectangle says in `data-at` where it comes
 * from. `addresses` are those of the pictures by the names of their stand-ins. Nothing but what is written here reaches the pages, and every text
 * stays escaped, so that they can be put into a document.
 */
export function paperPages(
  drawing: string,
  faces: readonly FaceGlyphs[],
  { lang, addresses }: { readonly lang: string; readonly addresses: Readonly<Record<string, string>> },
): readonly PaperPage[] {
  const faceOf = (glyph: string | undefined) => faces.find(({ prefix }) => glyph?.startsWith(prefix) === true)
  const pages: Page[] = []
  let page: Page | undefined
  let frames: Frame[] = []
  let run: Run | null = null
  let place: string | null = null
  /** The clip whose outline comes next. */
  let clip: string | null = null

  const here = (): Frame => frames.at(-1) ?? { x: 0, y: 0, kind: 'plain' }
  const shift = ({ x, y }: Frame) => (x === 0 && y === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})"`)

  function write({ fill, scale, glyphs, text, width }: Run, { x, y }: Frame): void {
    const face = faceOf(glyphs[0])
    if (!page || face === undefined || text === undefined || text.trim() === '') return
    // The space at the end of a line has no glyph.
    const words = glyphs.at(-1) === face.space ? text : text.trimEnd()
    const colour = fill === undefined || fill === INK ? '' : ` fill="${fill}"`
    page.marks.push(
      `<text class="${face.class}" x="${short(x)}" y="${short(y)}" font-size="${short(scale * face.units)}"${colour} textLength="${short(width)}">${words}</text>`,
    )
  }

  function openGroup(text: string, isEmpty: boolean): void {
    const kind = attribute(text, 'class')
    if (kind === 'typst-page') {
      page = {
        width: numberOf(text, 'data-page-width'),
        height: numberOf(text, 'data-page-height'),
        marks: [],
        places: [],
      }
      pages.push(page)
      frames = [{ x: 0, y: 0, kind: 'plain' }]
      return
    }
    const parent = here()
    const move = attribute(text, 'transform')
    const by = /^translate\(([-\d.]+), ?([-\d.]+)\)$/.exec(move ?? '')
    const at = { x: parent.x + Number(by?.[1] ?? 0), y: parent.y + Number(by?.[2] ?? 0) }
    const clipId = attribute(text, 'clip-path')
      ?.replaceAll(/^url\(#|\)$/g, '')
      .replaceAll(/\W/g, '-')
    let frame: Frame = { ...at, kind: 'plain' }
    if (kind === 'typst-text') {
      frame = { ...at, kind: 'text' }
      const scale = Number(/scale\(([\d.]+)/.exec(move ?? '')?.[1] ?? 0)
      run = { fill: attribute(text, 'fill'), scale, glyphs: [], text: undefined, width: 0 }
    } else if (!run && (clipId !== undefined || (move !== undefined && !by))) {
      const moved = `translate(${short(at.x)} ${short(at.y)})${move !== undefined && !by ? ` ${move}` : ''}`
      page?.marks.push(`<g transform="${moved}"${clipId === undefined ? '' : ` clip-path="url(#${clipId})"`}>`)
      frame = { x: 0, y: 0, kind: 'kept' }
    }
    if (!isEmpty) frames.push(frame)
  }

  function closeGroup(): void {
    const frame = frames.pop()
    if (frame?.kind === 'text' && run) {
      write(run, frame)
      run = null
    }
    if (frame?.kind === 'kept') page?.marks.push('</g>')
  }

  function element(name: string, text: string, tail: string): void {
    if (!page) return
    const at = here()
    if (name === 'clipPath') clip = (attribute(text, 'id') ?? '').replaceAll(/\W/g, '-')
    else if (name === 'use') run?.glyphs.push((attribute(text, 'href') ?? '').slice(1))
    else if (name === 'foreignObject' && run) run.width = numberOf(text, 'width') * BOX * run.scale
    else if (name === 'h5:div' && run) run.text = tail
    else if (name === 'path' && clip !== null) {
      page.marks.push(`<clipPath id="${clip}"><path d="${shortened(attribute(text, 'd') ?? '')}"/></clipPath>`)
      clip = null
    } else if (name === 'path')
      page.marks.push(`<path${shift(at)} d="${shortened(attribute(text, 'd') ?? '')}"${painted(text)}/>`)
    else if (name === 'image') {
      const picture = nameOf(attribute(text, 'xlink:href') ?? '')
      const address = addresses[picture]
      // The stand-in is a square, whatever the picture is: a photo fills its place, a logo is seen whole.
      const fit = picture === 'photo' ? 'slice' : 'meet'
      if (address !== undefined)
        page.marks.push(
          `<image${shift(at)} width="${short(numberOf(text, 'width'))}" height="${short(numberOf(text, 'height'))}" preserveAspectRatio="xMidYMid ${fit}" href="${escaped(address)}"><title>${attribute(text, 'alt') ?? ''}</title></image>`,
        )
    } else if (name === 'a') place = attribute(text, 'xlink:href') ?? null
    else if (name === 'rect' && place?.startsWith(PLACE) === true)
      page.places.push(
        `<rect data-at="${place.slice(PLACE.length)}" x="${short(at.x)}" y="${short(at.y)}" width="${short(numberOf(text, 'width'))}" height="${short(numberOf(text, 'height'))}"/>`,
      )
  }

  TAG.lastIndex = Math.max(0, drawing.indexOf('<g class="typst-page"'))
  for (let found = TAG.exec(drawing); found; found = TAG.exec(drawing)) {
    const [, closes, name = '', text = '', empty, tail = ''] = found
    if (name === 'g' && closes) closeGroup()
    else if (name === 'g') openGroup(text, empty !== '')
    else if (!closes) element(name, text, tail)
    else if (name === 'a') place = null
  }
  return pages.map(({ width, height, marks, places }) => ({
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" lang="${lang}" viewBox="0 0 ${width} ${height}" fill="${INK}">${marks.join('')}<g fill="none" pointer-events="all">${places.join('')}</g></svg>`,
  }))
}

/** How a drawing of a letter, a space and the same letter names the glyphs of its face. */
export function faceGlyphs(drawing: string, className: string, units: number): FaceGlyphs {
  const names = [...drawing.matchAll(/<use [^>]*href="#([^"]+)"/g)].map(([, name = '']) => name)
  const [letter, space] = names
  if (letter === undefined || space === undefined || names.length < 3)
    throw new Error(`The typesetter draws no letters of ${className}`)
  return { prefix: letter.slice(0, PREFIX), class: className, space, units }
}
/** Letters of a glyph's name that name its face. */
const PREFIX = 6
