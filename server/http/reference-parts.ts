import type { Language, Operation } from '../../openapi/define.ts'
import { errorTable } from '../../openapi/errors.ts'
import { allErrors } from '../../openapi/implied.ts'
import type { Services } from '../kernel/context.ts'
import { html } from './own-page.ts'

export type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const REF = '#/components/schemas/'
const nameOf = (schema: unknown): string | null =>
  isObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(REF.length) : null

/**
 * A schema in a few words, as markup: `string`, `integer ≥ 1`, `User[]`, `"en" | "am"`; a named shape leads to where it
 * stands.
 */
function typeOf(schema: unknown): string {
  if (!isObject(schema)) return 'any'
  const name = nameOf(schema)
  if (name !== null) return `<a href="#schema-${html(name)}">${html(name)}</a>`
  const { anyOf, oneOf, type, format, items, minimum, maxLength, properties } = schema
  if ('const' in schema) return html(JSON.stringify(schema['const']))
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => html(JSON.stringify(value))).join(' | ')
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return choices.map(typeOf).join(' | ')
  if (Array.isArray(type)) return html(type.join(' | '))
  if (type === 'array') return `${typeOf(items)}[]`
  if (isObject(properties))
    return `{ ${Object.entries(properties)
      .map(([field, inner]) => `${html(field)}: ${typeOf(inner)}`)
      .join(', ')} }`
  const bounds = [
    typeof minimum === 'number' && minimum > -9e15 ? `≥ ${minimum}` : '',
    typeof maxLength === 'number' ? `≤ ${maxLength}` : '',
  ].filter((text) => text !== '')
  return html(
    [
      typeof format === 'string' ? `${String(type)} (${format})` : typeof type === 'string' ? type : 'any',
      ...bounds,
    ].join(' '),
  )
}

/** The fields of an object schema as a table; other schemas in words. */
function fieldsOf(schema: unknown, components: Json): string {
  const name = nameOf(schema)
  const target = name === null ? schema : components[name]
  if (!isObject(target) || !isObject(target['properties'])) return `<p><code>${typeOf(target)}</code></p>`
  const required = new Set(Array.isArray(target['required']) ? target['required'] : [])
  const rows = Object.entries(target['properties']).map(([name, field]) => {
    const about =
      isObject(field) && typeof field['description'] === 'string'
        ? ` <span class="dim">${html(field['description'])}</span>`
        : ''
    return `<tr><th scope="row"><code>${html(name)}${required.has(name) ? '' : '?'}</code></th><td><code>${typeOf(field)}</code>${about}</td></tr>`
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

/** What stands in it under these keys, one in the other. */
export const inside = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)

/** Who reads, and what there is to read. */
export interface Reader {
  readonly lang: Language
  readonly say: Services['say']
  readonly document: Json
  readonly components: Json
}

/** One call: who may make it, what it takes and every answer. */
export function operationHtml({ lang, say, document, components }: Reader, id: string, operation: Operation): string {
  const { method, path, summary, access, right, throttle, output } = operation
  const entry = inside(document, 'paths', path, method.toLowerCase())
  const bodies = inside(entry, 'requestBody', 'content')
  const body = inside(bodies, 'multipart/form-data', 'schema') ?? inside(bodies, 'application/json', 'schema')
  const answer =
    output.kind === 'json'
      ? inside(entry, 'responses', `${output.status}`, 'content', 'application/json', 'schema')
      : undefined
  const parameters = inside(entry, 'parameters')
  const given = (Array.isArray(parameters) ? parameters : []).filter(
    (one) => isObject(one) && (one['in'] === 'path' || one['in'] === 'query'),
  ) as Json[]
  const part = (title: string, content: string) => `<h3>${html(title)}</h3>${content}`
  const pieces = [
    `<p>${html(summary)}</p>`,
    `<p class="dim">${html(say(lang, 'server.reference.access', { access }))}${right ? ` · ${html(say(lang, 'server.reference.right', { right }))}` : ''}${throttle ? ` · ${html(say(lang, 'server.reference.throttle', { limit: throttle.limit, per: throttle.per }))}` : ''}</p>`,
    given.length === 0
      ? ''
      : part(
          say(lang, 'server.reference.parameters'),
          `<table><tbody>${given.map((one) => `<tr><th scope="row"><code>${html(String(one['name']))}${one['required'] === true ? '' : '?'}</code></th><td><code>${typeOf(one['schema'])}</code> <span class="dim">${html(String(one['in']))}</span></td></tr>`).join('')}</tbody></table>`,
        ),
    body === undefined ? '' : part(say(lang, 'server.reference.body'), fieldsOf(body, components)),
    part(
      say(lang, 'server.reference.answer'),
      output.kind === 'empty'
        ? '<p><code>204</code></p>'
        : output.kind === 'bytes'
          ? `<p><code>200 ${html(output.type)}</code></p>`
          : output.kind === 'live'
            ? '<p><code>200 text/event-stream</code></p>'
            : `<p><code>${output.status}</code></p>${fieldsOf(answer, components)}`,
    ),
    part(
      say(lang, 'server.reference.refusals'),
      `<p>${allErrors(operation)
        .map((code) => `<a href="/api/docs#${code}"><code>${errorTable[code].status} ${code}</code></a>`)
        .join(' · ')}</p>`,
    ),
  ]
  return `<article id="${html(id)}"><h2><span class="verb">${method}</span> <code>/api${html(path)}</code></h2>${pieces.join('')}</article>`
}

/** The named shapes that this markup leads to, and those that they lead to. */
export function shapesHtml({ components }: Reader, markup: string): string {
  const shapes = new Map<string, string>()
  const open = [markup]
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const [, name = ''] of one.matchAll(/href="#schema-([^"]*)"/g)) {
      if (shapes.has(name)) continue
      const fields = fieldsOf(components[name], components)
      shapes.set(name, fields)
      open.push(fields)
    }
  return [...shapes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, fields]) => `<article id="schema-${name}"><h3><code>${name}</code></h3>${fields}</article>`)
    .join('')
}
