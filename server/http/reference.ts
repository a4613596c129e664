import type { FastifyInstance } from 'fastify'
import type { Language, Operation } from '../../openapi/define.ts'
import { contractDocument } from '../../openapi/emit.ts'
import { errorTable, type ErrorCode } from '../../openapi/errors.ts'
import { allErrors } from '../../openapi/implied.ts'
import { companyVerification } from '../../openapi/lifecycles/company-verification.ts'
import { jobOffer } from '../../openapi/lifecycles/job-offer.ts'
import { site } from '../../openapi/lifecycles/site.ts'
import { areas } from '../../openapi/operations/registry.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import type { Services } from '../kernel/context.ts'
import { html, sendOwnPage } from './own-page.ts'
import { readerOf } from './web.ts'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema in a few words: `string`, `integer ≥ 1`, `User[]`, `"en" | "am"`. */
function typeOf(schema: unknown): string {
  if (!isObject(schema)) return 'any'
  const { $ref, anyOf, oneOf, type, format, items, minimum, maxLength, properties } = schema
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1)
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return choices.map(typeOf).join(' | ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') return `${typeOf(items)}[]`
  if (isObject(properties))
    return `{ ${Object.entries(properties)
      .map(([name, inner]) => `${name}: ${typeOf(inner)}`)
      .join(', ')} }`
  const bounds = [typeof minimum === 'number' && minimum > -9e15 ? `≥ ${minimum}` : '', typeof maxLength === 'number' ? `≤ ${maxLength}` : ''].filter((text) => text !== '')
  return [typeof format === 'string' ? `${String(type)} (${format})` : typeof type === 'string' ? type : 'any', ...bounds].join(' ')
}

/** The fields of an object schema as a table; other schemas in words. */
function fieldsOf(schema: unknown, components: Json): string {
  const ref = isObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1) : null
  const target = ref === null ? schema : components[ref]
  if (!isObject(target) || !isObject(target['properties'])) return `<p><code>${html(typeOf(schema))}</code></p>`
  const required = new Set(Array.isArray(target['required']) ? target['required'] : [])
  const rows = Object.entries(target['properties']).map(([name, field]) => {
    const about = isObject(field) && typeof field['description'] === 'string' ? ` <span class="dim">${html(field['description'])}</span>` : ''
    return `<tr><th scope="row"><code>${html(name)}${required.has(name) ? '' : '?'}</code></th><td><code>${html(typeOf(field))}</code>${about}</td></tr>`
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

const inside = (value: unknown, ...keys: readonly string[]): unknown => keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)

interface Reader {
  readonly lang: Language
  readonly say: Services['say']
  readonly document: Json
  readonly components: Json
}

function operationHtml({ lang, say, document, components }: Reader, id: string, operation: Operation): string {
  const { method, path, summary, access, throttle, output } = operation
  const entry = inside(document, 'paths', path, method.toLowerCase())
  const bodies = inside(entry, 'requestBody', 'content')
  const body = inside(bodies, 'multipart/form-data', 'schema') ?? inside(bodies, 'application/json', 'schema')
  const answer = output.kind === 'json' ? inside(entry, 'responses', `${output.status}`, 'content', 'application/json', 'schema') : undefined
  const parameters = inside(entry, 'parameters')
  const given = (Array.isArray(parameters) ? parameters : []).filter((one) => isObject(one) && (one['in'] === 'path' || one['in'] === 'query')) as Json[]
  const part = (title: string, content: string) => `<h4>${html(title)}</h4>${content}`
  const pieces = [
    `<p>${html(summary)}</p>`,
    `<p class="dim">${html(say(lang, 'server.reference.access', { access }))}${throttle ? ` · ${html(say(lang, 'server.reference.throttle', { limit: throttle.limit, per: throttle.per }))}` : ''}</p>`,
    given.length === 0
      ? ''
      : part(
          say(lang, 'server.reference.parameters'),
          `<table><tbody>${given.map((one) => `<tr><th scope="row"><code>${html(String(one['name']))}${one['required'] === true ? '' : '?'}</code></th><td><code>${html(typeOf(one['schema']))}</code> <span class="dim">${html(String(one['in']))}</span></td></tr>`).join('')}</tbody></table>`,
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
        .map((code) => `<a href="#${code}"><code>${errorTable[code].status} ${code}</code></a>`)
        .join(' · ')}</p>`,
    ),
  ]
  return `<article id="${html(id)}"><h3><span class="verb">${method}</span> <code>/api${html(path)}</code></h3>${pieces.join('')}</article>`
}

function pageBody(reader: Reader): string {
  const { lang, say, components } = reader
  const tables = Object.entries(areas) as [string, Readonly<Record<string, Operation>>][]
  const contents = tables.map(([area, table]) => `<li><a href="#area-${area}">${html(area)}</a> <span class="dim">${Object.keys(table).length}</span></li>`).join('')
  const sections = tables
    .map(
      ([area, table]) =>
        `<h2 id="area-${area}">${html(area)}</h2>${Object.entries(table)
          .map(([id, operation]) => operationHtml(reader, id, operation))
          .join('')}`,
    )
    .join('')
  const refusals = (Object.keys(errorTable) as ErrorCode[])
    .map(
      (code) =>
        `<tr id="${code}"><th scope="row"><code>${errorTable[code].status} ${code}</code></th><td>${html(say(lang, errorTable[code].message, { limit: 1, megabytes: 5, retry_after: 60, headcount: 1 }))}<br><code class="dim">${html(Object.keys(errorTable[code].detail.shape).join(', '))}</code></td></tr>`,
    )
    .join('')
  const shapes = Object.entries(components)
    .filter(([name]) => !name.endsWith('Problem') && !name.endsWith('Body'))
    .map(([name, schema]) => `<article id="schema-${html(name)}"><h3><code>${html(name)}</code></h3>${fieldsOf(schema, components)}</article>`)
    .join('')
  return [
    `<h1>${html(say(lang, 'server.reference.title', { product: PRODUCT_NAME }))}</h1>`,
    `<p>${html(say(lang, 'server.reference.about'))}</p><p><a href="/api/openapi.json">openapi.json</a></p>`,
    `<nav aria-label="${html(say(lang, 'server.reference.contents'))}"><ul>${contents}<li><a href="#shapes">${html(say(lang, 'server.reference.shapes'))}</a></li><li><a href="#refusals">${html(say(lang, 'server.reference.refusals'))}</a></li></ul></nav>`,
    sections,
    `<h2 id="shapes">${html(say(lang, 'server.reference.shapes'))}</h2>${shapes}`,
    `<h2 id="refusals">${html(say(lang, 'server.reference.refusals'))}</h2><table><tbody>${refusals}</tbody></table>`,
  ].join('')
}

/** `/api/openapi.json`, the document of the contract, and `/api/docs`, the same to read: finished HTML without a script. Made at the first call. */
export function registerReference(app: FastifyInstance, { config, say }: Services): void {
  let document: Json | null = null
  const made = (): Json => (document ??= contractDocument(config.version, [companyVerification, jobOffer, site]) as Json)
  const bodies = new Map<Language, string>()
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(made()))
  app.get('/api/docs', async (request, reply) => {
    const { lang, theme } = readerOf(request)
    const body = bodies.get(lang) ?? pageBody({ lang, say, document: made(), components: (inside(made(), 'components', 'schemas') ?? {}) as Json })
    bodies.set(lang, body)
    return sendOwnPage(reply, { lang, theme, title: say(lang, 'server.reference.title', { product: PRODUCT_NAME }), body })
  })
}
