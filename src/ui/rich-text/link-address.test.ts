import { expect, test } from 'vitest'
import { linkOf, typedOf } from './link-address.ts'

test.each([
  ['sira.example/help', 'https://sira.example/help'],
  ['http://sira.example/', 'http://sira.example/'],
  [' me@sira.example ', 'mailto:me@sira.example'],
  ['+251 911 234-567', 'tel:+251911234567'],
  [' /user/templates ', '/user/templates'],
  ['//evil.example', 'https://evil.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['no address', 'no address'],
  ['', ''],
])('a link typed as %j leads to %j', (typed, href) => expect(linkOf(typed)).toBe(href))

test('an address is shown as it was typed', () => {
  expect(['https://sira.example/', 'mailto:me@sira.example', 'tel:+251911234567'].map(typedOf)).toEqual([
    'https://sira.example/',
    'me@sira.example',
    '+251911234567',
  ])
})
