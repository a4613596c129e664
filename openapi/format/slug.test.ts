import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { slug } from '../schemas/primitives.ts'
import { LONGEST_SLUG, slugOf } from './slug.ts'

describe('the address of a name', () => {
  it.for([
    ['How do I verify my company?', 'how-do-i-verify-my-company'],
    ['  C++ & Rust: 2 languages!  ', 'c-rust-2-languages'],
    ['What’s new', 'whats-new'],
    ['Réseau Électrique', 'reseau-electrique'],
    ['ሥራ', 'sira'],
    ['አዲስ አበባ', 'adis-abeba'],
    ['ትምህርት', 'timhirt'],
    ['መንግስት', 'mengist'],
    ['ትግርኛ', 'tigrinya'],
    ['ወንድም፣ ድርጅት፡ብርሃን።', 'wendim-dirjit-birhan'],
    ['ሀ ኣ እንጀራ', 'ha-a-enjera'],
    ['Sira ለሰዎች', 'sira-lesewoch'],
    ['日本', ''],
    ['… – ?!', ''],
    ['', ''],
  ] as const)('%s → %s', ([name, made]) => expect(slugOf(name)).toBe(made))

  it('is cut between words, and within one that is longer than an address', () => {
    expect(slugOf('word '.repeat(30))).toBe('word-'.repeat(16).slice(0, -1))
    expect(slugOf('x'.repeat(200))).toHaveLength(LONGEST_SLUG)
  })
})

test('whatever the text, its address is one that the contract takes, or nothing, and is its own address', () => {
  const letters = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.stringMatching(/^[\u1200-\u137f a-z0-9-]{0,120}$/),
  )
  fc.assert(
    fc.property(letters, (text) => {
      const made = slugOf(text)
      if (made !== '') expect(slug.safeParse(made).success).toBe(true)
      expect(slugOf(made)).toBe(made)
    }),
  )
})
