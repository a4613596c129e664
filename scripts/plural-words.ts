import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Whether these words show the value of that name, in figures. */
const shows = (name: string, elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      ((element.type === TYPE.argument || element.type === TYPE.number) && element.value === name) ||
      (element.type === TYPE.tag && shows(name, element.children)),
  )

/**
 * Whether a plural of an Amharic message says “one” in words where it may be none: the category `one` of Amharic is 0 as
 * well (CLDR), so that words for a single thing belong into `=1`.
 */
export const callsNoneOne = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.tag) return callsNoneOne(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false
    const { one, '=0': none } = element.options
    return (
      (element.type === TYPE.plural && one !== undefined && none === undefined && !shows(element.value, one.value)) ||
      Object.values(element.options).some(({ value }) => callsNoneOne(value))
    )
  })
