// npm run contract: writes what follows from openapi/: the lists of collections, their tables and migrations,
// openapi/openapi.json and src/api/schema.d.ts. With --check it only compares, and fails when anything differs.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { AnyLifecycle } from '../openapi/lifecycle.ts'
import { collectionFiles } from './collections.ts'
import { missingMigration, writeMigration } from './migrations.ts'

const root = path.resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')
const folder = path.join(root, 'openapi/lifecycles')
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }

async function lifecycles(): Promise<AnyLifecycle[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map((name) => import(path.join(folder, name)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((exported) =>
    Object.values(exported).filter(
      (value): value is AnyLifecycle => typeof value === 'object' && value !== null && 'states' in value,
    ),
  )
}

/** The calls of each path, with the answers that the contract's own types say (src/api/answered.ts). */
const withAnswers = (types: string) =>
  types.replaceAll(/^( {8}\w+\??): operations\["(\w+)"\];$/gm, '$1: Answered<"$2">;')

/** The document and its types. The operations are loaded here, once the lists that they come from are written. */
async function documents(): Promise<Readonly<Record<string, string>>> {
  const { contractDocument } = await import('../openapi/emit.ts')
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const document = contractDocument(version, await lifecycles())
  const types = astToString(
    await openapiTS(JSON.stringify(document), {
      defaultNonNullable: false,
      transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    }),
  )
  return {
    'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'src/api/schema.d.ts': `// Generated from openapi/ by \`npm run contract\`. Do not edit.\nimport type { Answered } from './answered.ts'\n${withAnswers(types)}`,
  }
}

/** Writes the files that differ, or says which do. True if none did. */
function settle(outputs: Readonly<Record<string, string>>): boolean {
  const drifted = Object.entries(outputs).filter(([file, text]) => {
    try {
      return readFileSync(path.join(root, file), 'utf8') !== text
    } catch {
      return true
    }
  })
  for (const [file, text] of drifted) {
    if (isCheck) console.error(`${file} does not follow from openapi/: run \`npm run contract\` and commit the result.`)
    else {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
      console.log(`wrote ${file}`)
    }
  }
  return drifted.length === 0
}

// Each step loads what the one before it wrote.
const followed = settle(await collectionFiles(root))
if (isCheck && !followed) process.exitCode = 1
else {
  const migration = await missingMigration(root)
  if (isCheck && migration)
    console.error(
      `The tables differ from their migrations: run \`npm run contract\` and commit the result.\n${migration.statements.join('\n')}`,
    )
  if (!isCheck && migration) console.log(`wrote ${writeMigration(root, migration)}`)
  const isSame = settle(await documents())
  if (isCheck && (migration !== null || !isSame)) process.exitCode = 1
}
