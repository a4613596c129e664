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
      // Each once: what was parsed may have braces in it that were quoted.
      code: JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(json) as Readonly<Record<string, string>>).map(([id, text]) => [
            id,
            hasSyntax(text) ? parse(text, { captureLocation: false }) : text,
          ]),
        ),
      ),
    }),
  },
  resolveId(source, importer) {
    return source === '@formatjs/icu-messageformat-parser' && importer?.includes('/node_modules/')
      ? this.resolve(`${source}/no-parser.js`, importer)
      : null
  },
}
