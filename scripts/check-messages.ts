// npm run check:messages: both languages complete and alike in their arguments, every text used, and no text for people
// written in code.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { menu, pages, type MenuEntry } from '../openapi/routes.ts'
import { callsNoneOne } from './plural-words.ts'
import { sameInBoth } from './same-in-both.ts'
import { screenTextFindings } from './screen-texts.ts'
import { conclude, place, root, sources, visit, type Source } from './sources.ts'

const ETHIOPIC = /[\u1200-\u137f\u1380-\u139f\u2d80-\u2ddf\uab00-\uab2f]/u
const LETTERS = /\p{L}{2}/u
const findings: string[] = []

function read(language: 'en' | 'am'): Map<string, { readonly text: string; readonly file: string }> {
  const folder = path.join(root, 'openapi/messages', language)
  const texts = new Map<string, { text: string; file: string }>()
  for (const file of readdirSync(folder).toSorted()) {
    for (const [key, text] of Object.entries(
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
    )) {
      const twice = texts.get(key)
      if (twice) findings.push(`messages/${language}: ${key} stands in ${twice.file} and in ${file}`)
      texts.set(key, { text, file })
    }
  }
  return texts
}

/**
 * The arguments of a message with their kinds, sorted: `count:plural`, `name:text`, `b:tag`. A text that ICU cannot
 * read is a finding.
 */
function argumentsOf(key: string, language: string, text: string): string {
  const names = new Set<string>()
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(`${element.value}:${TYPE[element.type]}`)
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) walk(option.value)
      if (element.type === TYPE.tag) walk(element.children)
    }
  }
  try {
    const elements = parse(text)
    walk(elements)
    if (language === 'am' && callsNoneOne(elements))
      findings.push(`messages/am: ${key} says “one” in words where \`one\` is 0 as well; \`=1\` is not`)
  } catch (error) {
    findings.push(`messages/${language}: ${key} is not an ICU message: ${String(error)}`)
  }
  return [...names].toSorted().join(', ')
}

const en = read('en')
const am = read('am')
for (const [key, { text, file }] of en) {
  const other = am.get(key)
  if (!other) {
    findings.push(`messages/am/${file}: ${key} is missing`)
    continue
  }
  if (other.file !== file) findings.push(`messages: ${key} stands in en/${file} but am/${other.file}`)
  if (text.trim() === '' || other.text.trim() === '') findings.push(`messages: ${key} is empty`)
  const [a, b] = [argumentsOf(key, 'en', text), argumentsOf(key, 'am', other.text)]
  if (a !== b) findings.push(`messages: ${key} takes {${a}} in English and {${b}} in Amharic`)
  const wanted = Object.hasOwn(sameInBoth, key)
  if (text === other.text && !wanted)
    findings.push(
      `messages/am/${file}: ${key} is still the English text (a reason may stand in scripts/same-in-both.ts)`,
    )
  if (text !== other.text && !ETHIOPIC.test(other.text))
    findings.push(`messages/am/${file}: ${key} has no Ethiopic letter`)
}
for (const [key, { file }] of am)
  if (!en.has(key)) findings.push(`messages/am/${file}: ${key} does not exist in English`)
for (const key of Object.keys(sameInBoth))
  if (en.get(key)?.text !== am.get(key)?.text || !en.has(key))
    findings.push(`scripts/same-in-both.ts: ${key} does not need to stand here`)

const routeTexts = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) =>
    'page' in entry ? [`menu.${entry.page}`] : [`menu.${entry.group}`, ...routeTexts(entry.entries)],
  )
for (const key of [...Object.keys(pages).map((page) => `page.${page}.title`), ...routeTexts(menu)])
  if (!en.has(key)) findings.push(`messages: ${key} is missing, openapi/routes.ts needs it`)

const code = sources('{openapi,src,server}/**/*.{ts,tsx}').filter(({ file }) => !/\.(test|stories)\.tsx?$/.test(file))
const literals = new Set<string>()
/**
 * Keys that are put together in code, `page.${key}.title`: the part before the first hole must name an area, `page.`.
 */
const families: RegExp[] = []
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const familyOf = (node: ts.TemplateExpression): RegExp | null =>
  /^[a-z][a-z_]*\./.test(node.head.text)
    ? new RegExp(
        `^${escape(node.head.text)}${node.templateSpans.map((span) => `[^ ]+${escape(span.literal.text)}`).join('')}$`,
      )
    : null
for (const { ast } of code) {
  visit(ast, (node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    else if (ts.isTemplateExpression(node)) families.push(...[familyOf(node) ?? []].flat())
  })
}
for (const [key, { file }] of en)
  if (!literals.has(key) && !families.some((family) => family.test(key)))
    findings.push(`messages/en/${file}: ${key} is used nowhere`)

const SERVERS = new Set(['document.json', 'error.json', 'mail.json', 'server.json'])
for (const source of code) {
  if (
    !source.file.startsWith('src/') ||
    source.file.startsWith('src/documents/') ||
    source.file.startsWith('src/api/mocks/')
  )
    continue
  visit(source.ast, (node) => {
    const file = ts.isStringLiteralLike(node) ? en.get(node.text)?.file : undefined
    if (file !== undefined && SERVERS.has(file))
      findings.push(`${place(source, node)}: a text of ${file} is not in the browser`)
  })
}

const keys = [...en.keys()]
findings.push(
  ...screenTextFindings(code, {
    fileOf: (id) => en.get(id)?.file,
    idsOf: (template) => {
      const family = familyOf(template)
      return family ? keys.filter((key) => family.test(key)) : []
    },
  }),
)

const SPOKEN = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'heading',
  'helperText',
  'errorText',
  'hint',
  'text',
  'message',
  'caption',
  'summary',
  'content',
])

/** The texts an expression may become: itself, both branches of a choice, the fixed parts of a template. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isBinaryExpression(node)) return [...textsOf(node.left), ...textsOf(node.right)]
  return []
}
/** Values of `<meta content>` that no one reads: `width=device-width`, `light dark`. */
const TECHNICAL = /^[\w-]+(=[\w.-]+)?([, ]+[\w-]+(=[\w.-]+)?)*$/

function spokenText(source: Source): void {
  const say = (node: ts.Node, text: string) => {
    if (LETTERS.test(text) && !en.has(text))
      findings.push(
        `${place(source, node)}: text for people belongs into openapi/messages: ${JSON.stringify(text.trim().slice(0, 60))}`,
      )
  }
  visit(source.ast, (node) => {
    if (ts.isJsxText(node)) say(node, node.text)
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const text of textsOf(node.expression)) say(node, text)
    if (!ts.isJsxAttribute(node) || !node.initializer) return
    const name = node.name.getText(source.ast)
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
    if (!SPOKEN.has(name) || !value || !ts.isExpression(value)) return
    for (const text of textsOf(value)) if (!(name === 'content' && TECHNICAL.test(text))) say(node, text)
  })
}
for (const source of code)
  if (/^src\/(features|app|ui|documents)\/.*\.tsx$|^src\/main\.tsx$/.test(source.file)) spokenText(source)

conclude('messages', findings, `${en.size} texts in two languages, ${code.length} files`)
