import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { am } from './am.ts'

test('Amharic has one word for a company: ድርጅት', () => {
  expect(Object.entries(am).filter(([, text]) => text.includes('ኩባን'))).toEqual([])
})

/** Whether these words show the value of that name, in figures. */
const shows = (name: string, elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      ((element.type === TYPE.argument || element.type === TYPE.number) && element.value === name) ||
      (element.type === TYPE.tag && shows(name, element.children)),
  )
/** Whether a plural says “one” in words where its language counts none as one, too. */
const callsNoneOne = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.tag) return callsNoneOne(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false
    const { one, '=0': none } = element.options
    return (
      (element.type === TYPE.plural && one !== undefined && none === undefined && !shows(element.value, one.value)) ||
      Object.values(element.options).some(({ value }) => callsNoneOne(value))
    )
  })

// Amharic's category `one` is 0 as well: words for a single thing belong into `=1`.
test('an Amharic text never calls none one', () => {
  expect(Object.entries(am).filter(([, text]) => callsNoneOne(parse(text, { ignoreTag: true })))).toEqual([])
})
