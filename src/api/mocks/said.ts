import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../../openapi/define.ts'
import { am } from '../../../openapi/messages/am.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { en } from '../../../openapi/messages/en.ts'
import { hasSyntax } from '../../../openapi/messages/syntax.ts'

/**
 * A text as a reader of a language sees it, for mocks and stories, which have all texts at hand. A build parses texts
 * that take values and leaves the parser out, so that plain ones are given as they are.
 */
export function said(lang: Language, id: MessageId, values: Readonly<Record<string, unknown>> = {}): string {
  const text = { en, am }[lang][id]
  return typeof text === 'string' && !hasSyntax(text)
    ? text
    : String(new IntlMessageFormat(text, lang === 'am' ? 'am-ET' : 'en-US').format({ ...values }))
}
