import { lettersOf } from './font-letters.ts'
import { fontBytes, isShared, PAPER_FACES } from './paper-fonts.ts'

/** Signs that leave no gap in the sense: what nobody sees, marks and pictures (emoji), as on cards. */
const LEFT_OUT = /[\p{C}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]/u
const UNSEEN = /[\p{C}\p{M}\p{Emoji_Modifier}]/u
/** In the place of a letter of another script: the reader sees that one is missing. */
const MISSING = '\u{fffd}'
/** Signs that our fonts lack, by those that mean the same; the first three are bullets as word processors paste them. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '▶',
  '✔': '✓',
  '➢': '▶',
  '➤': '▶',
}

const letters = new Set(PAPER_FACES.filter(isShared).flatMap((face) => [...lettersOf(fontBytes(face))]))

/**
 * A text that our fonts can print. `tell` hears of every sign that a reader would miss; line breaks stay.
 */
export const printable = (text: string, tell?: (letter: string) => void): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\n]/gu, (sign) => {
      const letter = INSTEAD[sign] ?? sign
      if (letters.has(letter.codePointAt(0) ?? 0) && !/\p{C}/u.test(letter)) return letter
      if (!UNSEEN.test(letter)) tell?.(letter)
      return LEFT_OUT.test(letter) ? '' : MISSING
    })
