import QRCode from 'qrcode'
import type { Language } from '../../openapi/define.ts'
import type { PrintBlock } from '../../openapi/print-blocks.ts'
import type { RESUME_FONT_PAIRS } from '../../openapi/resume-style.ts'
import type { PaperPage } from './paper-pages.ts'

/** The most pages of a letter with a number. */
export const LETTER_MOST_PAGES = 20
/** The code of the error when a letter has more. */
export const LETTER_TOO_LONG = 'letter_too_long'

/** A letter's pages for a screen, and the signs in its texts that no font of ours has, each once. */
export interface LetterPaperPages {
  readonly pages: readonly PaperPage[]
  readonly unprinted: string
}

/** A code as rows of black: where each run begins (column, row) and how wide it is, in modules. */
export interface PrintedCode {
  readonly size: number
  readonly runs: readonly (readonly [x: number, y: number, width: number])[]
}

/** What stands beside what: `title` is what the value is. */
interface Named {
  readonly title: string
  readonly value: string
}

/**
 * A letter as `templates/letter-issued.typ` sets it, in one language. Texts are plain unless they are blocks; those have
 * no merge fields any more. Pictures are by name: `logo`, and what each signature names.
 */
export interface IssuedLetter {
  readonly lang: Language
  /** As PDF readers show it, and whose letter it is. */
  readonly title: string
  readonly author: string
  readonly style: {
    readonly font: (typeof RESUME_FONT_PAIRS)[number]
    /** Points. */
    readonly size: number
    /** `#rrggbb` */
    readonly accent: string
    /** Millimetres; the foot has 18 at least. */
    readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  }
  readonly head: {
    readonly name: string
    /** The name in the other language, or empty. */
    readonly other: string
    readonly text: readonly PrintBlock[]
    /** Is there a picture `logo`? */
    readonly logo: boolean
  }
  /** Under the last words of the letter. */
  readonly footer: readonly PrintBlock[]
  /** A draft has no number yet: its value says so. */
  readonly reference: Named
  /** The date in the letter’s language and calendar. */
  readonly date: Named
  /** A block of lines for each recipient. */
  readonly to: readonly (readonly string[])[]
  readonly subject: string
  readonly body: readonly PrintBlock[]
  readonly signatures: readonly {
    /** The name of its picture; null: a line alone. */
    readonly picture: string | null
    /** What the picture is, for those who do not see it. */
    readonly alt: string
    readonly name: string
    readonly position: string
    /** For whom, and when; or empty. */
    readonly note: string
  }[]
  readonly copies: { readonly title: string; readonly people: readonly string[] }
  /** What goes with it, by name; absent in letters that were issued before there were any. */
  readonly attachments?: { readonly title: string; readonly names: readonly string[] }
  /** How the letter is verified; a draft has no code. */
  readonly verify: { readonly text: string; readonly address: string; readonly code: PrintedCode | null }
  /** At the foot of each page, with `{page}` and `{pages}` in it. */
  readonly foot: string
}

/** The code that leads to `address`, to be printed: a quarter of it may be lost. */
export function printedCode(address: string): PrintedCode {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'Q' })
  const runs: [number, number, number][] = []
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue
      const from = x
      while (x + 1 < modules.size && modules.get(y, x + 1)) x += 1
      runs.push([from, y, x - from + 1])
    }
  return { size: modules.size, runs }
}
