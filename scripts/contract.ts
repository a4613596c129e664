// npm run contract: writes openapi/openapi.json and src/api/schema.d.ts from the operations. With --check it only compares, and fails when either differs.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { contractDocument } from '../openapi/emit.ts'
import type { AnyLifecycle } from '../openapi/lifecycle.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'openapi/lifecycles')
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }

async function lifecycles(): Promise<AnyLifecycle[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name)) as Promise<Record<string, unknown>>))
  return modules.flatMap((exported) => Object.values(exported).filter((value): value is AnyLifecycle => typeof value === 'object' && value !== null && 'states' in value))
}

const blob = ts.factory.createTypeReferenceNode('Blob')
const document = contractDocument(version, await lifecycles())
const types = astToString(
  await openapiTS(JSON.stringify(document), {
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  }),
)
const outputs = {
  'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'src/api/schema.d.ts': `// Generated from openapi/ by \`npm run contract\`. Do not edit.\n${types}`,
}

const drifted = Object.entries(outputs).filter(([file, text]) => {
  try {
    return readFileSync(path.join(root, file), 'utf8') !== text
  } catch {
    return true
  }
})
if (process.argv.includes('--check')) {
  for (const [file] of drifted) console.error(`${file} does not follow from openapi/: run \`npm run contract\` and commit the result.`)
  process.exitCode = drifted.length > 0 ? 1 : 0
} else {
  for (const [file, text] of drifted) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    console.log(`wrote ${file}`)
  }
}
