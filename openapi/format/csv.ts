/** Tells spreadsheets that a file is UTF-8. */
export const BOM = '\ufeff'

/**
 * What a spreadsheet reads as the start of a formula, in ASCII (OWASP, "CSV Injection") and as East Asian keyboards
 * type it.
 */
const FORMULA = new Set('=+-@＝＋－＠﹦﹢﹣﹫')
/**
 * Where another reader of the file may begin a cell within ours: it may part cells by semicolon or tab, and lines
 * wherever they break.
 */
const SEPARATOR = new Set(';\t\r\n')
/** What a reader may take away before it looks at a cell: quotes, white space, controls and invisible characters. */
const SKIPPED = /["\s\p{Cc}\p{Cf}\p{Z}]/u
const NUMBER = /^[+-]?\d+([.,]\d+)*$/
const HAS_FORMULA = /[=+\-@＝＋－＠﹦﹢﹣﹫]/

/**
 * Walks over every place in a text where a reader could find a formula: at its start and behind each separator. `edit`
 * gets the apostrophes that stand before it already and gives back those to write. One pass, whatever the text.
 */
function atFormulas(text: string, edit: (apostrophes: string) => string): string {
  let [written, copied] = ['', 0]
  let [isStart, apostrophes] = [true, 0]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isStart && letter === "'") apostrophes += 1
    else if (isStart && FORMULA.has(letter)) {
      const from = at - apostrophes
      written += text.slice(copied, from) + edit(text.slice(from, at))
      copied = at
      isStart = false
    } else if (SEPARATOR.has(letter)) [isStart, apostrophes] = [true, 0]
    else if (isStart) isStart = apostrophes === 0 && SKIPPED.test(letter)
  }
  return written + text.slice(copied)
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)
/** Some readers take a tab or a line break away, some a cell that begins with one for a formula. */
const BLANK_FIRST = /^'*[\t\r]/
const withoutFormulas = (text: string): string => {
  const safe = HAS_FORMULA.test(text) ? atFormulas(text, (apostrophes) => `${apostrophes}'`) : text
  return BLANK_FIRST.test(safe) ? `'${safe}` : safe
}
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * One cell of a CSV file (RFC 4180, parted by commas). What any spreadsheet could run is made text by an apostrophe,
 * whether it parts cells by comma, semicolon or tab; whole numbers and phone numbers stay as they are. `fromCsvCell`
 * gives the text back.
 */
export function csvCell(value: unknown): string {
  const text = textOf(value)
  return quoted(NUMBER.test(text) ? text : withoutFormulas(text))
}

/** One line of a file, with its end. */
export function csvLine([first, ...cells]: readonly unknown[]): string {
  // Who parts cells otherwise reads the whole line as the first cell, so that even a number with a sign begins a
  // formula there.
  return `${[quoted(withoutFormulas(textOf(first))), ...cells.map(csvCell)].join(',')}\r\n`
}

/**
 * The text that `csvCell` was given, from a cell as a reader of CSV found it: without the apostrophes that were put
 * before formulas.
 */
export function fromCsvCell(cell: string): string {
  const text = cell.startsWith("'") && BLANK_FIRST.test(cell) ? cell.slice(1) : cell
  return HAS_FORMULA.test(text) ? atFormulas(text, (apostrophes) => apostrophes.slice(1)) : text
}
