import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * What zod's schemas bring along and the browser never uses, 22 KB of code: the writing of JSON schemas, whose exports
 * then do nothing, and messages in English, whose place the contract's own take (`openapi/explain.ts`).
 */
export const sparingZod: Plugin = {
  name: 'sparing-zod',
  apply: 'build',
  load: {
    filter: { id: /zod\/v4\/(core\/(to-json-schema|json-schema-processors)|locales\/en)\.js$/ },
    handler(id) {
      if (id.endsWith('/en.js')) return 'export default () => ({})'
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) this.error('zod writes its JSON schemas elsewhere now')
      return `const none = () => () => undefined\n${names.map((name) => `export const ${name} = none`).join('\n')}`
    },
  },
}
