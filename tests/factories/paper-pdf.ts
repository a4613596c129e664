import { getDocumentProxy } from 'unpdf'
import type { ResumePaper } from '../../openapi/resume-paper.ts'
import { linesOf, piecesOf, type PdfPiece } from '../../server/kernel/pdf-lines.ts'
import { readWords } from './resume-papers.ts'

export interface PageText {
  readonly pieces: readonly PdfPiece[]
  readonly width: number
}
/** The texts of each page with their places, in the order of the file. */
export async function pagesOf(bytes: Uint8Array): Promise<readonly PageText[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => {
      const page = await document.getPage(n + 1)
      return { width: page.view[2] ?? 0, pieces: piecesOf((await page.getTextContent()).items) }
    }),
  )
}

/** Each page's words without its foot, which has the number of the page and, where there is room, the name. */
export function wordsOf(pages: readonly PageText[], { name }: ResumePaper): readonly string[] {
  return pages.map(({ pieces }, n) => {
    const words = readWords(linesOf(pieces).join(''))
    const number = `${n + 1}/${pages.length}`
    const foot = [readWords(name.text) + number, number].find((end) => words.endsWith(end))
    return pages.length > 1 && foot !== undefined ? words.slice(0, -foot.length) : words
  })
}
