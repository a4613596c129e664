/** No name or title in a mail is longer (characters as a reader counts them). */
const MOST = 80
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** An address of a mailbox, with the quotation marks and stops around it. */
const MAILBOX = /^[^\p{L}\p{N}]*[^\s@/:]+@[^\s@/:]+?[^\p{L}\p{N}]*$/u

/**
 * Breaks what a mail program would make a link of: an address of a page, a bare host (`evil.com`), the numbers of one.
 * A space after the dot is seen, survives copying and needs no list of endings; `Node.js` becomes `Node. js`. No host
 * ends in a single letter: `እ.ኤ.አ.` and `J.R.R.` stay as they are.
 */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/:\/\/+/g, ': ')
    .replaceAll(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})(?=[\p{L}\p{N}-]*\p{L})/gu, '. ')
    .replaceAll(/\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g, '$1. $2. $3. $4')

/** Control and format characters, among them those that turn the direction of a text, and line breaks. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** A finished sentence with somebody's words in it, without links; mailboxes stay. */
export const sentence = (text: string): string =>
  onOneLine(text)
    .split(' ')
    .map((word) => (MAILBOX.test(word) ? word : withoutLinks(word)))
    .join(' ')

/** A name or title as somebody else chose it, on one line, short and without links. */
export const quoted = (text: string): string => beginning(withoutLinks(onOneLine(text)), MOST)

/** A text as it is, or its beginning where it is longer (characters as a reader counts them). */
export function beginning(text: string, most: number): string {
  const shown = [...characters.segment(text)].map(({ segment }) => segment)
  return shown.length > most
    ? `${shown
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** The same for readers who asked for nothing: nor is there a mailbox or number to call in it. */
export const quotedToStrangers = (text: string): string =>
  quoted(text.replaceAll(/\S*@\S*/g, '…').replaceAll(/(?<![\p{L}\p{N}])\+?\d(?:[\s().-]*\d){6,}/gu, '…'))
