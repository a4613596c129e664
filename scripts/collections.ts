// What follows from the folder openapi/resources where TypeScript or drizzle needs a literal list. Written by `npm run
// contract`.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { relationsOf } from '../openapi/field-kinds.ts'
import type { Fields } from '../openapi/fields.ts'
import type { AnyResource } from '../openapi/resource.ts'

const HEADER = '// Generated from openapi/resources by `npm run contract`. Do not edit.\n'
/** The generated files that stand in the same folder. */
const GENERATED = new Set(['names.ts', 'pages.ts', 'registry.ts'])

interface Collection {
  readonly resource: AnyResource
  /** The name of its file: `field-of-study.ts`. */
  readonly file: string
}

async function collectionsIn(root: string): Promise<readonly Collection[]> {
  const folder = path.join(root, 'openapi/resources')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !GENERATED.has(file))
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const exported = Object.entries((await import(path.join(folder, file))) as Record<string, AnyResource>)
      const [[name, resource] = []] = exported
      if (exported.length !== 1 || resource === undefined || resource.name !== name)
        throw new Error(`openapi/resources/${file} must export one collection, under its own name.`)
      return { resource, file }
    }),
  )
}

const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')
const importsOf = (all: readonly Collection[], folder: string) =>
  lines(all.map(({ resource, file }) => `import { ${resource.name} } from '${folder}/${file}'`))

const names = (all: readonly Collection[]) =>
  `${HEADER}\n/** The name of every collection. */\nexport type CollectionName =\n${all.map(({ resource }) => `  | '${resource.name}'`).join('\n')}\n`

const registry = (all: readonly Collection[]) => `${HEADER}import type { AnyResource } from '../resource.ts'
import type { SectionKey } from '../schemas/profile.ts'
${importsOf(all, '.')}
/** Every collection that the engine in \`server/resources\` serves, by name. */
export const resources = {
${lines(all.map(({ resource }) => `  ${resource.name},`))}} as const
export type ResourceName = keyof typeof resources
/** The same, for code that works with any collection. */
export const anyResources: Readonly<Record<ResourceName, AnyResource>> = resources as unknown as Record<ResourceName, AnyResource>

/** The collection behind each section of a site, card and resume. */
export const sectionResources = {
${lines(all.flatMap(({ resource }) => (resource.section ? [`  ${resource.section}: ${resource.name},`] : [])))}} as const satisfies Record<SectionKey, unknown>

/** The calls of each collection. */
export const collectionAreas = {
${lines(all.map(({ resource }) => `  ${resource.plural}: ${resource.name}.operations,`))}} as const
/** The calls of all collections by their ids. */
export const collectionOperations = {
${lines(all.map(({ resource }) => `  ...${resource.name}.operations,`))}} as const
`

function pages(all: readonly Collection[]): string {
  const paged = all.flatMap(({ resource: { page, ...rest } }) => (page ? [{ page, ...rest }] : []))
  const groups = [...new Set(paged.map(({ page }) => page.menu))].toSorted()
  const inGroup = (group: string) =>
    paged.filter(({ page }) => page.menu === group).toSorted((a, b) => a.page.place - b.page.place)
  return `${HEADER}
/** The administrator's pages of collections; the key is the collection's plural. */
export const collectionPages = {
${lines(paged.map(({ page, name, plural }) => `  ${plural}: { path: '${page.path}', guard: 'admin', kind: 'screen', collection: '${name}' },`))}} as const
/** The pages with the form of one entry, of collections whose form is a page. */
export const entryPages = {
${lines(
  paged.flatMap(({ page, name, form }) =>
    form === 'page'
      ? [`  ${name}Entry: { path: '${page.path}/{id}', guard: 'admin', kind: 'screen', collection: '${name}' },`]
      : [],
  ),
)}} as const
/** The pages of lists by the groups of the menu, in its order. */
export const collectionMenu = {
${lines(
  groups.map(
    (group) =>
      `  ${group}: [${inGroup(group)
        .map(({ plural }) => `'${plural}'`)
        .join(', ')}],`,
  ),
)}} as const
`
}

/**
 * True where the table of a collection needs those of accounts or files, itself or by what it relates to; a table that
 * these need must not.
 */
function needsAccounts({ owner, fields }: AnyResource, all: readonly Collection[]): boolean {
  if (owner === 'account' || hasFile(fields)) return true
  return relationsOf(fields).some(([, { to }]) =>
    all.some(({ resource }) => resource.name === to && resource.fields !== fields && needsAccounts(resource, all)),
  )
}
const hasFile = (fields: Fields) => Object.values(fields).some(({ kind }) => kind === 'picture' || kind === 'document')

/**
 * The tables of one module. `extras` is a file beside it: what some tables have beside what their collections say.
 */
function tables(root: string, own: readonly Collection[], all: readonly Collection[], extrasFile: string): string {
  const extras = readFileSync(path.join(root, 'server/db', extrasFile), 'utf8')
  const tableOf = (name: string) => all.find(({ resource }) => resource.name === name)?.resource.plural
  const extraOf = ({ name }: AnyResource) => (extras.includes(`export const ${name}Extras `) ? `${name}Extras` : null)
  const used = own.flatMap(({ resource }) => extraOf(resource) ?? [])
  const related = own.flatMap(({ resource }) => relationsOf(resource.fields))
  const foreign = new Set(
    related.flatMap(([, { to }]) => (own.some(({ resource }) => resource.name === to) ? [] : (tableOf(to) ?? []))),
  )
  const referencesOf = ({ owner, fields }: AnyResource) => {
    const relations = relationsOf(fields).map(([name, { to }]) => `${name}: (): AnyPgColumn => ${tableOf(to)}.id`)
    const given = [
      ...(owner === 'account' ? ['account: () => accounts.id'] : []),
      ...(hasFile(fields) ? ['file: () => files.id'] : []),
      ...(relations.length > 0 ? [`relations: { ${relations.join(', ')} }`] : []),
    ]
    return given.length > 0 ? `{ ${given.join(', ')} }` : '{}'
  }
  const imports = [
    ...(related.length > 0 ? ["import type { AnyPgColumn } from 'drizzle-orm/pg-core'"] : []),
    ...own.map(({ resource, file }) => `import { ${resource.name} } from '../../openapi/resources/${file}'`),
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from './${extrasFile}'`] : []),
    "import { collectionTable } from './collection-table.ts'",
    ...(foreign.size > 0 ? [`import { ${[...foreign].toSorted().join(', ')} } from './list-tables.ts'`] : []),
    ...(own.some(({ resource }) => resource.owner === 'account' || hasFile(resource.fields))
      ? ["import { accounts, files } from './tables.ts'"]
      : []),
  ]
  return `${HEADER}${lines(imports)}
${lines(
  own.map(({ resource }) => {
    const extra = extraOf(resource)
    return `export const ${resource.plural} = collectionTable(${[resource.name, referencesOf(resource), ...(extra ? [extra] : [])].join(', ')})`
  }),
)}`
}

/** Every generated list by the path of its file. */
export async function collectionFiles(root: string): Promise<Readonly<Record<string, string>>> {
  const all = await collectionsIn(root)
  const options = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const lists = all.filter(({ resource }) => !needsAccounts(resource, all))
  const texts = {
    'openapi/resources/names.ts': names(all),
    'openapi/resources/registry.ts': registry(all),
    'openapi/resources/pages.ts': pages(all),
    // Accounts refer to these, so they stand apart.
    'server/db/list-tables.ts': tables(root, lists, all, 'list-extras.ts'),
    'server/db/collection-tables.ts': tables(
      root,
      all.filter((one) => !lists.includes(one)),
      all,
      'collection-extras.ts',
    ),
  }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(texts).map(async ([file, text]) => [file, (await format(file, text, options)).code] as const),
    ),
  )
}
