import { zip } from './archives.ts'

/** A cell: a text is shared as Excel does it; the others stand as Excel writes them. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { readonly inline: string }
  /** A number that is shown as a day, by a format of Excel's own or by one of the author's. */
  | { readonly day: number; readonly format?: 'own' }
  /** A formula with the value that was saved with it; none in a file that no spreadsheet has calculated. */
  | { readonly formula: string; readonly saved?: string | number }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const nameOf = (column: number): string =>
  (column >= 26 ? nameOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

interface Parts {
  /** The XML of the first sheet, where it shall be something else. */
  readonly sheet?: string
  readonly shared?: string
  readonly workbook?: string
}

/** A workbook with a hidden sheet before the one with these rows; an empty row is left out of the file. */
export function workbook(rows: readonly (readonly WorkbookCell[])[], parts: Parts = {}): Buffer {
  const shared: string[] = []
  const cell = (value: WorkbookCell, at: string): string => {
    if (value === null) return `<c r="${at}" s="1"/>`
    if (typeof value === 'string') return `<c r="${at}" t="s"><v>${shared.push(value) - 1}</v></c>`
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
    if ('inline' in value) return `<c r="${at}" t="inlineStr"><is><t>${escaped(value.inline)}</t></is></c>`
    if ('day' in value) return `<c r="${at}" s="${value.format === 'own' ? 2 : 1}"><v>${value.day}</v></c>`
    const { formula, saved } = value
    const type = typeof saved === 'string' ? ' t="str"' : ''
    return `<c r="${at}"${type}><f>${escaped(formula)}</f>${saved === undefined ? '' : `<v>${escaped(String(saved))}</v>`}</c>`
  }
  const lines = rows.flatMap((row, n) =>
    row.length === 0
      ? []
      : [`<row r="${n + 1}">${row.map((v, at) => cell(v, `${nameOf(at)}${n + 1}`)).join('')}</row>`],
  )
  const sheet = parts.sheet ?? `${HEAD}<worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData></worksheet>`
  const texts = shared.map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r><rPh><t>x</t></rPh></si>`)
  return zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content:
        parts.workbook ??
        `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Staff" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/lists.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet2.xml', content: sheet },
    { name: 'xl/sharedStrings.xml', content: parts.shared ?? `${HEAD}<sst ${MAIN}>${texts.join('')}</sst>` },
    {
      name: 'xl/styles.xml',
      content: `${HEAD}<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    },
  ])
}
