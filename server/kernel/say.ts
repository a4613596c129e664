import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../openapi/define.ts'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import type { MessageId, Texts } from '../../openapi/messages/catalogue.ts'
import { overriddenTexts } from './text-overrides.ts'

const texts: Readonly<Record<Language, Texts>> = { en, am }
const locales = { en: 'en-US', am: 'am-ET' } as const satisfies Record<Language, string>
const compiled = new Map<string, IntlMessageFormat>()

/**
 * The text of a message in a language, as administrators word it or else the original, with its ICU values. Each message is compiled once; one without braces needs no
 * compiling.
 */
export function say(lang: Language, id: MessageId, values?: Readonly<Record<string, string | number>>): string {
  const text = overriddenTexts.get(lang, id) ?? texts[lang][id]
  if (!text.includes('{') && !text.includes("'")) return text
  const key = `${lang} ${text}`
  let message = compiled.get(key)
  if (!message) {
    message = new IntlMessageFormat(text, locales[lang], undefined, { ignoreTag: true })
    compiled.set(key, message)
  }
  return String(message.format(values))
}
