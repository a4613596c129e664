import { SaxesParser } from 'saxes'
import { openArchive, type Archive } from '../zip.ts'
import type { TextFault } from './printed-lines.ts'
import { isBulletText, withoutBullet, type Segment, type TextLine } from './text-line.ts'

/** Unpacked bytes of a part, and letters of all of them: a few kilobytes that unpack to more are an attack. */
const MOST_XML = 16_000_000
const MOST_LETTERS = 200_000
const MOST_LINES = 5_000
/** What is parsed in one go: whoever is refused costs no more than what was read until then. */
const SLICE = 65_536
const WORD = /^word\/(?:header\d*|document)\.xml$/
const HEADING = /^heading\s?([1-6])$/i
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le')

class Unread extends Error {
  readonly fault: TextFault
  constructor(fault: TextFault) {
    super(fault)
    this.fault = fault
  }
}
const refused = (fault: TextFault) => new Unread(fault)

interface Run {
  text: string
  isStrong: boolean
  size: number
}
/** Texts that are written twice, for programs that know no text boxes, and what marks changes that were not taken. */
const PASSED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText'])
const isOn = (value: string | undefined) => value === undefined || !/^(?:0|false|off|none)$/.test(value)

/** Reads the paragraphs of one part; cells of a row stand in one line where each has one paragraph. */
class Reader {
  readonly lines: TextLine[] = []
  /** Words within runs; paragraphs may stand within paragraphs (text boxes). */
  readonly #open: { runs: Run[]; style: string; isListed: boolean }[] = []
  /** Rows of tables, with how many lines each of their cells has. */
  readonly #rows: { readonly from: number; readonly cells: number[] }[] = []
  #run: Run | null = null
  #passed = 0
  #isText = false
  #letters = 0

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (PASSED.has(name)) this.#passed += 1
    if (this.#passed > 0) return
    const paragraph = this.#open.at(-1)
    const value = attribute('w:val')
    if (name === 'w:p') this.#open.push({ runs: [], style: '', isListed: false })
    else if (name === 'w:tr') this.#rows.push({ from: this.lines.length, cells: [] })
    else if (name === 'w:tc') this.#rows.at(-1)?.cells.push(this.lines.length)
    else if (name === 'w:pStyle' && paragraph) paragraph.style = value ?? ''
    else if (name === 'w:numPr' && paragraph) paragraph.isListed = true
    else if (name === 'w:r') this.#run = { text: '', isStrong: levelOf(paragraph?.style ?? '') !== null, size: 0 }
    else if (name === 'w:b' && this.#run) this.#run.isStrong = isOn(value)
    else if (name === 'w:sz' && this.#run) this.#run.size = Number(value) / 2
    else if (name === 'w:t') this.#isText = true
    else if (name === 'w:tab' && this.#run && value === undefined) this.#run.text += '\t'
    else if ((name === 'w:br' || name === 'w:cr') && this.#run) this.#run.text += '\n'
    else if (name === 'w:noBreakHyphen' && this.#run) this.#run.text += '-'
  }
  text(part: string): void {
    if (!this.#isText || !this.#run) return
    this.#run.text += part
    this.#letters += part.length
    if (this.#letters > MOST_LETTERS) throw refused('too_much')
  }
  close(name: string): void {
    if (PASSED.has(name)) this.#passed -= 1
    if (this.#passed > 0) return
    if (name === 'w:t') this.#isText = false
    if (name === 'w:r' && this.#run) {
      this.#open.at(-1)?.runs.push(this.#run)
      this.#run = null
    }
    if (name === 'w:p') {
      const ended = this.#open.pop()
      if (ended) this.#end(ended.runs, ended.isListed, ended.style)
    }
    if (name === 'w:tr') this.#endRow()
  }

  /** A row whose cells have one line each is a line. */
  #endRow(): void {
    const row = this.#rows.pop()
    if (!row || row.cells.length < 2 || this.#rows.length > 0) return
    const isLine = row.cells.every((from, n) => (row.cells[n + 1] ?? this.lines.length) - from <= 1)
    const cells = this.lines.slice(row.from)
    const [first] = cells
    if (!isLine || !first || cells.length < 2) return
    this.lines.splice(row.from, cells.length, {
      ...first,
      text: cells.map(({ text }) => text).join(' '),
      segments: cells.flatMap(({ segments }) => segments),
    })
  }

  #end(runs: readonly Run[], isListed: boolean, style: string): void {
    for (const line of brokenAt(runs)) {
      const text = line
        .map((run) => run.text)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim()
      if (text === '') continue
      const isBullet = isListed || isBulletText(text)
      this.lines.push({
        text,
        segments: segmentsOf(line, !isListed && isBullet),
        isBullet,
        level: levelOf(style),
        continues: null,
      })
      if (this.lines.length > MOST_LINES) throw refused('too_much')
    }
  }
}
const levelOf = (style: string) => (/^title$/i.test(style) ? 0 : Number(HEADING.exec(style)?.[1] ?? 0) || null)

/** The lines of a paragraph that has breaks of its own. */
function brokenAt(runs: readonly Run[]): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]]
  for (const run of runs)
    run.text.split('\n').forEach((text, n) => {
      if (n > 0) lines.push([])
      lines.at(-1)?.push({ ...run, text })
    })
  return lines
}
/** The words of a line, parted where their setting changes and at tabs. */
function segmentsOf(line: readonly Run[], hasSign: boolean): readonly Segment[] {
  const found: Segment[] = []
  let isNew = true
  for (const run of line)
    run.text.split('\t').forEach((text, n) => {
      if (n > 0) isNew = true
      const last = found.at(-1)
      if (text.trim() === '') {
        if (last && !isNew) found[found.length - 1] = { ...last, text: last.text + text }
      } else if (!last || isNew || last.isStrong !== run.isStrong)
        found.push({ text, isStrong: run.isStrong, size: run.size })
      else found[found.length - 1] = { ...last, text: last.text + text }
      if (text.trim() !== '') isNew = false
    })
  return found
    .map((segment, n) => ({
      ...segment,
      text: (hasSign && n === 0 ? withoutBullet(segment.text.trim()) : segment.text).replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '')
}

/** Entities of its own are never expanded: whoever declares some is refused. */
function linesOfPart(bytes: Buffer): readonly TextLine[] {
  const reader = new Reader()
  const parser = new SaxesParser()
  const refuse = () => {
    throw refused('damaged')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => reader.open(name, (wanted) => attributes[wanted]))
  parser.on('text', (part) => reader.text(part))
  parser.on('cdata', (part) => reader.text(part))
  parser.on('closetag', ({ name }) => reader.close(name))
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  for (let at = 0; at < xml.length; at += SLICE) parser.write(xml.slice(at, at + SLICE))
  parser.close()
  return reader.lines
}

async function linesOfArchive(archive: Archive): Promise<readonly TextLine[]> {
  if (archive.entries.some(({ encrypted }) => encrypted)) throw refused('protected')
  const names = archive.entries.map(({ name }) => name).filter((name) => WORD.test(name))
  if (!names.includes('word/document.xml')) throw refused('type')
  const lines: TextLine[] = []
  // Names and addresses often stand in the header of the page.
  for (const name of [...names.filter((one) => one !== 'word/document.xml').slice(0, 5), 'word/document.xml']) {
    const part = await archive.read(name, MOST_XML)
    if (part) lines.push(...linesOfPart(part))
  }
  return lines
}

/** The lines of a Word file, or why there are none. */
export async function linesOfWord(
  bytes: Uint8Array,
): Promise<{ readonly pages: readonly (readonly TextLine[])[] } | { readonly fault: TextFault }> {
  const file = Buffer.from(bytes)
  // Word keeps a document with a password in its old container, as it does those of old versions.
  if (file.subarray(0, CONTAINER.length).equals(CONTAINER))
    return { fault: file.includes(PROTECTED) ? 'protected' : 'type' }
  try {
    const lines = await linesOfArchive(openArchive(file))
    return lines.length === 0 ? { fault: 'no_text' } : { pages: [lines] }
  } catch (error) {
    return { fault: error instanceof Unread ? error.fault : 'damaged' }
  }
}
