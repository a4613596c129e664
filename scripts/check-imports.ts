// npm run check:imports: which part may import which (docs/ARCHITECTURE.md), read from the folders; no circles, no
// barrels, no drawers named utils.
import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { changedTableFindings, foreignTableFindings, mutualFindings, upwardFindings } from './area-rules.ts'
import { firstLoadFindings } from './first-load.ts'
import { conclude, place, root, sources, visit, type Source } from './sources.ts'

interface Import {
  readonly source: Source
  readonly node: ts.Node
  readonly specifier: string
  readonly typeOnly: boolean
  /** Fetched when it is wanted: `import(…)`. */
  readonly later: boolean
  /** The file it names, relative to the root; undefined for packages. */
  readonly file: string | undefined
}

const SERVER_PACKAGES =
  /^(fastify|@fastify\/|pg$|drizzle-|@electric-sql\/|sharp$|nodemailer|@node-rs\/|file-type|lru-cache|fast-json-stringify|zod-openapi|@myriaddreamin\/|@react-pdf\/)/
const BROWSER_PACKAGES =
  /^(@chakra-ui\/|@emotion\/|@xstate\/|xstate|@dnd-kit\/|framer-motion|react-router|react-hook-form|react-easy-crop|openapi-fetch|react-intl|msw|@mswjs\/)/
const isTest = (file: string) =>
  /\.(test|stories|flow|bench)\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('.storybook/')

function importsOf(source: Source): Import[] {
  const found: Import[] = []
  const add = (node: ts.Node, specifier: string, typeOnly: boolean, later = false) => {
    const file = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(source.file), specifier.replace(/\?.*$/, ''))
      : undefined
    found.push({ source, node, specifier, typeOnly, later, file })
  }
  visit(source.ast, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const named = node.importClause?.namedBindings
      const allTypes =
        named &&
        ts.isNamedImports(named) &&
        named.elements.length > 0 &&
        !node.importClause?.name &&
        named.elements.every((e) => e.isTypeOnly)
      add(
        node,
        node.moduleSpecifier.text,
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes === true,
      )
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      add(node, node.moduleSpecifier.text, node.isTypeOnly)
    else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    )
      add(node, node.arguments[0].text, false, true)
    else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    )
      add(node, node.argument.literal.text, true)
  })
  return found
}

/** The part a file belongs to: `openapi`, `src/ui`, `src/features/session`, `server/areas/offers`, `tests` … */
function zoneOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/')
  if (top === 'src')
    return second === 'features' ? `src/features/${third}` : file.split('/').length > 2 ? `src/${second}` : 'src/app'
  if (top === 'server' && second === 'areas') return `server/areas/${third}`
  return top
}

/** Parts of our own that a part may import beside itself; `undefined` means everything (tests and scripts). */
function allowedZones(zone: string): readonly RegExp[] | undefined {
  if (zone === 'openapi') return []
  if (zone === 'src/machines') return [/^openapi$/]
  if (zone === 'src/i18n') return [/^openapi$/]
  if (zone === 'src/ui') return [/^openapi$/, /^src\/i18n$/]
  if (zone === 'src/documents') return [/^openapi$/]
  if (zone === 'src/api') return [/^openapi$/]
  if (zone === 'src/hooks') return [/^openapi$/, /^src\/(machines|ui|i18n)$/]
  if (zone === 'src/fields') return [/^openapi$/, /^src\/(machines|api|ui|hooks|i18n)$/]
  if (zone.startsWith('src/features/')) return [/^openapi$/, /^src\/(machines|api|ui|hooks|fields|documents|i18n)$/]
  if (zone === 'src/app') return [/^openapi$/, /^src\//]
  if (zone.startsWith('server')) return [/^openapi$/, /^src\/documents$/, /^server/]
  return undefined
}

/** Packages that a part may import; `undefined` means all that are not excluded by side. */
const onlyPackages: Readonly<Record<string, RegExp>> = {
  openapi: /^zod$/,
  'src/machines': /^xstate$/,
  'src/documents': /^react(\/|-dom\/|$)/,
}
const TEST_PACKAGES = /^(vitest|fast-check|xstate\/graph|storybook\/|@storybook\/|msw|@mswjs\/|react|@xstate\/react)/

function packageFinding({ specifier, source, typeOnly }: Import, zone: string): string | undefined {
  const { file } = source
  const builtin = specifier.startsWith('node:') || builtinModules.includes(specifier)
  const shared = zone === 'openapi' || zone.startsWith('src/')
  if (isTest(file) && TEST_PACKAGES.test(specifier)) return undefined
  if (shared && builtin && !isTest(file)) return `${zone} runs in the browser and cannot import ${specifier}`
  if (builtin) return undefined
  if (file === 'openapi/emit.ts' && specifier === 'zod-openapi') return undefined
  const only = onlyPackages[zone]
  if (only && !only.test(specifier) && !(typeOnly && specifier === 'zod'))
    return `${zone} may not import the package ${specifier}`
  if (shared && SERVER_PACKAGES.test(specifier)) return `${zone} may not import the server's package ${specifier}`
  if (zone.startsWith('server') && BROWSER_PACKAGES.test(specifier) && !typeOnly)
    return `${zone} may not import the browser's package ${specifier}`
  return undefined
}

function fileFinding({ source, file = '', specifier, typeOnly }: Import, zone: string): string | undefined {
  const from = source.file
  const target = zoneOf(file)
  if (!existsSync(path.join(root, file))) return `names ${specifier}, which does not exist (write the extension)`
  if (isTest(from) || from.startsWith('scripts/') || !from.includes('/')) return undefined
  if (isTest(file)) return `${from} may not import a test's file, ${file}`
  if (file.startsWith('src/api/mocks/') && !from.startsWith('src/api/mocks/') && zone !== 'src/app')
    return `mocks are for stories, tests and the mock mode of the application alone`
  if (!file.includes('/') || (file.endsWith('.css') && zone === 'src/i18n')) return undefined // package.json; the font of a language
  const allowed = allowedZones(zone)
  if (allowed && target !== zone && !allowed.some((pattern) => pattern.test(target)))
    return `${zone} may not import ${target}`
  const foreign = zone.startsWith('server/areas/') && target.startsWith('server/areas/') && target !== zone
  if (foreign && (file.endsWith('.policy.ts') || (file.endsWith('.routes.ts') && !from.endsWith('.routes.ts'))))
    return `an area reaches another through its commands or queries, not ${file}`
  if (from.endsWith('.commands.ts') && file.startsWith('server/db/') && !/tables?(\/|\.ts$)/.test(file) && !typeOnly)
    return `commands work with the transaction they receive; they may not import ${file}`
  return undefined
}

/** Circles of value imports, each once, as the chain of its files. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found = new Set<string>()
  const walk = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) {
      found.add(`circular import: ${[...trail.slice(start), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return [...found]
}

const isReexport = (statement: ts.Statement) =>
  ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
function shapeFinding({ file, ast }: Source): string | undefined {
  if (/(^|\/)index\.tsx?$/.test(file)) return `${file}: a barrel; import from the file that defines it`
  if (/(^|\/)(utils?|helpers?|common|misc)(\.|\/)/i.test(file)) return `${file}: name it by what it does`
  if (ast.statements.length > 0 && ast.statements.every(isReexport))
    return `${file}: only passes on what other files export`
  return undefined
}

const all = sources('{openapi,src,server,tests,scripts,.storybook}/**/*.{ts,tsx}', '*.ts')
const imports = all.flatMap(importsOf)
const findings = imports.flatMap((found) => {
  const zone = zoneOf(found.source.file)
  const finding = found.file === undefined ? packageFinding(found, zone) : fileFinding(found, zone)
  return finding ? [`${place(found.source, found.node)}: ${finding}`] : []
})
const own = imports.flatMap(({ source, node, file }) => (file === undefined ? [] : [{ source, node, file }]))
const graph = new Map(all.map(({ file }) => [file, [] as string[]]))
for (const { source, file, typeOnly } of imports) if (file && !typeOnly) graph.get(source.file)?.push(file)
const atOnce = new Map(all.map(({ file }) => [file, [] as string[]]))
for (const { source, file, specifier, typeOnly, later } of imports)
  if (!typeOnly && !later) atOnce.get(source.file)?.push(file ?? specifier)

conclude(
  'imports',
  [
    ...findings,
    ...upwardFindings(own),
    ...mutualFindings(own),
    ...foreignTableFindings(own),
    ...changedTableFindings(all, own),
    ...circles(graph),
    ...firstLoadFindings(atOnce),
    ...all.flatMap((source) => shapeFinding(source) ?? []),
  ],
  `${imports.length} imports of ${all.length} files`,
)
