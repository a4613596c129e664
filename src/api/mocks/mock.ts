import { delay, HttpHandler, HttpResponse } from 'msw'
import { z } from 'zod'
import type { Answer, Call, ErrorsOf, Language, LiveEvent, Operation } from '../../../openapi/define.ts'
import { errorTable, type ErrorCode, type ErrorDetail, type Problem } from '../../../openapi/errors.ts'
import { explain } from '../../../openapi/explain.ts'
import { allErrors, type ImpliedError } from '../../../openapi/implied.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { anyOperations, type OperationId, type Operations } from '../../../openapi/operations/registry.ts'
import { said } from './said.ts'

/** The refusals an operation may answer with: those it declares, and those that any call may give. */
type CodeOf<Id extends OperationId> = ErrorsOf<Operations[Id]> | ImpliedError

/** A refusal on its way to the client. */
class Refusal {
  readonly code: ErrorCode
  readonly detail: object
  constructor(code: ErrorCode, detail: object) {
    this.code = code
    this.detail = detail
  }
}

interface Asked<O extends Operation> extends Pick<Call<O>, 'params' | 'query' | 'body' | 'lang'> {
  readonly refuse: <C extends ErrorsOf<O> | ImpliedError>(code: C, detail: ErrorDetail<C>) => never
}
type Reply<O extends Operation> = (asked: Asked<O>) => Answer<O> | Promise<Answer<O>>

/** What a mock is asked when its operation is not known by type: the parsed input, whatever its shape. */
export interface AnyAsked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  readonly lang: Language
  readonly refuse: (code: ErrorCode, detail: object) => never
}

/**
 * A mock answer to one operation. It chooses an outcome that the contract allows and never re-implements a rule:
 * statuses, paths and the refusal of malformed input come from the contract, and an answer that breaks its schema fails
 * loudly.
 */
export const mock = <const Id extends OperationId>(id: Id, reply: Reply<Operations[Id]>): HttpHandler =>
  mockAny(id, reply as unknown as (asked: AnyAsked) => unknown)

/**
 * The same for code that treats many operations alike; the contract is held to when it answers, not when it compiles.
 */
export function mockAny(id: OperationId, reply: (asked: AnyAsked) => unknown): HttpHandler {
  const operation = anyOperations[id]
  return handler(id, async ({ request, params }) => {
    const lang: Language = request.headers.get('lang') === 'am' ? 'am' : 'en'
    try {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const asked = {
        // Not strict: the star before `/api` counts as a parameter too.
        params: read(operation.params && z.object(operation.params), params),
        query: read(operation.query && z.strictObject(operation.query), query),
        body: read(operation.body, operation.body ? await bodyOf(request) : undefined),
        lang,
        refuse,
      }
      return answer(operation, await reply(asked as AnyAsked))
    } catch (thrown) {
      if (thrown instanceof z.ZodError) return problem(new Refusal('invalid', {}), lang, thrown)
      if (!(thrown instanceof Refusal)) throw thrown
      if (!allErrors(operation).includes(thrown.code))
        throw new Error(`${id} cannot be refused with ${thrown.code}`, { cause: thrown })
      return problem(thrown, lang)
    }
  })
}

/** The operation always refuses with `code`. */
export const refusing = <const Id extends OperationId, C extends CodeOf<Id>>(
  id: Id,
  code: C,
  detail: ErrorDetail<C>,
): HttpHandler =>
  handler(id, ({ request }) => problem(new Refusal(code, detail), request.headers.get('lang') === 'am' ? 'am' : 'en'))
/** The operation never answers: a picture of waiting. */
export const waiting = (id: OperationId): HttpHandler =>
  handler(id, async () => {
    await delay('infinite')
    return new HttpResponse(null)
  })

type Resolver = ConstructorParameters<typeof HttpHandler>[2]
/**
 * Every call asks hundreds of these one after the other, and one answers: the others see by the address alone that it
 * is not theirs, before cookies are read and parameters taken apart.
 */
class OperationHandler extends HttpHandler {
  readonly #method: string
  readonly #address: RegExp
  constructor({ method, path }: Pick<Operation, 'method' | 'path'>, resolver: Resolver) {
    super(method, `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver)
    this.#method = method
    const literal = path.split(/\{\w+\}/).map((text) => text.replaceAll('.', String.raw`\.`))
    this.#address = new RegExp(`/api${literal.join('[^/?#]+')}/?(?:[?#]|$)`)
  }

  override async run(asked: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { method, url } = asked.request
    return method === this.#method && this.#address.test(url) ? super.run(asked) : null
  }
}

const handler = (id: OperationId, resolver: Resolver): HttpHandler => new OperationHandler(anyOperations[id], resolver)

const refuse = (code: ErrorCode, detail: object): never => {
  throw new Refusal(code, detail)
}

const read = (schema: z.ZodType | undefined, value: unknown): unknown => schema?.parse(value)

/** A body as JSON, or as a form whose parts are texts, JSON, or files that no mock reads (architecture: forms on the wire). */
async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.json()
  const form = await request.formData()
  const fields = [...form.entries()]
    .filter(([, value]) => typeof value === 'string' || value.type === 'application/json')
    .map(async ([name, value]) => [name, typeof value === 'string' ? value : JSON.parse(await value.text())] as const)
  return Object.fromEntries(await Promise.all(fields)) as Record<string, unknown>
}

function answer({ output }: Operation, value: unknown): Response {
  if (output.kind === 'empty') return new HttpResponse(null, { status: 204 })
  if (output.kind === 'live')
    return new HttpResponse(streamed(value as AsyncIterable<LiveEvent<unknown>>), {
      headers: { 'content-type': 'text/event-stream' },
    })
  if (output.kind === 'bytes') return new HttpResponse(value as string, { headers: { 'content-type': output.type } })
  return HttpResponse.json(output.schema.parse(value) as object, { status: output.status })
}

/** Server-sent events as they travel. */
const streamed = (events: AsyncIterable<LiveEvent<unknown>>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const { id, data } of events)
        controller.enqueue(
          new TextEncoder().encode(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
        )
      controller.close()
    },
  })

function problem({ code, detail }: Refusal, lang: Language, invalid?: z.ZodError): Response {
  const say = (id: MessageId, values: Readonly<Record<string, unknown>> = {}) => said(lang, id, values)
  const { status, message } = errorTable[code]
  const text = say(message, { ...detail })
  const errors: Record<string, string[]> = {}
  for (const issue of invalid?.issues ?? []) {
    const { id, values } = explain(issue)
    const path = issue.path.join('.')
    errors[path] = [...(errors[path] ?? []), say(id, values)]
  }
  const body: Problem = {
    type: 'about:blank',
    title: text,
    status,
    detail: text,
    message: text,
    code,
    request_id: 'mock',
    ...(code === 'invalid' ? { errors } : {}),
    ...(Object.keys(detail).length > 0 ? { data: detail } : {}),
  }
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
