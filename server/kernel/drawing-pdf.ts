import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { FACES, type Mark, type Sheet } from './drawing.ts'
import { linesOf } from './text-block.ts'
import { font } from './typeface.ts'

/** Sheets of one document. */
export interface PdfJob {
  readonly title: string
  readonly author: string
  readonly lang: string
  readonly at: Date
  /** A page each. */
  readonly sheets: readonly Sheet[]
}

/** Points per millimetre. */
const POINTS = 72 / 25.4
type Document = InstanceType<typeof PDFDocument>

/** Draws a mark. Lengths are millimetres from the trimmed corner. */
function draw(pdf: Document, mark: Mark): void {
  switch (mark.kind) {
    case 'shape': {
      pdf.save()
      if (mark.at) pdf.translate(mark.at.x, mark.at.y).scale(mark.at.scale)
      pdf.path(mark.path).fill(mark.fill)
      pdf.restore()
      return
    }
    case 'text': {
      let x = mark.x
      for (const { face, text } of mark.runs) {
        pdf
          .font(face, mark.size)
          .fillColor(mark.fill)
          .text(text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' })
        x += (font(face).layout(text).advanceWidth / font(face).unitsPerEm) * mark.size
      }
      return
    }
    case 'block':
      for (const line of linesOf(mark)) draw(pdf, line)
      return
    case 'picture':
      pdf.image(Buffer.from(mark.jpeg), mark.x, mark.y, { width: mark.width, height: mark.height })
  }
}

/** A page with bleed, and the trimmed size as its TrimBox, as print shops require. */
function addSheet(pdf: Document, { width, height, bleed, marks }: Sheet): void {
  const [w, h, b] = [(width + 2 * bleed) * POINTS, (height + 2 * bleed) * POINTS, bleed * POINTS]
  pdf.addPage({ size: [w, h], margin: 0 })
  Object.assign(pdf.page.dictionary.data, { TrimBox: [b, b, w - b, h - b], BleedBox: [0, 0, w, h] })
  pdf.save().scale(POINTS).translate(bleed, bleed)
  for (const mark of marks) draw(pdf, mark)
  pdf.restore()
}

/**
 * The sheets as a PDF with real text and embedded font subsets. It uses the processor for tens of milliseconds, so call
 * it in a worker thread.
 */
export async function makePdf({ title, author, lang, at, sheets }: PdfJob): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: '',
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Sira', Producer: 'PDFKit', CreationDate: at },
  })
  for (const face of FACES) pdf.registerFont(face, font(face) as unknown as string)
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => void parts.push(part))
  const ended = once(pdf, 'end')
  for (const sheet of sheets) addSheet(pdf, sheet)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
