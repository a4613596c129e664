import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import type { FileRule, Operation, Output } from './define.ts'
import { errorTable, problemSchema, type ErrorCode } from './errors.ts'
import { formPartOf, type FormPart } from './form-parts.ts'
import { allErrors, creates, writes } from './implied.ts'
import type { AnyLifecycle } from './lifecycle.ts'
import { areas } from './operations/registry.ts'
import { PRODUCT_NAME } from './product.ts'

const pascal = (code: string) =>
  code.replaceAll(/(^|_)(\w)/g, (_, _underscore: string, letter: string) => letter.toUpperCase())

/** One component per refusal: the problem, its code as a constant, and the typed detail in `data`. */
const problems: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(errorTable).map(([code, { detail, status }]) => {
    const isBare = Object.keys(detail.shape).length === 0
    const { data: _data, errors, ...common } = problemSchema.shape
    const shape = {
      ...common,
      code: z.literal(code),
      status: z.literal(status),
      errors: code === 'invalid' ? errors.unwrap() : errors,
      ...(isBare ? {} : { data: detail }),
    }
    return [code, z.strictObject(shape).meta({ id: `${pascal(code)}Problem` })]
  }),
)

/** The headers of the specification (§7) and of the browser client; all are optional for other clients. */
const headers = {
  lang: z
    .enum(['en', 'am'])
    .optional()
    .meta({ param: { id: 'Lang', description: 'The language of messages and of resolved texts; en when absent.' } }),
  timezone: z
    .string()
    .max(64)
    .optional()
    .meta({ param: { id: 'Timezone', description: 'IANA name of the caller’s time zone.' } }),
  currentaccountid: z
    .uuid()
    .optional()
    .meta({
      param: {
        id: 'CurrentAccountId',
        description: 'The account that acts in this call; the session’s own when absent.',
      },
    }),
  'if-account': z
    .uuid()
    .optional()
    .meta({
      param: {
        id: 'IfAccount',
        description: 'The account the caller believes to be current; another one answers 409 account_changed.',
      },
    }),
  'idempotency-key': z
    .uuid()
    .optional()
    .meta({
      param: {
        id: 'IdempotencyKey',
        description: 'A repeated call with the same key and body gives the first answer again and creates nothing.',
      },
    }),
} as const

function requestHeaders(operation: Operation): z.ZodObject {
  const signedIn = operation.access !== 'anyone'
  return z.object({
    lang: headers.lang,
    timezone: headers.timezone,
    ...(signedIn ? { currentaccountid: headers.currentaccountid } : {}),
    ...(signedIn && writes(operation) ? { 'if-account': headers['if-account'] } : {}),
    ...(creates(operation) ? { 'idempotency-key': headers['idempotency-key'] } : {}),
  })
}

/** How each kind of value travels in a form; text needs no saying. */
const PART_TYPES = {
  text: undefined,
  either: 'text/plain, application/json',
  number: 'application/json, text/plain',
  boolean: 'application/json, text/plain',
  json: 'application/json',
} as const satisfies Record<FormPart['kind'], string | undefined>

const FILE_TYPES = {
  picture: 'image/jpeg, image/png, image/webp, image/gif, image/avif',
  document: 'application/pdf',
  font: 'font/woff2',
  career:
    'application/json, application/zip, application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  letter: 'application/pdf',
  sheet: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileRule['kind'], string>

/** A form always, and JSON too unless a file must come with it. The field names are the same in both. */
function requestBody(id: string, operation: Operation): ZodOpenApiOperationObject['requestBody'] {
  const { body, files } = operation
  if (!body && !files) return undefined
  const fields = body instanceof z.ZodObject ? body.shape : {}
  const parts = Object.fromEntries(
    Object.entries(files ?? {}).map(([name, rule]) => [name, rule.optional ? z.file().optional() : z.file()]),
  )
  const named = body?.meta({ id: `${pascal(id)}Body` })
  const form = files ? z.strictObject({ ...fields, ...parts }) : named
  const fieldTypes = Object.entries(fields).flatMap(([name, schema]) => {
    const contentType = PART_TYPES[formPartOf(schema as z.ZodType).kind]
    return contentType ? [[name, { contentType }] as const] : []
  })
  const encoding = {
    ...Object.fromEntries(fieldTypes),
    ...Object.fromEntries(
      Object.entries(files ?? {}).map(([name, rule]) => [name, { contentType: FILE_TYPES[rule.kind] }]),
    ),
  }
  const needsFile = Object.values(files ?? {}).some((rule) => !rule.optional)
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: form, ...(Object.keys(encoding).length > 0 ? { encoding } : {}) },
      ...(needsFile || !named ? {} : { 'application/json': { schema: named } }),
    },
  }
}

const successOf = (output: Output): readonly [string, ZodOpenApiResponseObject] => {
  if (output.kind === 'empty') return ['204', { description: 'Done' }]
  if (output.kind === 'live')
    return [
      '200',
      { description: 'Events, each `data` one of these', content: { 'text/event-stream': { schema: output.events } } },
    ]
  if (output.kind === 'bytes')
    return ['200', { description: 'The bytes', content: { [output.type]: { schema: z.file() } } }]
  return [
    `${output.status}`,
    {
      description: output.status === 200 ? 'The answer' : output.status === 201 ? 'Created' : 'Accepted',
      content: { 'application/json': { schema: output.schema } },
    },
  ]
}

/** The same refusals are one object, so that the document holds them once and refers to them. */
const refusals = new Map<string, ZodOpenApiResponseObject>()
function refusal(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const id = [status, ...codes.toSorted()].join('.')
  const schemas = codes.toSorted().map((code) => problems[code]!)
  const known = refusals.get(id)
  if (known) return known
  const made = {
    id,
    description: codes.toSorted().join(', '),
    content: { 'application/problem+json': { schema: schemas.length === 1 ? schemas[0]! : z.union(schemas) } },
  }
  refusals.set(id, made)
  return made
}

function responses(operation: Operation): Record<string, ZodOpenApiResponseObject> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of allErrors(operation))
    byStatus.set(errorTable[code].status, [...(byStatus.get(errorTable[code].status) ?? []), code])
  const refused = [...byStatus.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [`${status}`, refusal(status, codes)] as const)
  return Object.fromEntries([successOf(operation.output), ...refused])
}

function operationObject(id: string, area: string, operation: Operation): ZodOpenApiOperationObject {
  const { params, query, sends, throttle } = operation
  const body = requestBody(id, operation)
  return {
    operationId: id,
    tags: [area],
    summary: operation.summary,
    'x-access': operation.access,
    ...(operation.right ? { 'x-right': operation.right } : {}),
    ...(sends ? { 'x-sends': { lifecycle: sends[0], events: sends[1].split('|') } } : {}),
    ...(throttle ? { 'x-throttle': throttle } : {}),
    security: operation.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    requestParams: {
      header: requestHeaders(operation),
      ...(params ? { path: z.object(params) } : {}),
      ...(query ? { query: z.object(query) } : {}),
    },
    ...(body ? { requestBody: body } : {}),
    responses: responses(operation) as ZodOpenApiOperationObject['responses'],
  }
}

/**
 * The OpenAPI 3.1 document of the whole API, from the operations alone: every call with its access (`x-access`), life
 * cycle event (`x-sends`), ids by kind (`x-ref`), forms and refusals, and every life cycle's table (`x-lifecycle`). The
 * same input gives the same bytes.
 */
export function contractDocument(version: string, lifecycles: readonly AnyLifecycle[]): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const [area, table] of Object.entries(areas)) {
    for (const [id, operation] of Object.entries<Operation>(table)) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: operationObject(id, area, operation),
      }
    }
  }
  const input = {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT_NAME} API`,
      version,
      description:
        'Every call, who may make it and every answer. Refusals follow RFC 9457, with `message` and `errors` beside.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    'x-lifecycle': Object.fromEntries(lifecycles.map(({ id, initial, states }) => [id, { initial, states }])),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  } satisfies ZodOpenApiObject
  return createDocument(input, {
    override: ({ jsonSchema }) => {
      // A format says it already; the pattern beside it is the library's own and unreadable.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (jsonSchema.contentEncoding === 'binary') delete jsonSchema.contentEncoding
    },
  })
}
