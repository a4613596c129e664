import type { Services } from './context.ts'

/**
 * What is away when a call fails through no fault of its own: the database, or a disk that takes no more. It passes;
 * the caller may try again.
 */
export type Outage = 'database' | 'disk'

/** The code of an error or of the first of its causes that has one: SQLSTATE, or the system's (`ENOSPC`). */
export const errorCode = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/**
 * A disk that is full, read only or broken, no more files that may be open; 53100 and 58030 are PostgreSQL's words for
 * its own disk.
 */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG', 'EMFILE', 'ENFILE', '53100', '58030'])
/**
 * Classes of SQLSTATE: connection exception, insufficient resources, operator intervention (shutdown, restart,
 * cancelled by a time limit).
 */
const AWAY_CLASS = /^(08|53|57)[0-9A-Z]{3}$/
/**
 * A transaction that idled or ran too long, a lock that was not free in time; a deadlock that came back at each
 * repetition; and a line that does not lead to the server.
 */
const AWAY = new Set([
  '25P03',
  '25P04',
  '55P03',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
])
/** The driver's own errors have no code. */
const AWAY_WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|The embedded database )/

/** PostgreSQL's socket is a file that is there while it runs. Elsewhere a file that is not there is a fault. */
function isSocketGone(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true
  return false
}

/** Which outage an error tells of; null when it is a fault of ours or of the caller. */
export function outageOf(error: unknown): Outage | null {
  const code = errorCode(error) ?? ''
  if (DISK.has(code)) return 'disk'
  if (AWAY.has(code) || AWAY_CLASS.test(code) || isSocketGone(error)) return 'database'
  for (let at = error; at instanceof Error; at = at.cause) if (AWAY_WORDS.test(at.message)) return 'database'
  return null
}

/** Says in the log what is away, and of a disk in which folder; false when the error is no outage. */
export function tellOutage({ log, config }: Pick<Services, 'log' | 'config'>, error: unknown): boolean {
  const outage = outageOf(error)
  if (outage === null) return false
  const isServers = config.databaseUrl !== null && /^\d/.test(errorCode(error) ?? '')
  if (outage === 'database') log.error({ err: error }, 'the database is away: calls answer 503 until it is back')
  else if (isServers)
    log.error(
      { err: error },
      'the disk of the database server takes nothing more: calls that write answer 503 until there is room',
    )
  else
    log.error(
      { err: error, folder: config.dataDir },
      `nothing can be written to ${config.dataDir}: calls that write answer 503 until there is room on its disk`,
    )
  return true
}
