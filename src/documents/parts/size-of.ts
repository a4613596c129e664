import type { DocumentContext } from '../document.ts'

/** Megabytes from 1 MB up, otherwise kilobytes. */
export function sizeOf(bytes: number, { lang, say }: DocumentContext): string {
  const large = bytes >= 1_000_000
  const amount = new Intl.NumberFormat(lang === 'am' ? 'am-ET-u-nu-latn' : 'en-US', {
    maximumFractionDigits: large ? 1 : 0,
  })
  return say(large ? 'document.file.megabytes' : 'document.file.kilobytes', {
    size: amount.format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000)),
  })
}
