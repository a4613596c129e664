import { getDocumentProxy } from 'unpdf'

/**
 * The pages of a PDF as a reader takes them: `view` in points, and the words in the order of the file, without white
 * space.
 */
export async function pdfTexts(
  bytes: Uint8Array,
): Promise<readonly { readonly view: readonly number[]; readonly words: string }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => {
      const page = await document.getPage(n + 1)
      const { items } = await page.getTextContent()
      return {
        view: page.view,
        words: items
          .map((item) => ('str' in item ? item.str : ''))
          .join('')
          .replaceAll(/\s/g, ''),
      }
    }),
  )
}
