import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export const root = path.resolve(import.meta.dirname, '..')

export interface Source {
  /** Relative to the root, with `/`. */
  readonly file: string
  readonly ast: ts.SourceFile
}

/** Every file of ours under `patterns` (relative to the root), parsed; generated ones are left out. Sorted by name. */
export function sources(...patterns: readonly string[]): readonly Source[] {
  const files = globSync([...patterns], { cwd: root, exclude: (name) => name === 'node_modules' })
  return files
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return {
        file: file.replaceAll('\\', '/'),
        ast: ts.createSourceFile(
          file,
          text,
          ts.ScriptTarget.Latest,
          true,
          file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
        ),
      }
    })
}

/** `file:line` of a node, as editors and terminals link it. */
export const place = ({ file, ast }: Source, node: ts.Node): string =>
  `${file}:${ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1}`

/** Visits every node of a file, parents first. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

/** Prints what was found and fails the process, or says in one line that all is well. */
export function conclude(what: string, findings: readonly string[], looked: string): void {
  for (const finding of findings) console.error(finding)
  console.log(
    findings.length === 0 ? `${what}: ${looked}, nothing found` : `${what}: ${looked}, ${findings.length} found`,
  )
  process.exitCode = findings.length === 0 ? 0 : 1
}
