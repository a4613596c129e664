import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../openapi/define.ts'
import type { Explained, ValidationId } from '../../openapi/explain.ts'
import { am } from '../../openapi/messages/am.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { en } from '../../openapi/messages/en.ts'

const LOCALES = { en: 'en-US', am: 'am-ET' } as const satisfies Record<Language, string>
const PLURAL_FORM = /^(=\d+|zero|one|two|few|many|other)$/
/** How a value is used; a number may also be said as it is. */
type Use = 'value' | 'number' | 'date' | 'select' | 'tag'

interface Parts {
  /** How each value and each tag is used. */
  readonly uses: Map<string, Set<Use>>
  /** The names of the plural forms. */
  readonly forms: string[]
}
function collect(elements: readonly MessageFormatElement[], parts: Parts): Parts {
  const note = (name: string, as: Use) => parts.uses.set(name, (parts.uses.get(name) ?? new Set()).add(as))
  for (const element of elements)
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break
      case TYPE.argument:
        note(element.value, 'value')
        break
      case TYPE.number:
        note(element.value, 'number')
        break
      case TYPE.date:
      case TYPE.time:
        note(element.value, 'date')
        break
      case TYPE.select:
        note(element.value, 'select')
        for (const option of Object.values(element.options)) collect(option.value, parts)
        break
      case TYPE.plural:
        note(element.value, 'number')
        parts.forms.push(...Object.keys(element.options))
        for (const option of Object.values(element.options)) collect(option.value, parts)
        break
      case TYPE.tag:
        note(`<${element.value}>`, 'tag')
        collect(element.children, parts)
    }
  return parts
}
const partsOf = (text: string): Parts => collect(parse(text), { uses: new Map(), forms: [] })

/** A value for each use, to see whether a text can be said at all. */
const sample = (use: Use | undefined): unknown => {
  if (use === 'number') return 2
  if (use === 'date') return new Date(0)
  return use === 'tag' ? (inside: readonly string[]) => inside.join('') : 'other'
}
function canBeSaid(text: string, language: Language, uses: Parts['uses']): boolean {
  const values = [...uses].map(([name, as]) => [name.replaceAll(/[<>]/g, ''), sample([...as].at(-1))])
  new IntlMessageFormat(text, LOCALES[language]).format(Object.fromEntries(values) as Record<string, string>)
  return true
}

/**
 * Why a text cannot stand in the place of the original of a language; null if it can. It has the same values and tags,
 * each used as in one of the originals, and its plural forms are ones that exist.
 */
export function faultOf(id: MessageId, language: Language, text: string): ValidationId | Explained | null {
  const originals = { en: partsOf(en[id]), am: partsOf(am[id]) }
  const expected = [...originals[language].uses.keys()]
  let parts: Parts
  try {
    parts = partsOf(text)
    canBeSaid(text, language, parts.uses)
  } catch {
    return 'validation.text_malformed'
  }
  const form = parts.forms.find((one) => !PLURAL_FORM.test(one))
  if (form !== undefined) return { id: 'validation.text_plural', values: { form } }
  const allowed = (name: string): ReadonlySet<Use> => {
    const known = new Set([...(originals.en.uses.get(name) ?? []), ...(originals.am.uses.get(name) ?? [])])
    return known.has('number') ? known.add('value') : known
  }
  const fits =
    parts.uses.size === expected.length &&
    expected.every((name) =>
      [...(parts.uses.get(name) ?? ['unused' as const])].every((use) => use !== 'unused' && allowed(name).has(use)),
    )
  if (fits) return null
  return expected.length === 0
    ? 'validation.text_without_values'
    : {
        id: 'validation.text_values',
        values: { names: expected.map((name) => (name.startsWith('<') ? name : `{${name}}`)).join(', ') },
      }
}
