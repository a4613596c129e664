/**
 * Folding of text for search, sorting and uniqueness: what a reader holds for the same becomes the same string.
 * Folded text is a key beside the stored text and is never shown or saved in its place.
 */

/**
 * Ethiopic series that Amharic speaks alike, as first code points of eight orders: [written, folded]. product.md §5
 * names the four groups.
 */
const HOMOPHONES: readonly (readonly [number, number])[] = [
  [0x1210, 0x1200], // ሐ → ሀ
  [0x1280, 0x1200], // ኀ → ሀ
  [0x12b8, 0x1200], // ኸ → ሀ
  [0x1220, 0x1230], // ሠ → ሰ
  [0x12d0, 0x12a0], // ዐ → አ
  [0x1340, 0x1338], // ፀ → ጸ
]
const ORDERS = 8
/** The eighth place of these rows is no eighth order: ሇ, ኇ, ኧ and an unassigned point. They stay as they are. */
const WITHOUT_EIGHTH: ReadonlySet<number> = new Set([0x1200, 0x1280, 0x12a0, 0x12b8, 0x12d0])

function homophones(): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const [written, folded] of HOMOPHONES)
    for (let order = 0; order < ORDERS; order++) {
      if (order === ORDERS - 1 && (WITHOUT_EIGHTH.has(written) || WITHOUT_EIGHTH.has(folded))) continue
      map.set(String.fromCodePoint(written + order), String.fromCodePoint(folded + order))
    }
  // First and fourth order of the h and glottal series sound alike: ሃ as ሀ, ኣ as አ.
  for (const [first, fourth] of [
    [0x1200, 0x1203],
    [0x12a0, 0x12a3],
  ] as const) {
    const target = String.fromCodePoint(first)
    map.set(String.fromCodePoint(fourth), target)
    for (const [written, folded] of HOMOPHONES) if (folded === first) map.set(String.fromCodePoint(written + 3), target)
  }
  return map
}
const FOLDED = homophones()

/**
 * The folded form: no case, no accents, one letter for each Ethiopic homophone in all its orders, white space and
 * Ethiopic word separators as single spaces. Other punctuation stays, so that C, C++ and C# differ. Malformed UTF-16
 * and control characters vanish.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u1200-\u1347]/g, (letter) => FOLDED.get(letter) ?? letter)
    .replace(/[\s\u1361\p{Cc}\ufffd]+/gu, ' ')
    .trim()
}

/** The words of a query, folded, each once and at most 8: all of them must match. */
export const words = (query: string): readonly string[] =>
  [
    ...new Set(
      fold(query)
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ].slice(0, 8)
