import path from 'node:path'
import ts from 'typescript'
import { anyPages, type PageKey } from '../openapi/routes.ts'
import { screens, screenTexts, type ScreenKey } from '../src/app/screens.ts'
import { TEXT_PARTS, type TextPart } from '../src/i18n/text-parts.ts'
import { visit, type Source } from './sources.ts'

/** The file of a text by its id, and the ids that a template like `page.${key}.title` may become. */
export interface Catalogue {
  readonly fileOf: (id: string) => string | undefined
  readonly idsOf: (template: ts.TemplateExpression) => readonly string[]
}

/** Files of openapi/messages that are no part of their own, and the part they are in. */
const TOGETHER: Readonly<Record<string, TextPart>> = {
  session: 'first',
  shell: 'first',
  ui: 'first',
  field: 'main',
  layout: 'main',
  list: 'main',
  notification: 'main',
  resource: 'main',
}
const isPart = (name: string): name is TextPart => TEXT_PARTS.some((part) => part === name)
const partOf = (file: string | undefined): TextPart | null => {
  const name = file?.replace('.json', '') ?? ''
  return TOGETHER[name] ?? (isPart(name) ? name : null)
}

/**
 * The title of a page of the main layout is said when the page is reached, and the layout has come with its texts by
 * then. Pages that are no screens say theirs on the server.
 */
const isTitleInLayout = (id: string): boolean => {
  const key = /^page\.(\w+)\.title$/.exec(id)?.[1] ?? ''
  return isPage(key) && !(Object.hasOwn(screens, key) && ['anyone', 'guest'].includes(anyPages[key].guard))
}
const isPage = (key: string): key is PageKey => Object.hasOwn(anyPages, key)

interface Module {
  /** The parts whose texts it says, each with one such text. */
  readonly says: ReadonlyMap<TextPart, string>
  /**
   * The parts that it fetches itself, beside what it imports later: `texts.want('offer')`, and a form whose rules come
   * late fetches what they say with them.
   */
  readonly wants: ReadonlySet<TextPart>
  readonly imports: readonly string[]
  readonly importsLater: readonly string[]
}

function read({ file, ast }: Source, { fileOf, idsOf }: Catalogue): Module {
  const module = {
    says: new Map<TextPart, string>(),
    wants: new Set<TextPart>(),
    imports: [] as string[],
    importsLater: [] as string[],
  }
  const say = (id: string) => {
    const part = partOf(fileOf(id))
    if (part === 'main' && isTitleInLayout(id)) return
    if (part && !module.says.has(part)) module.says.set(part, id)
  }
  const near = (node: ts.Node | undefined, into: string[]) => {
    if (node && ts.isStringLiteral(node) && node.text.startsWith('.'))
      into.push(path.posix.join(path.posix.dirname(file), node.text))
  }
  visit(ast, (node) => {
    if (ts.isStringLiteralLike(node)) say(node.text)
    else if (ts.isTemplateExpression(node)) for (const id of idsOf(node)) say(id)
    else if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      near(node.moduleSpecifier, module.imports)
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) near(node.moduleSpecifier, module.imports)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      near(node.arguments[0], module.importsLater)
    else if (ts.isCallExpression(node) && node.expression.getText(ast) === 'useLateSchemaForm')
      module.wants.add('validation')
    else if (ts.isCallExpression(node) && ['texts.want', 'want'].includes(node.expression.getText(ast)))
      for (const part of node.arguments) if (ts.isStringLiteral(part) && isPart(part.text)) module.wants.add(part.text)
  })
  return module
}

/** The parts that a screen needs, each with a place that says why: of everything it imports, at once or later. */
function needs(modules: ReadonlyMap<string, Module>, start: string): ReadonlyMap<TextPart, string> {
  const found = new Map<TextPart, string>()
  const seen = new Set<string>()
  const walk = (file: string, there: ReadonlySet<TextPart>) => {
    const module = modules.get(file)
    // The list of screens names all of them; each is looked at on its own.
    const at = `${file} ${[...there].toSorted().join()}`
    if (!module || seen.has(at) || file === 'src/app/screens.ts') return
    seen.add(at)
    for (const [part, id] of module.says)
      if (!there.has(part) && !found.has(part)) found.set(part, `${file} says ${id}`)
    for (const next of module.imports) walk(next, there)
    for (const next of module.importsLater) walk(next, new Set([...there, ...module.wants]))
  }
  walk(start, new Set())
  return found
}

/**
 * What is wrong with the texts that screens have fetched: a text that is not there when it is said, or a part that
 * nothing says.
 */
export function screenTextFindings(code: readonly Source[], catalogue: Catalogue): readonly string[] {
  const modules = new Map(code.map((source) => [source.file, read(source, catalogue)]))
  const findings: string[] = []
  const compare = (who: string, file: string, has: readonly TextPart[], own: readonly TextPart[]) => {
    if (!modules.has(file)) findings.push(`${who}: ${file} is not there`)
    const needed = needs(modules, file)
    for (const [part, why] of needed)
      if (!has.includes(part) && !own.includes(part)) findings.push(`${who} lacks the texts of ${part}: ${why}`)
    for (const part of own)
      if (!needed.has(part)) findings.push(`${who} has the texts of ${part}, and nothing in it says one`)
  }
  compare('the application', 'src/main.tsx', ['first'], [])
  compare('the main layout (src/app/Main.tsx)', 'src/app/Main.tsx', ['first', 'main', 'validation'], [])
  for (const [key, load] of Object.entries(screens) as [ScreenKey, () => unknown][]) {
    const file = /import\(['"](.+?)['"]\)/.exec(load.toString())?.[1] ?? ''
    compare(
      `src/app/screens.ts: ${key}`,
      path.posix.join('src/app', file),
      ['anyone', 'guest'].includes(anyPages[key].guard) ? ['first'] : ['first', 'main', 'validation'],
      screenTexts[key] ?? [],
    )
  }
  return findings
}
