import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { openArchive } from '../../server/kernel/zip.ts'

/** A paragraph of a Word file, as a word processor has it. */
export interface WordParagraph {
  readonly style: string | null
  readonly isListed: boolean
  /** A tab is `\t`. */
  readonly text: string
  /** Addresses of its links. */
  readonly links: readonly string[]
}
export interface WordFile {
  readonly paragraphs: readonly WordParagraph[]
  /** The parts by name, each of which is well-formed. */
  readonly parts: ReadonlyMap<string, string>
}

/** Visits the elements and texts of well-formed XML; throws for any other. */
function eachNode(xml: string, open: (tag: SaxesTagPlain) => void, text: (text: string, of: string) => void): void {
  const within: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    within.push(tag.name)
    open(tag)
  })
  parser.on('text', (piece) => text(piece, within.at(-1) ?? ''))
  parser.on('closetag', () => void within.pop())
  parser.write(xml).close()
}

/** Opens a Word file and reads all of it: throws if a part of it is not well-formed. */
export async function readWordFile(bytes: Uint8Array): Promise<WordFile> {
  const archive = openArchive(Buffer.from(bytes))
  const parts = new Map<string, string>()
  for (const { name } of archive.entries) {
    const content = await archive.read(name, 10_000_000)
    if (!/\.(xml|rels)$/.test(name)) continue
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(content ?? Buffer.alloc(0))
    eachNode(
      xml,
      () => undefined,
      () => undefined,
    )
    parts.set(name, xml)
  }
  const targets = new Map<string, string>()
  eachNode(
    parts.get('word/_rels/document.xml.rels') ?? '',
    ({ attributes }) => void targets.set(attributes['Id'] ?? '', attributes['Target'] ?? ''),
    () => undefined,
  )
  const paragraphs: { style: string | null; isListed: boolean; text: string; links: string[] }[] = []
  eachNode(
    parts.get('word/document.xml') ?? '',
    ({ name, attributes }) => {
      if (name === 'w:p') paragraphs.push({ style: null, isListed: false, text: '', links: [] })
      const current = paragraphs.at(-1)
      if (!current) return
      if (name === 'w:pStyle') current.style = attributes['w:val'] ?? null
      if (name === 'w:numPr') current.isListed = true
      if (name === 'w:tab' && attributes['w:val'] === undefined) current.text += '\t'
      if (name === 'w:hyperlink') current.links.push(targets.get(attributes['r:id'] ?? '') ?? '')
    },
    (piece, of) => {
      const current = paragraphs.at(-1)
      if (current && of === 'w:t') current.text += piece
    },
  )
  return { paragraphs, parts }
}
