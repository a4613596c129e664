import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** Microseconds of processor time that a process has used, from Linux's /proc; ticks are hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

export interface Load {
  /**
   * The server's own processor time per request, µs: neighbours on a shared machine disturb it far less than requests a
   * second.
   */
  readonly cpuPerRequest: number
  readonly requestsPerSecond: number
  /** Latency in ms. */
  readonly p50: number
  readonly p99: number
}
export interface Target {
  readonly url: string
  readonly pid: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * How a server is asked: requests at once, for so long, and at most so many a second; without `rate` as many as it
 * answers.
 */
export interface Asking {
  readonly connections?: number
  readonly seconds?: number
  readonly rate?: number
}

/** One round against a server of this machine. Fails when an answer was not 2xx. */
export async function load(
  { url, pid, headers = {} }: Target,
  { connections = 50, seconds = 5, rate }: Asking = {},
): Promise<Load> {
  const before = cpuOf(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...headers },
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  const used = cpuOf(pid) - before
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`)
  return {
    cpuPerRequest: used / result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** Rounds of several targets in turns, after one of each to warm up. */
export async function inTurns(
  targets: readonly Target[],
  rounds: number,
  options?: Asking,
): Promise<readonly (readonly Load[])[]> {
  for (const target of targets) await load(target, { ...options, seconds: 1 })
  const results = targets.map(() => [] as Load[])
  for (let round = 0; round < rounds; round++)
    for (const [i, target] of targets.entries()) results[i]?.push(await load(target, options))
  return results
}
