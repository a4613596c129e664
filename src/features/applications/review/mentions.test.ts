import { describe, expect, it } from 'vitest'
import { mentionedIn, partsOf, typedMention, withMention } from './mentions.ts'

describe('a mention that is typed', () => {
  it('begins with an @ at the start of a word and may be two words', () => {
    expect(typedMention('Ask @Han', 8)).toEqual({ from: 4, query: 'Han' })
    expect(typedMention('@Hanna Be', 9)).toEqual({ from: 0, query: 'Hanna Be' })
    expect(typedMention('እባክዎ @ሐና', 9)).toEqual({ from: 5, query: 'ሐና' })
    expect(typedMention('@', 1)).toEqual({ from: 0, query: '' })
  })
  it('is none in an email, after a new line, and once it is left', () => {
    expect(typedMention('hanna@example', 13)).toBeNull()
    expect(typedMention('@Hanna\nthen', 11)).toBeNull()
    expect(typedMention('@ later', 7)).toBeNull()
    expect(typedMention('no one', 6)).toBeNull()
  })
  it('gives way to the name that is chosen, with the caret behind it', () => {
    const text = 'Ask @han tomorrow'
    expect(withMention(text, { from: 4, query: 'han' }, 'Hanna Bekele')).toEqual({
      text: 'Ask @Hanna Bekele tomorrow',
      caret: 18,
    })
  })
})

describe('the mentions of a note', () => {
  const hanna = { id: '1', names: ['Hanna', 'ሐና'] }
  const hannaBekele = { id: '2', names: ['Hanna Bekele'] }
  it('are those chosen who still stand in it, in either language', () => {
    expect(mentionedIn('Look, @ሐና', [hanna, hannaBekele])).toEqual(['1'])
    expect(mentionedIn('Look, Hanna', [hanna])).toEqual([])
  })
  it('are set apart from the rest, the longest name first', () => {
    expect(partsOf('@Hanna Bekele, see a@b', ['Hanna', 'Hanna Bekele'])).toEqual([
      { at: 0, text: '@Hanna Bekele', isMention: true },
      { at: 13, text: ', see a@b', isMention: false },
    ])
    expect(partsOf('', ['Hanna'])).toEqual([])
  })
})
