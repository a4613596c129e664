import type { RichText } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'

/** Words that people read in a minute. */
const A_MINUTE = 200

/** How many minutes a text takes to read, one at least. */
export const minutesToRead = (text: RichText): number =>
  Math.max(1, Math.round((plainText(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / A_MINUTE))
