/** The longest part of an address that is made from a name, in characters. */
export const LONGEST_SLUG = 80

/** The first letter of Ethiopic syllables, and how many orders a consonant has. */
const [FIRST, ORDERS] = [0x1200, 8]
/** The consonants in the order of Unicode, as they are spoken in Amharic; `_` is a vowel without one. */
const CONSONANTS =
  'h l h m s r s sh q qw q qw b v t ch h hw n ny _ k kw h hw w _ z zh y d d j g gw g t ch p ts ts f p'.split(' ')
/** The vowels of the orders. The sixth has none, or a short one that is not written. */
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'] as const
/** The series whose first order is spoken as the fourth: ሀ as ሃ, አ as ኣ. */
const OPEN: ReadonlySet<number> = new Set([0, 2, 16, 20, 26])

interface Syllable {
  readonly consonant: string
  readonly vowel: string
}
function syllableOf(letter: string): Syllable {
  const at = letter.charCodeAt(0) - FIRST
  const [series, order] = [Math.floor(at / ORDERS), at % ORDERS]
  const consonant = CONSONANTS[series] ?? ''
  if (consonant === '_') return { consonant: '', vowel: order === 0 ? 'a' : VOWELS[order] || 'e' }
  return { consonant, vowel: order === 0 && OPEN.has(series) ? 'a' : (VOWELS[order] ?? '') }
}

/**
 * A word of Ethiopic syllables in Latin letters, as it is spoken. Consonants without a vowel stand together: the first
 * closes the syllable before it, the others go by twos around the short vowel that Amharic speaks and does not write
 * (ትምህርት, timhirt).
 */
function latinOf(word: string): string {
  const syllables = [...word].map(syllableOf)
  let said = ''
  for (let at = 0; at < syllables.length;) {
    const next = syllables.findIndex(({ vowel }, n) => n >= at && vowel !== '')
    const end = next === -1 ? syllables.length : next
    const run = syllables.slice(at, end).map(({ consonant }) => consonant)
    if (at > 0) said += run.shift() ?? ''
    while (run.length > 0) {
      const [first = '', second] = run.splice(0, 2)
      said += first + (second !== undefined || next !== -1 ? 'i' : '') + (second ?? '')
    }
    const syllable = syllables[end]
    if (syllable) said += syllable.consonant + syllable.vowel
    at = end + 1
  }
  return said
}

/**
 * The part of an address for a text: Latin letters and digits with hyphens between words, at most `LONGEST_SLUG`
 * characters, cut between words where it can be. Amharic is spelled as it is spoken, accents are dropped. Empty when
 * the text has nothing of these.
 */
export function slugOf(text: string): string {
  const latin = text
    .toWellFormed()
    .replace(/[\u1200-\u1357]+/g, latinOf)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (latin.length <= LONGEST_SLUG) return latin
  const cut = latin.slice(0, LONGEST_SLUG + 1)
  const atWord = cut.lastIndexOf('-')
  return (atWord > 0 ? cut.slice(0, atWord) : cut.slice(0, LONGEST_SLUG)).replace(/-$/, '')
}
