import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Files of libraries that are bundled though nothing here uses them, and what each of their exports is instead. */
const UNUSED: readonly { readonly file: RegExp; readonly instead: string }[] = [
  // The writing of JSON schemas: each kind of schema is given its writer.
  { file: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/, instead: '() => () => undefined' },
  // Messages in English, whose place the contract's own take (`openapi/explain.ts`).
  { file: /\/zod\/v4\/locales\/en\.js$/, instead: '() => ({})' },
  // Measuring the router from outside; it asks at each navigation whether anybody does.
  { file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/, instead: '() => undefined' },
  // Links that fetch data ahead within the router's own framework; ours go by `prefetchScreen`.
  { file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/, instead: '() => undefined' },
  // Components wrapped by Emotion or react-intl, in place of the hooks that we use.
  { file: /\/hoist-non-react-statics\/dist\/.*\.js$/, instead: '(target) => target' },
]

function exportsOf(code: string): ReadonlySet<string> {
  const names = [...code.matchAll(/^export (?:const|function|(default)\b)\s*(\w*)/gm)].map(
    ([, byDefault, name = '']) => byDefault ?? name,
  )
  // `export { a, b as c }`
  const lists = [...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(
    ([, list = '']) => list.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  )
  return new Set([...names, ...lists, ...(/^module\.exports =/m.test(code) ? ['default'] : [])])
}

/** Leaves out what libraries bring along and the browser never uses, some 40 KB of code. */
export const sparingLibraries: Plugin = {
  name: 'sparing-libraries',
  apply: 'build',
  load: {
    filter: { id: UNUSED.map(({ file }) => file) },
    handler(id) {
      const names = exportsOf(readFileSync(id, 'utf8'))
      if (names.size === 0) this.error(`${id} has its exports elsewhere now`)
      const instead = UNUSED.find(({ file }) => file.test(id))?.instead ?? ''
      const named = (name: string) => (name === 'default' ? 'export default none' : `export const ${name} = none`)
      return [`const none = ${instead}`, ...[...names].map(named)].join('\n')
    },
  },
}
