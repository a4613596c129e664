import path from 'node:path'
import { z } from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { isLoopback } from './host.ts'

/** What the process is told by its environment, checked. Origins are without a trailing slash; paths are absolute. */
export interface Config {
  readonly port: number
  /** Where to listen; `localhost` means both addresses of the loopback. */
  readonly host: string
  readonly dataDir: string
  /** A PostgreSQL server; null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly webOrigin: string
  readonly apiOrigin: string
  /** Null: mails become files in `dataDir`/outbox. */
  readonly smtpUrl: string | null
  /**
   * Which peers may say by X-Forwarded-For who calls: names or networks as Fastify's `trustProxy` takes them; null:
   * none.
   */
  readonly trustProxy: string | null
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Demo people and the mail list exist only on the embedded database, on loopback. */
  readonly isDemo: boolean
  /** Administrators must sign in with a second factor: everywhere but where demo people may be. */
  readonly adminsNeedSecondFactor: boolean
  readonly version: string
  readonly production: boolean
}

const origin = z.string().refine(
  (text) => {
    const url = URL.parse(text)
    return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text
  },
  { error: 'must be an origin such as https://sira.example, without a path' },
)
const urlOf = (protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, { error: 'must be a number from 1 to 65535' })
    .transform(Number)
    .refine((n) => n >= 1 && n <= 65_535, { error: 'must be a number from 1 to 65535' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be an address or a host name' })
    .default('localhost'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:']).optional(),
  WEB_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:']).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(false|true|loopback|[\da-fA-F.:/]+)(,\s*(loopback|[\da-fA-F.:/]+))*$/, {
      error: 'must be true, false, loopback, or addresses and networks with commas between',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

/** The environment is not usable; the message names every variable that is wrong. */
export class ConfigError extends Error {}

/**
 * Reads the environment. An empty variable counts as absent. Throws a `ConfigError` that names everything that is
 * wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  const v = parsed.data
  const shownHost =
    v.HOST === '0.0.0.0' || v.HOST === '::' ? 'localhost' : v.HOST.includes(':') ? `[${v.HOST}]` : v.HOST
  const webOrigin = v.WEB_ORIGIN ?? new URL(`http://${shownHost}:${v.PORT}`).origin
  const apiOrigin = v.API_ORIGIN ?? webOrigin
  // A proxy in front of the loopback is no loopback any more: its origin says so.
  const isDemo =
    v.DATABASE_URL === undefined && [v.HOST, new URL(webOrigin).hostname, new URL(apiOrigin).hostname].every(isLoopback)
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    webOrigin,
    apiOrigin,
    smtpUrl: v.SMTP_URL ?? null,
    trustProxy:
      v.TRUST_PROXY === undefined || v.TRUST_PROXY === 'false'
        ? null
        : v.TRUST_PROXY === 'true'
          ? 'loopback'
          : v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
    isDemo,
    adminsNeedSecondFactor: !isDemo,
    version: manifest.version,
    production: process.env.NODE_ENV === 'production',
  }
}
