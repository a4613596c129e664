/** What is added to a PDF behind its end goes by what stands in it: a reader of PDFs that our typesetter writes. */
export interface PdfEnd {
  /** Where the table of its objects begins. */
  readonly table: number
  /** How many numbers of objects there are. */
  readonly size: number
  readonly root: number
  /** The entries that a later trailer repeats. */
  readonly kept: string
}

const latin = (bytes: Buffer, from: number, to?: number) => bytes.toString('latin1', from, to)
const numberIn = (text: string, key: string): number => {
  const found = new RegExp(String.raw`/${key}\s+(\d+)`).exec(text)?.[1]
  if (found === undefined) throw new Error(`The PDF has no ${key}`)
  return Number(found)
}

/** The end of a PDF with one table of objects. Throws for any other: only our own are sealed. */
export function endOf(bytes: Buffer): PdfEnd {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin(bytes, Math.max(0, bytes.length - 64)))?.[1])
  if (!Number.isSafeInteger(table) || latin(bytes, table, table + 4) !== 'xref') throw new Error('The PDF has no table')
  const trailer = latin(bytes, bytes.lastIndexOf('trailer'))
  if (/\/Prev\b/.test(trailer)) throw new Error('The PDF was changed before')
  const kept = ['Info', 'ID']
    .map((key) => new RegExp(String.raw`/${key}\s+(?:\d+ \d+ R|\[[^\]]*\])`).exec(trailer)?.[0] ?? '')
    .join(' ')
  return { table, size: numberIn(trailer, 'Size'), root: numberIn(trailer, 'Root'), kept }
}

/** The dictionary of an object, from `<<` to `>>`. Throws if there is none such. */
export function objectOf(bytes: Buffer, { table }: PdfEnd, number: number): string {
  const line = Number(/^xref\s+0 \d+\s+/.exec(latin(bytes, table, table + 32))?.[0].length) + table + number * 20
  const at = Number(latin(bytes, line, line + 10))
  const text = latin(bytes, at, bytes.indexOf('endobj', at))
  const found = new RegExp(String.raw`^${number} 0 obj\s+(<<[^]*>>)\s*$`).exec(text)?.[1]
  if (found === undefined) throw new Error(`The PDF has no object ${number}`)
  return found
}

/** The number of the first page. */
export function firstPage(bytes: Buffer, end: PdfEnd): number {
  let number = numberIn(objectOf(bytes, end, end.root), 'Pages')
  for (let depth = 0; depth < 20; depth += 1) {
    const page = objectOf(bytes, end, number)
    if (/\/Type\s*\/Page\b/.test(page)) return number
    number = Number(/\/Kids\s*\[\s*(\d+) 0 R/.exec(page)?.[1])
  }
  throw new Error('The PDF has no first page')
}
