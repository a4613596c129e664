import { getDocumentProxy } from 'unpdf'
import { serveJobs } from './child-program.ts'
import { linesOf, piecesOf } from './pdf-lines.ts'

/** The text of a PDF, page by page, line by line. */
export interface PdfText {
  readonly pages: readonly (readonly string[])[]
  /** False where it is longer than anyone reads, and the rest was left out. */
  readonly isWhole: boolean
}
export interface PdfTextSkills {
  /** null: no PDF, a damaged one, or one that only its password opens. */
  readonly read: { readonly job: Uint8Array; readonly answer: PdfText | null }
}

/** What is read of a PDF at most. */
const [MOST_PAGES, MOST_LETTERS] = [60, 300_000]

async function read(bytes: Uint8Array): Promise<PdfText | null> {
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch(() => null)
  if (document === null) return null
  const pages: (readonly string[])[] = []
  let letters = 0
  let isWhole = document.numPages <= MOST_PAGES
  for (let n = 1; n <= Math.min(document.numPages, MOST_PAGES) && letters <= MOST_LETTERS; n++) {
    const page = await document.getPage(n).catch(() => null)
    const content = await page?.getTextContent().catch(() => null)
    const lines = linesOf(piecesOf(content?.items ?? []))
    letters += lines.reduce((sum, { length }) => sum + length, 0)
    pages.push(lines)
    isWhole &&= letters <= MOST_LETTERS
  }
  await document.destroy()
  return { pages, isWhole }
}

serveJobs<PdfTextSkills>({ read })
