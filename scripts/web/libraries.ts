import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** zod's schemas bring the writing of JSON schemas along (18 KB); the browser writes none, so these exports do nothing there. */
export const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  load: {
    filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(id) {
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) this.error('zod writes its JSON schemas elsewhere now')
      return `const none = () => () => undefined\n${names.map((name) => `export const ${name} = none`).join('\n')}`
    },
  },
}
