import ts from 'typescript'
import { joinedTables, tableOwners } from './area-tables.ts'
import { place, type Source, visit } from './sources.ts'

/** An import of another file of ours; `file` is the path of that file. */
export interface OwnImport {
  readonly source: Source
  readonly node: ts.Node
  readonly file: string
}

const areaOf = (file: string): string | undefined => /^server\/areas\/([^/]+)\//.exec(file)?.[1]
const isTest = (file: string) => file.includes('.test.')
const product = (imports: readonly OwnImport[]) => imports.filter(({ source }) => !isTest(source.file))

/** What lies below the areas knows none of them: they are told apart by what they register and pass in. */
export const upwardFindings = (imports: readonly OwnImport[]): string[] =>
  product(imports).flatMap(({ source, node, file }) =>
    /^(openapi|server\/(db|kernel|http|mail|site|resources))\//.test(source.file) && areaOf(file) !== undefined
      ? [
          `${place(source, node)}: ${source.file.split('/').slice(0, 2).join('/')} lies below the areas and may not import ${file}`,
        ]
      : [],
  )

/**
 * Two areas that import each other are one area. What happens in one and matters to the other is a reaction
 * (server/kernel/reactions.ts).
 */
export function mutualFindings(imports: readonly OwnImport[]): string[] {
  const first = new Map<string, string>()
  for (const { source, node, file } of product(imports)) {
    const [from, to] = [areaOf(source.file), areaOf(file)]
    if (from !== undefined && to !== undefined && from !== to && !first.has(`${from} ${to}`))
      first.set(`${from} ${to}`, place(source, node))
  }
  return [...first].flatMap(([pair, where]) => {
    const [from = '', to = ''] = pair.split(' ')
    const back = first.get(`${to} ${from}`)
    return from < to && back !== undefined ? [`the areas ${from} and ${to} import each other: ${where}, ${back}`] : []
  })
}

/** Where tables are written down. */
export const TABLES = /^server\/db\/(\w+(-\w+)*-)?tables\.ts$/
/** The names that an import takes from a file. */
export const namesOf = ({ importClause }: ts.ImportDeclaration): string[] =>
  importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
    ? importClause.namedBindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : []

/** Tables of other areas that a file imports; the type of a row (`typeof table.$inferSelect`) needs the table too. */
export function foreignTableFindings(imports: readonly OwnImport[]): string[] {
  const ownerOf = new Map(
    Object.entries(tableOwners).flatMap(([area, tables]) => tables.map((table) => [table, area] as const)),
  )
  const used = new Set<string>()
  const findings = product(imports).flatMap(({ source, node, file }) => {
    const area = areaOf(source.file)
    if (area === undefined || !TABLES.test(file) || !ts.isImportDeclaration(node)) return []
    return namesOf(node).flatMap((table) => {
      const owner = ownerOf.get(table)
      if (owner === undefined || owner === area) return []
      const isJoined = joinedTables[area]?.[table] !== undefined
      if (isJoined) used.add(`${area} ${table}`)
      if (isJoined && source.file.endsWith('.queries.ts')) return []
      return [
        `${place(source, node)}: the table ${table} belongs to the area ${owner}; use its commands or queries${isJoined ? ', or join it in a .queries.ts' : ' (a join that needs it is declared in scripts/area-tables.ts)'}`,
      ]
    })
  })
  const idle = Object.entries(joinedTables).flatMap(([area, tables]) =>
    Object.keys(tables).flatMap((table) =>
      used.has(`${area} ${table}`) ? [] : [`scripts/area-tables.ts: ${area} does not join ${table}; remove the entry`],
    ),
  )
  return [...findings, ...idle]
}

/**
 * A person's row: the session keeps its password, the profile its names. An account's: the session keeps its username,
 * the profile how it presents itself.
 */
const SHARED_TABLES = new Set(['users', 'accounts'])
/**
 * The rows of a table are changed by one area: whoever else wants to asks that area's commands. Adding a first row (a
 * registration) or a line of history is open to all.
 */
export function changedTableFindings(all: readonly Source[], imports: readonly OwnImport[]): string[] {
  const owners = new Map<string, Map<string, string>>()
  for (const source of all.filter(({ file }) => areaOf(file) !== undefined && !isTest(file))) {
    const tables = new Set(
      imports.flatMap(({ source: from, node, file }) =>
        from === source && TABLES.test(file) && ts.isImportDeclaration(node) ? namesOf(node) : [],
      ),
    )
    visit(source.ast, (node) => {
      if (
        !ts.isCallExpression(node) ||
        !ts.isPropertyAccessExpression(node.expression) ||
        !['update', 'delete'].includes(node.expression.name.text)
      )
        return
      const table = node.arguments[0]
      if (!table || !ts.isIdentifier(table) || !tables.has(table.text)) return
      const places = owners.get(table.text) ?? new Map<string, string>()
      owners.set(table.text, places.set(areaOf(source.file) ?? '', place(source, node)))
    })
  }
  return [...owners].flatMap(([table, places]) =>
    places.size > 1 && !SHARED_TABLES.has(table)
      ? [`the table ${table} is changed by several areas: ${[...places.values()].join(', ')}`]
      : [],
  )
}
