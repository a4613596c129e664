import { IntlMessageFormat } from 'intl-messageformat'
import { am } from '../openapi/messages/am.ts'
import type { MessageId } from '../openapi/messages/catalogue.ts'
import { en } from '../openapi/messages/en.ts'
import { resourceSay } from '../tests/factories/resource-say.ts'

/** The texts of the language that a story is shown in, for what its play function looks for: `const say = sayIn(globals)`. */
export const sayIn = ({ lang }: Readonly<Record<string, unknown>>) => {
  const texts = lang === 'am' ? am : en
  return (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string =>
    String(new IntlMessageFormat(texts[id], lang === 'am' ? 'am-ET' : 'en-US').format(values))
}
/** The same for texts about the entries of collections: `resourceSayIn(globals)('skill', 'add')`. */
export const resourceSayIn = ({ lang }: Readonly<Record<string, unknown>>) => resourceSay(lang === 'am' ? 'am' : 'en')
