import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { hasSyntax } from '../../openapi/messages/syntax.ts'

/**
 * Texts that take values travel parsed, so that no browser parses them, and the parser stays at home. Plain texts stay
 * as they are.
 */
export const parsedTexts: Plugin = {
  name: 'parsed-texts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/openapi\/messages\/(en|am)\/\w+\.json$/ },
    handler: (json) => ({
      map: null,
      code: JSON.stringify(JSON.parse(json), (_, text: unknown) =>
        typeof text === 'string' && hasSyntax(text) ? parse(text, { captureLocation: false }) : text,
      ),
    }),
  },
  resolveId(source, importer) {
    return source === '@formatjs/icu-messageformat-parser' && importer?.includes('/node_modules/')
      ? this.resolve(`${source}/no-parser.js`, importer)
      : null
  },
}
