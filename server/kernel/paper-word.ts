import {
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
  type IRunOptions,
} from 'docx'
import type { PaperEntry, PaperPart } from '../../openapi/resume-paper.ts'
import type { ResumeFontPair, ResumePaperSize } from '../../openapi/resume-style.ts'
import { safeAddress, type PaperDocument } from './paper-data.ts'

/** The fonts of Latin and Ethiopic letters, as the typesetter has them: text, then headings. */
const FONTS: Readonly<Record<ResumeFontPair, readonly [text: Pair, head: Pair]>> = {
  noto: [
    { latin: 'Noto Sans', ethiopic: 'Noto Sans Ethiopic' },
    { latin: 'Noto Sans', ethiopic: 'Noto Sans Ethiopic' },
  ],
  serif: [
    { latin: 'Noto Serif', ethiopic: 'Noto Serif Ethiopic' },
    { latin: 'Noto Serif', ethiopic: 'Noto Serif Ethiopic' },
  ],
  mixed: [
    { latin: 'Noto Sans', ethiopic: 'Noto Sans Ethiopic' },
    { latin: 'Noto Serif', ethiopic: 'Noto Serif Ethiopic' },
  ],
  book: [
    { latin: 'Gentium Book Plus', ethiopic: 'Abyssinica SIL' },
    { latin: 'Gentium Book Plus', ethiopic: 'Noto Serif Ethiopic' },
  ],
}
interface Pair {
  readonly latin: string
  readonly ethiopic: string
}
/** Millimetres. */
const SHEETS: Readonly<Record<ResumePaperSize, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
}
const LANGUAGES = { en: 'en-GB', am: 'am-ET' } as const
const QUIET = '555555'
const BULLET = /^[•-]\s+/
const DOTS = 'dots'

/** XML has no words for these: a file with one does not open. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
const ETHIOPIC = /^[\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f]/
const RIGHT_TO_LEFT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Letters of one script each, with the signs and spaces behind them. */
const PIECES =
  /[\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f][\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f\s]*|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff][\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\s]*|[^\u0590-\u08ff\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f\ufb1d-\ufdff\ufe70-\ufeff]+/g

const fontOf = (name: string) => ({ ascii: name, hAnsi: name, cs: name, eastAsia: name })

/** Runs of a text, each in the font of its script. */
const runsOf = (text: string, fonts: Pair, look: IRunOptions = {}): TextRun[] =>
  [...text.replaceAll(UNWRITABLE, '').replaceAll(/\s+/g, ' ').matchAll(PIECES)].map(
    ([piece]) =>
      new TextRun({
        ...look,
        text: piece,
        font: fontOf(ETHIOPIC.test(piece) ? fonts.ethiopic : fonts.latin),
        rightToLeft: RIGHT_TO_LEFT.test(piece),
      }),
  )

/** Makes the paragraphs of one paper. */
class Writer {
  readonly #text: Pair
  readonly #head: Pair
  readonly #accent: string
  readonly #width: number
  readonly #size: number
  constructor({ style }: PaperDocument) {
    ;[this.#text, this.#head] = FONTS[style.fonts]
    this.#accent = style.accent.replace('#', '')
    this.#width = convertMillimetersToTwip(SHEETS[style.paper][0] - 2 * style.margin)
    this.#size = style.size
  }

  #runs = (text: string, look?: IRunOptions) => runsOf(text, this.#text, look)
  #quiet = (text: string) => this.#runs(text, { color: QUIET })

  #link(text: string, href: string | null): readonly ParagraphChild[] {
    const link = safeAddress(href)
    if (link === null) return this.#runs(text)
    return [new ExternalHyperlink({ link, children: this.#runs(text, { color: this.#accent }) })]
  }

  #heading(text: string, heading: 'Title' | 'Heading1' | 'Heading2', after: readonly ParagraphChild[] = []): Paragraph {
    return new Paragraph({
      heading: HEADINGS[heading],
      keepNext: true,
      bidirectional: RIGHT_TO_LEFT.test(text),
      ...(heading === 'Heading2' ? { tabStops: [{ type: TabStopType.RIGHT, position: this.#width }] } : {}),
      children: [...runsOf(text, this.#head), ...after],
    })
  }

  #line(text: string): Paragraph {
    const isBullet = BULLET.test(text)
    return new Paragraph({
      bidirectional: RIGHT_TO_LEFT.test(text),
      ...(isBullet ? { numbering: { reference: DOTS, level: 0 } } : {}),
      children: this.#runs(isBullet ? text.replace(BULLET, '') : text),
    })
  }

  #entry({ title, organisation, place, period, confirmed, proof, lines, link }: PaperEntry): readonly Paragraph[] {
    const where = [organisation, place].flatMap((one) => one?.text ?? []).join(', ')
    const known = [where, proof === undefined ? (confirmed ?? '') : ''].filter((text) => text !== '').join(' · ')
    const size = this.#size * 2
    return [
      this.#heading(
        title.text,
        'Heading2',
        period === null
          ? []
          : [new TextRun({ children: [new Tab()] }), ...this.#runs(period.text, { bold: false, color: QUIET, size })],
      ),
      ...(known === '' ? [] : [new Paragraph({ keepNext: lines.length > 0, children: this.#quiet(known) })]),
      ...(confirmed === null || proof === undefined
        ? []
        : [new Paragraph({ keepNext: lines.length > 0, children: this.#link(confirmed, proof) })]),
      ...lines.map(({ text }) => this.#line(text)),
      ...(link === null ? [] : [new Paragraph({ children: this.#link(link.text, link.href) })]),
    ]
  }

  part({ title, as, text, entries, tags }: PaperPart): readonly Paragraph[] {
    const said = { text, entries, tags }
    return [this.#heading(title.text, 'Heading1'), ...this.#told(as, said)]
  }

  #told(
    as: PaperPart['as'],
    { text, entries, tags }: Pick<PaperPart, 'text' | 'entries' | 'tags'>,
  ): readonly Paragraph[] {
    if (as === 'text') return text.map((one) => this.#line(one.text))
    if (as === 'entries') return entries.flatMap((entry) => this.#entry(entry))
    if (as === 'tags') return [new Paragraph({ children: this.#runs(tags.map((tag) => tag.text).join(' · ')) })]
    return tags.map(
      (tag) =>
        new Paragraph({
          children: [
            ...this.#runs(tag.level === null ? tag.text : `${tag.text}: `),
            ...(tag.level === null ? [] : this.#quiet(tag.level)),
          ],
        }),
    )
  }

  head({ name, headline, contacts }: PaperDocument['paper']): readonly Paragraph[] {
    const shown = contacts.flatMap((contact, n) => [
      ...(n === 0 ? [] : this.#quiet(' · ')),
      ...this.#link(contact.text, contact.href),
    ])
    return [
      this.#heading(name.text, 'Title'),
      ...(headline === null ? [] : [new Paragraph({ style: 'Subtitle', children: runsOf(headline.text, this.#head) })]),
      ...(contacts.length === 0 ? [] : [new Paragraph({ children: shown })]),
    ]
  }
}
const HEADINGS = {
  Title: HeadingLevel.TITLE,
  Heading1: HeadingLevel.HEADING_1,
  Heading2: HeadingLevel.HEADING_2,
} as const

/**
 * A resume as a Word file (ECMA-376): the texts of the paper in one layout for all templates, as headings, lists and
 * links that a word processor knows, in the paper's language, fonts, colour and sheet. Without the photo.
 */
export async function wordOf(document: PaperDocument): Promise<Uint8Array> {
  const { paper, style } = document
  const writer = new Writer(document)
  const accent = style.accent.replace('#', '')
  const [width, height] = SHEETS[style.paper]
  const margin = `${style.margin}mm` as const
  const [text, head] = FONTS[style.fonts].map((pair) => (paper.lang === 'am' ? pair.ethiopic : pair.latin))
  // Half points; distances are twentieths.
  const points = (factor: number) => Math.round(style.size * factor * 2)
  const space = (before: number, after: number) => ({
    before: Math.round(before * style.spacing * 20),
    after: Math.round(after * style.spacing * 20),
  })
  const headed = (factor: number, spacing: ReturnType<typeof space>, isBold = true) => ({
    run: { font: fontOf(head ?? ''), size: points(factor), bold: isBold, color: accent },
    paragraph: { spacing },
  })
  const file = new Document({
    title: paper.title.replaceAll(UNWRITABLE, ''),
    creator: paper.name.text.replaceAll(UNWRITABLE, ''),
    styles: {
      default: {
        document: {
          run: { font: fontOf(text ?? ''), size: points(1), language: { value: LANGUAGES[paper.lang] } },
          paragraph: { spacing: space(0, 3) },
        },
        title: headed(2.1, space(0, 2)),
        heading1: headed(1.2, space(12, 4)),
        heading2: { ...headed(1.05, space(7, 1)), run: { ...headed(1.05, space(7, 1)).run, color: '1a1a1a' } },
      },
      paragraphStyles: [
        { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', next: 'Normal', ...headed(1.2, space(0, 4), false) },
      ],
    },
    numbering: {
      config: [
        {
          reference: DOTS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 284, hanging: 284 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(width), height: convertMillimetersToTwip(height) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: [...writer.head(paper), ...paper.parts.flatMap((part) => writer.part(part))],
      },
    ],
  })
  return Packer.toBuffer(file)
}
