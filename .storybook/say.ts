import type { Language } from '../openapi/define.ts'
import type { MessageId } from '../openapi/messages/catalogue.ts'
import { said } from '../src/api/mocks/said.ts'
import { resourceSay } from '../tests/factories/resource-say.ts'

const languageOf = ({ lang }: Readonly<Record<string, unknown>>): Language => (lang === 'am' ? 'am' : 'en')

/**
 * The texts of the language that a story is shown in, for what its play function looks for: `const say =
 * sayIn(globals)`.
 */
export const sayIn =
  (globals: Readonly<Record<string, unknown>>) =>
  (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string =>
    said(languageOf(globals), id, values)
/** The same for texts about the entries of collections: `resourceSayIn(globals)('skill', 'add')`. */
export const resourceSayIn = (globals: Readonly<Record<string, unknown>>) => resourceSay(languageOf(globals))
