/**
 * A line of the page: its text, its size in points and its distance from the line above, in points. Latin letters
 * alone.
 */
interface Line {
  readonly text: string
  readonly size: number
  readonly gap: number
}
const LINES: readonly Line[] = [
  { text: 'Night flow and leakage in hillside districts of Gullele', size: 17, gap: 0 },
  { text: 'Selamawit T. Girma, Dawit Alemu', size: 11, gap: 26 },
  { text: 'Journal of Water in Growing Towns, 2025', size: 11, gap: 16 },
  { text: 'Abstract', size: 13, gap: 44 },
  {
    text: 'For fourteen nights we read the pressure at sixty house connections in three districts.',
    size: 11,
    gap: 22,
  },
  { text: 'Between eleven at night and four in the morning it rose by up to 3.2 bar, and with it', size: 11, gap: 16 },
  { text: 'the loss. A tenth of the connections lost more than half of the water. A valve that', size: 11, gap: 16 },
  { text: 'closes in part at ten in the evening pays for itself in seven months.', size: 11, gap: 16 },
  { text: 'This paper is invented, like its authors.', size: 9, gap: 60 },
]
const escape = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** A paper of one A4 page as the bytes of a PDF 1.4 (ISO 32000-1), in a font that every reader of PDF has. */
export function demoPaper(): Buffer {
  const words = LINES.map(({ text, size, gap }) => `/F1 ${size} Tf 0 ${-gap} Td (${escape(text)}) Tj`).join('\n')
  const content = `BT 72 742 Td\n${words}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
