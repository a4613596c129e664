import { describe, expect, it } from 'vitest'
import { quoted, sentence } from './quoted.ts'

describe('words of others in a mail', () => {
  it('break what a mail program would make a link of', () => {
    expect(quoted('Meet evil.com')).toBe('Meet evil. com')
    expect(sentence('See https://sub.evil.co/x and b.a.example')).toBe('See https: sub. evil. co/x and b.a. example')
    expect(quoted('ሥራ.ኢትዮጵያ')).toBe('ሥራ. ኢትዮጵያ')
  })
  it('keep the dots of dates and initials', () => {
    expect(sentence('እስከ ዲሴምበር 19 ቀን 2026 እ.ኤ.አ. ይመልሱ')).toBe('እስከ ዲሴምበር 19 ቀን 2026 እ.ኤ.አ. ይመልሱ')
    expect(sentence('እስከ ታኅሣሥ 10 ቀን 2019 ዓ.ም. ይመልሱ')).toBe('እስከ ታኅሣሥ 10 ቀን 2019 ዓ.ም. ይመልሱ')
    expect(quoted('J.R.R. Tolkien')).toBe('J.R.R. Tolkien')
  })
})
