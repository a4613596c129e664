import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino'
import { z } from 'zod'
import { statementName } from '../db/named-client.ts'
import type { Config } from './config.ts'

/** An error as the log may have it. */
export interface Loggable {
  readonly type: string
  /** Absent where the text could hold what somebody entered. */
  readonly message?: string
  readonly code?: string
  /** A mail server's answer. */
  readonly status?: string
  readonly statement?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  /** Frames alone: the head of a stack repeats the message. */
  readonly stack?: string
  readonly cause?: Loggable
}

const LONGEST_MESSAGE = 500
const MOST_CAUSES = 5
/**
 * What is a secret or a person wherever it stands: hashes of passwords, tokens and their kin, email addresses,
 * telephone numbers.
 */
const SENSITIVE = [/\$argon2\S+/g, /[\w-]{32,}/g, /[^\s"'<>()=,:;]+@[^\s"'<>()=,:;]+/g, /\+?\d[\d ]{7,}\d/g] as const
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const cut = (text: string): string =>
  SENSITIVE.reduce(
    (shown, pattern) => shown.replaceAll(pattern, (found) => (UUID.test(found) ? found : '—')),
    text.split('\n', 1)[0] ?? '',
  ).slice(0, LONGEST_MESSAGE)

/**
 * The message, where it is ours or the system's. The database's repeats values ("invalid input syntax for type uuid:
 * …"), drizzle's lists all parameters, a parser's quotes its input, a mail server's names the recipient: those errors
 * are told by their codes.
 */
function messageOf(error: Error): string | undefined {
  const isQuoting =
    error instanceof pg.DatabaseError ||
    error instanceof DrizzleQueryError ||
    error instanceof SyntaxError ||
    'responseCode' in error ||
    'command' in error
  if (isQuoting) return undefined
  return cut(
    error instanceof z.ZodError
      ? error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')
      : error.message,
  )
}

function framesOf({ stack, message }: Error): string | undefined {
  const at = stack?.indexOf(message) ?? -1
  if (stack === undefined || at < 0) return undefined
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  return frames.length === 0 ? undefined : frames.join('\n')
}

const textAt = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? cut(String(value)) : undefined
}

/** Anything thrown as the log may have it: names, codes and places, never a value that somebody entered. */
export function loggable(error: unknown, depth = 0): Loggable {
  if (!(error instanceof Error)) return { type: typeof error }
  const told = {
    message: messageOf(error),
    code: textAt(error, 'code'),
    status: textAt(error, 'responseCode'),
    statement: error instanceof DrizzleQueryError ? statementName(error.query) : undefined,
    constraint: textAt(error, 'constraint'),
    table: textAt(error, 'table'),
    column: textAt(error, 'column'),
    syscall: textAt(error, 'syscall'),
    stack: framesOf(error),
    cause: error.cause instanceof Error && depth < MOST_CAUSES ? loggable(error.cause, depth + 1) : undefined,
  }
  return {
    type: error.constructor.name,
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  }
}

/**
 * The same in one line, for a column, a terminal or another process: `DrizzleQueryError insert users q1A…:
 * DatabaseError 23505 users_email_key`.
 */
export function reasonOf(error: unknown): string {
  const parts: string[] = []
  for (let at: Loggable | undefined = loggable(error); at !== undefined; at = at.cause) {
    const { type, message, code, status, statement, constraint } = at
    const known = [code, status, statement, constraint].filter((part) => part !== undefined && !message?.includes(part))
    parts.push(
      [
        ...(message === undefined || known.length > 0 ? [type, ...known] : []),
        ...(message === undefined ? [] : [message]),
      ].join(' '),
    )
  }
  return parts.join(': ').slice(0, LONGEST_MESSAGE)
}

/** So much (bytes) waits for a log that takes nothing; what comes then is lost, and the product goes on. */
const LOG_WAITING = 1_000_000

/** Standard output. A full disk or a reader that has left costs lines of the log, never the process. */
function output(): DestinationStream {
  const stream = pino.destination({ fd: 1, sync: true, maxLength: LOG_WAITING })
  stream.on('error', () => undefined)
  // Its `flushSync`, which pino calls after a fatal line, would throw; every line is written at once.
  return { write: (line) => void stream.write(line) }
}

/** An error given alone, or without words: pino would take the error's own, as they are. */
function withWords(given: Parameters<LogFn>): Parameters<LogFn> {
  const [first, text, ...rest] = given as [unknown, string | undefined, ...unknown[]]
  const error: unknown =
    first instanceof Error ? first : typeof first === 'object' && first !== null && 'err' in first ? first.err : null
  if (!(error instanceof Error)) return given
  return [first instanceof Error ? { err: error } : (first as object), text ?? reasonOf(error), ...rest]
}

/**
 * The log of a process. Whoever logs an error gives it as `err`; names that could hold a secret are cut, whoever logs
 * them.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to: DestinationStream = output()): Logger {
  return pino(
    {
      level: logLevel,
      hooks: {
        logMethod(given, method) {
          method.apply(this, withWords(given))
        },
      },
      serializers: { err: (error: unknown) => loggable(error) },
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.authorization',
          '*.cookie',
          'password',
          'token',
          'authorization',
          'headers',
          'body',
        ],
        censor: '—',
      },
      base: null,
    },
    to,
  )
}
