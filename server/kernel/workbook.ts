import fs from 'node:fs/promises'
import { SaxesParser } from 'saxes'
import { openArchive, type Archive } from './zip.ts'
import type { SheetBounds, SheetFault } from './sheet-bounds.ts'
import { cellText, dateStylesOf, type DateStyle } from './workbook-cells.ts'

export interface WorkbookJob {
  readonly path: string
  readonly bounds: SheetBounds
}
/** The rows of the first sheet, each as its trimmed cells; empty ones between others are empty lists. */
export type WorkbookRead = { readonly rows: readonly (readonly string[])[] } | { readonly fault: SheetFault }

/** A part of a workbook has at most so many bytes unpacked; a file of 2 MB that unpacks to more is an attack. */
const MOST_XML = 32_000_000
const MOST_META = 2_000_000
/** Characters of all cells together: one shared text may stand in every one of them. */
const MOST_TEXT = 8_000_000
/** What is parsed in one go: whoever is refused costs no more than what was read until then. */
const SLICE = 65_536

class NoSheet extends Error {
  readonly fault: SheetFault
  constructor(fault: SheetFault) {
    super(fault)
    this.fault = fault
  }
}
const unreadable = () => new NoSheet('unreadable')

type Attributes = (name: string) => string | undefined
interface Reader {
  readonly open?: (element: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (element: string) => void
}
const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a part as XML. Entities of its own are never expanded: whoever declares some is refused. */
function readXml(bytes: Buffer, { open, text, close }: Reader): void {
  const parser = new SaxesParser()
  const refuse = () => {
    throw unreadable()
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) =>
    open?.(localOf(name), (wanted) => {
      const found = Object.keys(attributes).find((key) => localOf(key) === wanted)
      const value = found === undefined ? undefined : attributes[found]
      return typeof value === 'string' ? value : undefined
    }),
  )
  parser.on('text', (part) => text?.(part))
  parser.on('cdata', (part) => text?.(part))
  parser.on('closetag', ({ name }) => close?.(localOf(name)))
  const xml = bytes.toString('utf8')
  for (let at = 0; at < xml.length; at += SLICE) parser.write(xml.slice(at, at + SLICE))
  parser.close()
}

/** The texts that cells refer to. How a text is spoken (`rPh`) is not part of it. */
function sharedTexts(bytes: Buffer | null): readonly string[] {
  const texts: string[] = []
  let [current, isText, spoken] = ['', false, 0]
  if (bytes)
    readXml(bytes, {
      open: (name) => {
        if (name === 'si') current = ''
        if (name === 'rPh') spoken += 1
        if (name === 't') isText = true
      },
      text: (part) => {
        if (isText && spoken === 0) current += part
      },
      close: (name) => {
        if (name === 'si') texts.push(current)
        if (name === 'rPh') spoken -= 1
        if (name === 't') isText = false
      },
    })
  return texts
}

/** Which of the cells' styles are dates and times, by their number. */
function stylesOf(bytes: Buffer | null): readonly (DateStyle | null)[] {
  const formats = new Map<number, string>()
  const used: number[] = []
  let isCells = false
  if (bytes)
    readXml(bytes, {
      open: (name, attribute) => {
        if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
        if (name === 'cellXfs') isCells = true
        if (name === 'xf' && isCells) used.push(Number(attribute('numFmtId') ?? 0))
      },
      close: (name) => {
        if (name === 'cellXfs') isCells = false
      },
    })
  return dateStylesOf(used, formats)
}

/** Where the first sheet that is not hidden is, and whether its days are counted from 1904. */
async function firstSheetOf(archive: Archive): Promise<{ readonly path: string; readonly since1904: boolean }> {
  const [workbook, relations] = await Promise.all([
    archive.read('xl/workbook.xml', MOST_META),
    archive.read('xl/_rels/workbook.xml.rels', MOST_META),
  ])
  if (!workbook || !relations) throw unreadable()
  let wanted: string | undefined
  let since1904 = false
  readXml(workbook, {
    open: (name, attribute) => {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attribute('date1904') ?? '')
      if (name === 'sheet' && (attribute('state') ?? 'visible') === 'visible') wanted ??= attribute('id')
    },
  })
  let target: string | undefined
  readXml(relations, {
    open: (name, attribute) => {
      if (name === 'Relationship' && wanted !== undefined && attribute('Id') === wanted) target = attribute('Target')
    },
  })
  if (target === undefined) throw unreadable()
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, since1904 }
}

/** The number of a column: A is 0, AA is 26. */
const columnOf = (cell: string) =>
  [...(/^[A-Z]{1,3}/.exec(cell)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

interface Given {
  readonly shared: readonly string[]
  readonly styles: readonly (DateStyle | null)[]
  readonly since1904: boolean
}
function rowsOf(bytes: Buffer, bounds: SheetBounds, { shared, styles, since1904 }: Given): string[][] {
  const rows: string[][] = []
  let [line, column, type, style, value] = [0, -1, 'n', 0, '']
  let [isValue, isInline, length, total] = [false, false, 0, 0]
  const put = (text: string) => {
    if (text === '') return
    if (line > bounds.records) throw new NoSheet('records')
    length += text.length
    total += text.length
    if (column >= bounds.columns || length > bounds.recordLength || total > MOST_TEXT) throw unreadable()
    while (rows.length < line) rows.push([])
    const row = rows[line - 1] ?? []
    while (row.length < column) row.push('')
    row[column] = text
  }
  readXml(bytes, {
    open: (name, attribute) => {
      if (name === 'row') {
        const at = Number(attribute('r') ?? line + 1)
        if (!Number.isSafeInteger(at) || at <= line) throw unreadable()
        ;[line, column, length] = [at, -1, 0]
      } else if (name === 'c') {
        const at = attribute('r')
        column = at === undefined ? column + 1 : columnOf(at)
        if (line === 0 || column < 0) throw unreadable()
        ;[type, style, value] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), '']
      } else if (name === 'v') isValue = true
      else if (name === 't' && type === 'inlineStr') isInline = true
    },
    text: (part) => {
      if (!isValue && !isInline) return
      value += part
      if (value.length > bounds.recordLength) throw unreadable()
    },
    close: (name) => {
      if (name === 'v') isValue = false
      if (name === 't') isInline = false
      if (name === 'c') put(cellText({ type, value, style: styles[style] ?? null, shared, since1904 }).trim())
    },
  })
  return rows
}

/**
 * Reads the first sheet of an Excel workbook (`.xlsx`, ECMA-376): a formula as the value that was saved with it, a date
 * as an ISO date. Bytes, rows, columns and characters are counted while they are read. It runs in a process of its own
 * (`uploads.ts`), which is ended when a file takes too much memory or time.
 */
export async function readWorkbook({ path, bounds }: WorkbookJob): Promise<WorkbookRead> {
  try {
    const archive = openArchive(await fs.readFile(path))
    const { path: sheet, since1904 } = await firstSheetOf(archive)
    const content = await archive.read(sheet, MOST_XML)
    if (!content) throw unreadable()
    const shared = sharedTexts(await archive.read('xl/sharedStrings.xml', MOST_XML))
    const styles = stylesOf(await archive.read('xl/styles.xml', MOST_META))
    return { rows: rowsOf(content, bounds, { shared, styles, since1904 }) }
  } catch (error) {
    // Whatever else the archive or the parser stumbles over means the same to whoever sent it.
    return { fault: error instanceof NoSheet ? error.fault : 'unreadable' }
  }
}
