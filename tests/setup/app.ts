import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { createApp } from '../../server/app.ts'
import { readConfig, type Config } from '../../server/kernel/config.ts'
import type { Clock, Database, Services } from '../../server/kernel/context.ts'
import { runDueJobs } from '../../server/kernel/jobs.ts'
import type { Mail } from '../../server/kernel/mail.ts'
import { createLog } from '../../server/kernel/log.ts'
import { createPasswords } from '../../server/kernel/passwords.ts'
import { createChartPress } from '../../server/areas/structure/chart-press.ts'
import { createServices } from '../../server/kernel/services.ts'
import { jobHandlers } from '../../server/outbox.ts'
import { reactions } from '../../server/reactions.ts'
import { freshDatabase } from './database.ts'
import { quickFolder } from './quick-folder.ts'

/** A caller: the token, and the account to act as (without it the user's current one). */
export interface As {
  readonly token: string
  readonly accountId?: string
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH'
export interface CallOptions {
  readonly as?: As | undefined
  /** An object travels as JSON, a FormData as a form, a string as it is (say its content type in `headers`). */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Where the call comes from; 127.0.0.1 unless told. */
  readonly address?: string
}
/** JSON of a shape that the test asserts instead of declaring: every key may be asked. */
export interface Loose {
  readonly [key: string]: Loose
}
export interface Answered<T = Loose> {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  /** What came back: read from JSON when it is JSON, else the text; undefined when empty. */
  readonly body: T
  readonly bytes: Buffer
}

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  set(to: Date): void
  /** Moves it on by milliseconds. */
  advance(by: number): void
}
export interface TestMail extends Mail {
  readonly links: readonly string[]
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly db: Database
  /** For a second connection; null when embedded. */
  readonly url: string | null
  readonly clock: TestClock
  /** `call<Body>(…)` when the test needs the body's type. */
  readonly call: <T = Loose>(method: Method, path: string, options?: CallOptions) => Promise<Answered<T>>
  /** Does the work of the outbox and gives all mails so far, newest first; of one recipient when `to` is given. */
  readonly mails: (to?: string) => Promise<readonly TestMail[]>
  /** What was logged, one JSON line each. */
  readonly logged: readonly string[]
}

interface TestOptions {
  /** The server to make the database on, for a test that needs one of its own; else the one of the test run. */
  readonly postgres?: string
  /**
   * Passwords at the product's cost, for a test about that cost. Elsewhere they cost next to nothing: they were most of
   * what a test took, and the product computes two at a time, which lines up calls that a race wants at the same moment.
   */
  readonly realPasswords?: boolean
}
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 }

function testClock(): TestClock {
  let now = new Date('2026-03-02T09:00:00.000Z')
  return {
    now: () => new Date(now),
    set: (to) => void (now = to),
    advance: (by) => void (now = new Date(now.getTime() + by)),
  }
}

async function payloadOf(body: unknown): Promise<{ payload?: Buffer | string; type?: string }> {
  if (body === undefined) return {}
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { payload: body }
  if (!(body instanceof FormData)) return { payload: JSON.stringify(body), type: 'application/json' }
  const encoded = new Response(body)
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' }
}

function read(answer: LightMyRequestResponse): unknown {
  if (answer.rawPayload.length === 0) return undefined
  return /json/.test(String(answer.headers['content-type'])) ? (JSON.parse(answer.payload) as unknown) : answer.payload
}

const livePaths = new Set(
  Object.values(anyOperations).flatMap(({ output, path: at }) => (output.kind === 'live' ? [at as string] : [])),
)
const isLive = (method: Method, target: string) => method === 'GET' && livePaths.has(target.split('?')[0] ?? '')

/** A live answer as far as its head: it would go on for ever. A refusal has its body. */
async function firstOf<T>(app: FastifyInstance, options: InjectOptions): Promise<Answered<T>> {
  const answer = await app.inject({ ...options, payloadAsStream: true })
  const stream = answer.stream()
  if (answer.statusCode === 200) {
    stream.destroy()
    return { status: 200, headers: answer.headers, body: undefined as T, bytes: Buffer.alloc(0) }
  }
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const bytes = Buffer.concat(parts)
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(bytes.toString()) as T, bytes }
}

/**
 * The whole server over a fresh database, without a socket, for one test file; call it once, at the top of the file or
 * in `beforeAll`. `call` takes the paths of the contract (`/login`); for pages outside `/api` use `app.inject`. The
 * database has tiers and the fixed lists, and nothing else.
 */
export async function testApp(
  changes: Partial<Config> = {},
  { postgres, realPasswords = false }: TestOptions = {},
): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(quickFolder(), 'sira-test-'))
  const { database, url, drop } = await freshDatabase(postgres)
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }),
    databaseUrl: url,
    isDemo: url === null,
    adminsNeedSecondFactor: true,
    trustProxy: 'loopback',
    ...changes,
  }
  const logged: string[] = []
  const log = createLog(config, { write: (line: string) => void logged.push(line) })
  const clock = testClock()
  const { services, close } = await createServices({
    config,
    database,
    log,
    reactions,
    openCharts: createChartPress,
    clock,
    // A busy machine takes its time; how long is too long is the subject of typesetting.test.ts.
    typesetting: { longest: 120_000 },
    ...(realPasswords ? {} : { passwords: createPasswords(QUICK) }),
  })
  const app = await createApp(services, { webDir: null, isDraining: () => false })
  const sent: TestMail[] = []
  const handlers = jobHandlers(services, {
    send: async (mail) => void sent.unshift({ ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }),
  })
  afterAll(async () => {
    await app.close()
    await close()
    await drop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    app,
    services,
    db: services.db,
    url,
    clock,
    logged,
    call: async <T>(
      method: Method,
      target: string,
      { as, body, headers = {}, address }: CallOptions = {},
    ): Promise<Answered<T>> => {
      const { payload, type } = await payloadOf(body)
      const options = {
        method,
        url: `/api${target}`,
        remoteAddress: address ?? '127.0.0.1',
        headers: {
          ...(type === undefined ? {} : { 'content-type': type }),
          ...(as
            ? {
                authorization: `Bearer ${as.token}`,
                ...(as.accountId === undefined ? {} : { currentaccountid: as.accountId }),
              }
            : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      }
      if (isLive(method, target)) return firstOf(app, options)
      const answer = await app.inject(options)
      return { status: answer.statusCode, headers: answer.headers, body: read(answer) as T, bytes: answer.rawPayload }
    },
    mails: async (to) => {
      // A mail may be put into the outbox by the work of another queue, at the same moment of the test's clock.
      while ((await runDueJobs(services, handlers)) > 0);
      return to === undefined ? [...sent] : sent.filter((mail) => mail.to === to)
    },
  }
}
