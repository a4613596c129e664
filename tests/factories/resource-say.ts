import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../openapi/define.ts'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { resourceText, type ResourceText } from '../../openapi/resource-texts.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'

/** The texts about entries of collections as a reader of a language sees them: `resourceSay('en')('skill', 'add')`. */
export const resourceSay = (lang: Language) => {
  const texts = { en, am }[lang]
  return (name: ResourceName, text: ResourceText): string =>
    resourceText(name, text, {
      say: (id, values) => String(new IntlMessageFormat(texts[id], lang === 'am' ? 'am-ET' : 'en-US').format(values)),
      has: (id) => id in texts,
    })
}
