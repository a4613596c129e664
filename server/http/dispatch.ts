import { createHash } from 'node:crypto'
import { once as happens } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { LiveEvent, Operation, Output } from '../../openapi/define.ts'
import { allErrors, creates } from '../../openapi/implied.ts'
import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import { audited } from '../kernel/audit.ts'
import type { HandlerCall, Services, Tx } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { admit } from './access.ts'
import { header, languageOf } from './caller.ts'
import { hasBody } from './connection.ts'
import { readForm, type Form } from './form.ts'
import { once, repeatable } from './idempotency.ts'
import { checkInput, validatorOf, type Input, type Validator } from './input.ts'
import { serialiserOf } from './serialise.ts'

/** A handler of any operation: the table is typed where it is written (`server/areas.ts`). */
export type AnyHandler = (call: HandlerCall<Operation>) => Promise<unknown>

interface Served {
  readonly id: OperationId
  readonly operation: Operation
  readonly handler: AnyHandler
  readonly validator: Validator
  readonly serialise: (value: unknown) => string
  /** The refusals that the contract names. */
  readonly declared: ReadonlySet<string>
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const satisfies readonly HTTPMethods[]
/** The contract's `{id}` as the router writes it. */
const routeOf = (path: string) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const NO_FORM: Form = { body: {}, files: {}, digests: {}, drop: () => undefined }

/**
 * The one transaction of a call; with an idempotency key its answer is kept beside the change, and what an administrator
 * changes is recorded in it.
 */
function writerOf(
  services: Services,
  { id, operation }: Served,
  request: FastifyRequest,
  asked: Input & { readonly files: unknown },
): HandlerCall<Operation>['write'] {
  const key = header(request, 'idempotency-key')
  let repeat = key !== null && creates(operation) ? repeatable(id, key, request.viewer, asked) : null
  const { viewer } = request
  const isAudited = operation.access === 'admin' && operation.method !== 'GET'
  return <T>(change: (tx: Tx) => Promise<T>) => {
    const run =
      isAudited && viewer !== null
        ? (tx: Tx) => audited(tx, { services, viewer, requestId: request.id, operation: id, sent: asked }, change)
        : change
    const mine = repeat
    // A second write of the same call is another change: the key belongs to the first.
    repeat = null
    return services.transaction((tx) => (mine ? once(services, tx, mine, run) : run(tx)))
  }
}

async function run(
  services: Services,
  served: Served,
  request: FastifyRequest,
  form: Form,
  sent: Input,
): Promise<unknown> {
  const { handler, validator, declared } = served
  const input = checkInput(validator, sent)
  const call = {
    viewer: request.viewer,
    ...input,
    files: form.files,
    lang: languageOf(request),
    services,
    db: services.db,
    now: services.clock.now(),
    requestId: request.id,
    address: request.ip,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 500),
    lastEventId: header(request, 'last-event-id'),
    write: writerOf(services, served, request, { ...input, files: form.digests }),
    refuse: (code: Refusal['code'], detail: unknown) => {
      if (!declared.has(code)) throw new Error(`${served.id} refuses with ${code}, which its contract does not name`)
      throw new Refusal(code, detail)
    },
  }
  // The viewer has the kind that `access` asks for (`admit`) and the input the types of its schemas (`checkInput`).
  return handler(call as unknown as HandlerCall<Operation>)
}

/** The file name of an answer of bytes: the end of its path. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function sendBytes(reply: FastifyReply, operation: Operation, type: string, answer: unknown): FastifyReply {
  reply.header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
  reply.header('content-disposition', `attachment; filename="${nameOf(operation.path)}"`)
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (typeof answer === 'string') return reply.send(answer)
  if (answer instanceof Uint8Array) return reply.send(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  return reply.send(Readable.from(answer as AsyncIterable<Uint8Array | string>))
}

/** How often a silent stream says that it is alive (milliseconds): shorter than proxies and phones wait. */
const STILL_HERE = 20_000

/** What ends each live answer under way: when the server closes, or they would keep it open. */
type Living = Set<() => void>

/** Server-sent events until the reader leaves; then the handler's iterator is told to end. */
function sendLive(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<LiveEvent<unknown>>,
  living: Living,
): FastifyReply {
  const stream = new PassThrough()
  const reading = events[Symbol.asyncIterator]()
  // A reader who does not read is not written to: the connection's own limit ends it.
  const beat = setInterval(() => stream.writableNeedDrain || stream.write(': \n\n'), STILL_HERE)
  const leave = () => {
    if (!living.delete(leave)) return
    clearInterval(beat)
    void reading.return?.()
    stream.destroy()
  }
  living.add(leave)
  reply.raw.on('close', leave)
  void (async () => {
    for (let next = await reading.next(); !next.done; next = await reading.next()) {
      const { id, data } = next.value
      if (!stream.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`))
        await happens(stream, 'drain')
    }
    stream.end()
  })()
    .catch((error: unknown) => {
      if (!stream.destroyed) request.log.error({ err: error }, 'a live answer ended')
      stream.end()
    })
    .finally(() => clearInterval(beat))
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

/** Public reads may be asked again with their tag; everything else stays out of every cache. */
function sendJson(request: FastifyRequest, reply: FastifyReply, operation: Operation, text: string): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8')
  if (operation.method !== 'GET' || operation.access !== 'anyone')
    return reply.header('cache-control', 'no-store').send(text)
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply
    .header('cache-control', 'no-cache')
    .header('vary', [reply.getHeader('vary'), 'lang, authorization'].filter((part) => part !== undefined).join(', '))
    .header('etag', tag)
  return header(request, 'if-none-match') === tag ? reply.code(304).send() : reply.send(text)
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, serialise }: Served,
  output: Output,
  answer: unknown,
  living: Living,
): FastifyReply {
  switch (output.kind) {
    case 'empty':
      return reply.code(204).header('cache-control', 'no-store').send()
    case 'bytes':
      return sendBytes(reply.code(200).header('cache-control', 'no-store'), operation, output.type, answer)
    case 'live':
      return sendLive(request, reply, answer as AsyncIterable<LiveEvent<unknown>>, living)
    case 'json':
      return sendJson(request, reply.code(output.status), operation, serialise(answer))
  }
}

/** One route per operation of the contract, under `/api`; other methods of the same address answer 405. */
export function registerOperations(
  app: FastifyInstance,
  services: Services,
  handlers: Readonly<Record<OperationId, AnyHandler>>,
  stagedDir: string,
): void {
  const methodsAt = new Map<string, string[]>()
  const living: Living = new Set()
  app.addHook('preClose', async () => {
    for (const leave of living) leave()
  })
  for (const [id, operation] of Object.entries(anyOperations) as [OperationId, Operation][]) {
    const { output } = operation
    const served: Served = {
      id,
      operation,
      handler: handlers[id],
      validator: validatorOf(operation),
      // Compiled with its first answer: all of them together are most of what the server does before it listens.
      serialise: output.kind === 'json' ? (answer) => serialiserOf(output.schema)(answer) : () => '',
      declared: new Set<string>(allErrors(operation)),
    }
    const needsFile = Object.values(operation.files ?? {}).some((rule) => !rule.optional)
    const takes = operation.body !== undefined || operation.files !== undefined
    const url = routeOf(operation.path)
    methodsAt.set(url, [...(methodsAt.get(url) ?? []), operation.method])
    app.route({
      method: operation.method,
      url,
      bodyLimit: served.validator.bodyBytes,
      onRequest: async (request) => {
        request.viewer = await admit(services, request, id, operation)
      },
      handler: async (request, reply) => {
        // The specification's client says multipart even where nothing is sent.
        const isForm = request.isMultipart() && (takes || hasBody(request.raw))
        if (!isForm && needsFile) throw new Refusal('unsupported_media', {})
        const form = isForm
          ? await readForm(request, operation, {
              dir: stagedDir,
              uploads: services.uploads,
              fieldBytes: served.validator.bodyBytes,
              parts: served.validator.parts(),
            })
          : NO_FORM
        try {
          const answer = await run(services, served, request, form, {
            params: request.params,
            query: request.query,
            body: isForm ? form.body : request.body,
          })
          if (output.kind === 'json' && !services.config.production)
            output.schema.parse(JSON.parse(JSON.stringify(answer)))
          return await send(request, reply, served, output, answer, living)
        } finally {
          form.drop()
        }
      },
    })
  }
  for (const [url, methods] of methodsAt) {
    const known = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]
    app.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url,
      onRequest: async (_request, reply) => {
        reply.header('allow', known.join(', '))
        throw new Refusal('method_not_allowed', {})
      },
      handler: async () => undefined,
    })
  }
}
