import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { callsNoneOne } from './plural-words.ts'

test.each([
  ['{count, plural, one {አንድ እይታ} other {# እይታዎች}}', true],
  ['{who, select, me {{count, plural, one {አንድ እይታ} other {# እይታዎች}}} other {}}', true],
  ['{count, plural, =1 {አንድ እይታ} other {# እይታዎች}}', false],
  ['{count, plural, =0 {የለም} one {አንድ እይታ} other {# እይታዎች}}', false],
  ['{count, plural, one {# እይታ} other {# እይታዎች}}', false],
  ['{count, plural, one {{count, number} እይታ} other {# እይታዎች}}', false],
])('“%s” calls none one: %s', (text, isWrong) => expect(callsNoneOne(parse(text))).toBe(isWrong))
