import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import {
  changedTableFindings,
  foreignTableFindings,
  mutualFindings,
  upwardFindings,
  type OwnImport,
} from './area-rules.ts'
import type { Source } from './sources.ts'

/** Files as the check reads them, and what they import. */
function read(files: Readonly<Record<string, string>>): {
  readonly all: readonly Source[]
  readonly imports: readonly OwnImport[]
} {
  const all = Object.entries(files).map(([file, text]) => ({
    file,
    ast: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
  }))
  const imports = all.flatMap((source) =>
    source.ast.statements.flatMap((node) =>
      ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)
        ? [{ source, node, file: path.posix.join(path.posix.dirname(source.file), node.moduleSpecifier.text) }]
        : [],
    ),
  )
  return { all, imports }
}
const COMPANY_TABLES = '../../db/company-tables.ts'
/** Findings of a planted file; entries that these few files do not use are another matter. */
const foreign = (files: Readonly<Record<string, string>>) =>
  foreignTableFindings(read(files).imports).filter((finding) => !finding.endsWith('remove the entry'))

describe('the rules of areas', () => {
  it.each(['server/db/seed.ts', 'server/resources/commands.ts', 'openapi/emit.ts'])(
    'refuse an import of an area in %s',
    (file) => {
      const up = path.posix.relative(path.posix.dirname(file), 'server/areas/site/publishing.ts')
      const text = `import { publishSite } from '${up.startsWith('.') ? up : `./${up}`}'`
      expect(upwardFindings(read({ [file]: text }).imports)).toEqual([
        `${file}:1: ${file.split('/').slice(0, 2).join('/')} lies below the areas and may not import server/areas/site/publishing.ts`,
      ])
      expect(
        upwardFindings(
          read({ 'server/areas/card/card.queries.ts': "import { x } from '../site/publishing.ts'" }).imports,
        ),
      ).toEqual([])
    },
  )

  it('refuse two areas that import each other, and allow one direction', () => {
    const one = { 'server/areas/offers/close.ts': "import { isCurrent } from '../structure/seats.ts'" }
    const other = { 'server/areas/structure/seats.ts': "import { closeRow } from '../offers/close.ts'" }
    expect(mutualFindings(read(one).imports)).toEqual([])
    expect(mutualFindings(read({ ...one, ...other }).imports)).toEqual([
      'the areas offers and structure import each other: server/areas/offers/close.ts:1, server/areas/structure/seats.ts:1',
    ])
  })

  it('refuse a table of another area, under another name too', () => {
    for (const named of ['offers', 'offers as sent'])
      expect(foreign({ 'server/areas/card/card.queries.ts': `import { ${named} } from '${COMPANY_TABLES}'` })).toEqual([
        'server/areas/card/card.queries.ts:1: the table offers belongs to the area offers; use its commands or queries (a join that needs it is declared in scripts/area-tables.ts)',
      ])
    expect(
      foreign({ 'server/areas/card/card.queries.ts': "import type { offers } from '../../db/company-tables.ts'" }),
    ).toHaveLength(1)
  })

  it('allow own tables, tables of the platform, and declared joins in queries alone', () => {
    const importing = (file: string, table: string, from = COMPANY_TABLES) =>
      foreign({ [file]: `import { ${table} } from '${from}'` })
    expect(importing('server/areas/offers/answer.commands.ts', 'offers')).toEqual([])
    expect(importing('server/areas/offers/answer.commands.ts', 'accounts', '../../db/tables.ts')).toEqual([])
    expect(importing('server/areas/structure/positions.queries.ts', 'offers')).toEqual([])
    expect(importing('server/areas/structure/positions.commands.ts', 'offers')).toEqual([
      'server/areas/structure/positions.commands.ts:1: the table offers belongs to the area offers; use its commands or queries, or join it in a .queries.ts',
    ])
  })

  it('find a declared join that nothing uses', () => {
    expect(foreignTableFindings([])).toContain(
      'scripts/area-tables.ts: structure does not join offers; remove the entry',
    )
  })

  it('refuse a table whose rows two areas change', () => {
    const change = (area: string) => ({
      [`server/areas/${area}/x.commands.ts`]: `import { followers } from '${COMPANY_TABLES}'\nawait tx.delete(followers)`,
    })
    const { all, imports } = read({ ...change('company'), ...change('profile') })
    expect(changedTableFindings(all, imports)).toEqual([
      'the table followers is changed by several areas: server/areas/company/x.commands.ts:2, server/areas/profile/x.commands.ts:2',
    ])
    const alone = read(change('company'))
    expect(changedTableFindings(alone.all, alone.imports)).toEqual([])
  })
})
