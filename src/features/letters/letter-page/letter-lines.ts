import type { RichText } from '../../../../openapi/rich-text.ts'
import { plainText } from '../../../../openapi/rich-text-content.ts'

/** What a letter says, a line for each block; of a picture without a caption what it shows. */
export const linesOf = (body: RichText): string =>
  plainText(
    body.map((block) =>
      block.type === 'picture' && block.text.length === 0 ? { ...block, text: [{ text: block.alt }] } : block,
    ),
  )
