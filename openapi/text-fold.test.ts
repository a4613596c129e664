import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, words } from './text-fold.ts'

/**
 * Letters that Amharic speaks alike, in all their orders, as people write them: each row of a group in the same order
 * of vowels.
 */
const GROUPS = [
  ['ሀሁሂሃሄህሆ', 'ሐሑሒሓሔሕሖ', 'ኀኁኂኃኄኅኆ', 'ኸኹኺኻኼኽኾ'],
  ['ሰሱሲሳሴስሶሷ', 'ሠሡሢሣሤሥሦሧ'],
  ['አኡኢኣኤእኦ', 'ዐዑዒዓዔዕዖ'],
  ['ጸጹጺጻጼጽጾጿ', 'ፀፁፂፃፄፅፆፇ'],
] as const

/**
 * 200 pairs of one word written in two ways: words that people search, each letter of a group exchanged for another row
 * of it.
 */
function pairs(): readonly (readonly [string, string])[] {
  const stems = [
    'ሀገር',
    'ሕክምና',
    'ኃይል',
    'ሰላም',
    'ሥራ',
    'አካውንቲንግ',
    'ዓለም',
    'ጸሐፊ',
    'ፀጉር',
    'ሐኪም',
    'ሳይንስ',
    'ሥነ ጽሑፍ',
    'ኢኮኖሚክስ',
    'እርሻ',
    'ህንጻ',
    'ሶፍትዌር',
    'ሒሳብ',
    'ጽዳት',
    'ዕቅድ',
    'ኀብረት',
    'አስተዳደር',
    'ሴቶች',
    'ሁለገብ',
    'ጾታ',
    'ኦዲት',
    'ሂደት',
    'ዔሊ',
    'ስፖርት',
    'ሆቴል',
    'ኡደት',
    'ሠራተኛ',
    'ጸሎት',
    'ፀሐይ',
    'ሕግ',
    'ሐሳብ',
    'ኅትመት',
    'ሰብል',
    'ዓሣ',
    'ሥዕል',
    'ጽሑፍ',
    'ሀብት',
    'ሕንፃ',
    'ዐቃቤ',
    'ሰነድ',
    'አየር',
    'ኃላፊ',
    'ዓመት',
    'ሴሚናር',
    'ጸጥታ',
    'ሶሲዮሎጂ',
    'ሁኔታ',
    'ሒሳብ ሠራተኛ',
  ]
  const found = new Map<string, readonly [string, string]>()
  for (const stem of stems)
    for (const [at, letter] of [...stem].entries())
      for (const group of GROUPS) {
        const place = group.map((row) => [...row].indexOf(letter)).find((i) => i >= 0)
        if (place === undefined) continue
        for (const row of group) {
          const other = [...row][place]
          if (other === undefined || other === letter) continue
          const written = [...stem].map((l, i) => (i === at ? other : l)).join('')
          found.set(`${stem} ${written}`, [stem, written])
          // Two spellings at once, as they stand in real texts.
          for (const twice of group) {
            const third = [...twice][place]
            if (third !== undefined && third !== letter && third !== other)
              found.set(`${written} ${third}`, [written, [...stem].map((l, i) => (i === at ? third : l)).join('')])
          }
        }
      }
  return [...found.values()].slice(0, 200)
}

describe('folding', () => {
  it('gives both spellings of 200 homophone pairs the same key', () => {
    const all = pairs()
    expect(all).toHaveLength(200)
    expect(all.filter(([a, b]) => fold(a) !== fold(b))).toEqual([])
  })

  it('keeps letters that sound different apart', () => {
    const letters = [
      'ለ',
      'መ',
      'ሰ',
      'ሸ',
      'ቀ',
      'በ',
      'ተ',
      'ቸ',
      'ነ',
      'ኘ',
      'አ',
      'ከ',
      'ወ',
      'ዘ',
      'ዠ',
      'የ',
      'ደ',
      'ጀ',
      'ገ',
      'ጠ',
      'ጨ',
      'ጰ',
      'ጸ',
      'ፈ',
      'ፐ',
      'ሀ',
      'ሁ',
      'ሂ',
      'ሄ',
      'ህ',
      'ሆ',
      'ሱ',
      'ሲ',
      'ሳ',
      'ሷ',
      'ኡ',
      'ኢ',
      'ኧ',
      'ሇ',
    ]
    expect(new Set(letters.map(fold)).size).toBe(letters.length)
  })

  it('ignores case, accents, gemination marks and extra spaces', () => {
    expect(fold('  Ångström\u00a0 CAFÉ ')).toBe('angstrom cafe')
    expect(fold('ሥራ፡ፈጣሪ')).toBe('ስራ ፈጣሪ')
    expect(fold('አለ\u135f')).toBe('አለ')
    expect(fold('Ｓｉｒａ')).toBe('sira')
  })

  it('keeps the signs that tell skills apart, such as C++ and C#', () => {
    expect(new Set(['C', 'C++', 'C#', '.NET', 'R&D'].map(fold)).size).toBe(5)
  })

  it('is idempotent, accepts any text, and never produces a lone surrogate or a NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = fold(text)
        expect(fold(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
        expect(once).not.toContain('\u0000')
      }),
    )
    expect(fold('a\ud800b\u0000c')).toBe('a b c')
  }, 30_000)

  it('splits a query into at most 8 different words', () => {
    expect(words('  Addis  addis ሥራ ')).toEqual(['addis', 'ስራ'])
    expect(words('a b c d e f g h i j')).toHaveLength(8)
    expect(words(' \u0000 ')).toEqual([])
  })
})
