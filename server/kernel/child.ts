import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Told } from './child-program.ts'
import { turns } from './work-queue.ts'

/**
 * What a program can do: by name, what it is given and what it answers. Both travel between processes (structured
 * clone).
 */
export type Skills<T> = { readonly [K in keyof T]: { readonly job: unknown; readonly answer: unknown } }

/** Why a job has no answer: its process used too much memory or time and was ended, or ended by itself. */
export class ChildLost extends Error {
  readonly reason: 'memory' | 'time' | 'ended'
  constructor(reason: 'memory' | 'time' | 'ended') {
    super(`The process of a job was lost: ${reason}`)
    this.reason = reason
  }
}

/** Does heavy work in a process of its own, one job at a time, so that whatever it costs ends with that process. */
export interface Child<T extends Skills<T>> {
  /**
   * The job's answer. Refuses with `unavailable` when too many wait; throws `ChildLost` when its process was lost,
   * after which the next job has a new one.
   */
  run<K extends keyof T & string>(kind: K, job: T[K]['job']): Promise<T[K]['answer']>
  close(): Promise<void>
}

export interface ChildOptions {
  /** Its source, run as it is where nothing is built (tests). */
  readonly source: URL
  /** Its name when built: `<program>.js`, beside `main.js`. */
  readonly program: string
  /** Bytes that the process may have in memory (resident set). */
  readonly memory: number
  /** Milliseconds that a job may take. */
  readonly longest: number
  readonly mostWaiting: number
}

/** A process is begun anew after so many jobs, or when it keeps more than this part of its memory between two. */
const JOBS = 200
const KEPT = 0.6
/** The part of its memory that JavaScript may have: the rest is for pixels and buffers. */
const HEAP = 0.5
/** How often the memory of a process is looked at while it works, milliseconds. */
const LOOK = 25

const here = fileURLToPath(import.meta.url)
const fileOf = ({ source, program }: ChildOptions) =>
  here.endsWith('.ts')
    ? fileURLToPath(source)
    : path.join(path.dirname(here).replace(/[/\\]chunks$/, ''), `${program}.js`)

/** Nothing of our settings: a process that reads strangers' files knows neither the database nor the mail server. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['NODE_ENV', 'PATH', 'TMPDIR', 'TEMP', 'SystemRoot'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]] as const],
  )
  // Two arenas: glibc otherwise keeps memory for each thread that ever asked for some.
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' }
}

const PAGE = 4096
/** Bytes in memory, as Linux says; elsewhere as the process itself said last. */
function residentOf(pid: number | undefined, told: number): number {
  if (process.platform !== 'linux') return told
  try {
    return Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE
  } catch {
    // It has just ended, which its own event tells.
    return 0
  }
}

export function createChild<T extends Skills<T>>(options: ChildOptions): Child<T> {
  const { memory, longest, mostWaiting } = options
  const inTurn = turns(mostWaiting)
  let current: { readonly process: ChildProcess; jobs: number; resident: number } | null = null

  /** The process, begun at the first need. It keeps ours from ending only while it works. */
  function open(): NonNullable<typeof current> {
    if (current) return current
    const child = fork(fileOf(options), [], {
      execArgv: [`--max-old-space-size=${Math.floor((memory * HEAP) / 2 ** 20)}`],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const opened = { process: child, jobs: 0, resident: 0 }
    const lost = () => {
      if (current === opened) current = null
    }
    child.once('exit', lost)
    child.on('error', lost)
    current = opened
    return opened
  }

  function leave(opened: NonNullable<typeof current>): void {
    if (current === opened) current = null
    opened.process.kill('SIGKILL')
  }

  const work = (kind: string, job: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const opened = open()
      const child = opened.process
      child.ref()
      child.channel?.ref()
      opened.jobs += 1
      const end = (settle: () => void) => {
        clearTimeout(late)
        clearInterval(look)
        child.off('message', heard)
        child.off('exit', left)
        child.off('error', left)
        child.unref()
        child.channel?.unref()
        settle()
      }
      const kill = (reason: ChildLost['reason']) =>
        end(() => {
          leave(opened)
          reject(new ChildLost(reason))
        })
      const heard = (told: Told) => {
        if ('resident' in told) {
          opened.resident = told.resident
          return
        }
        end(() => {
          if (opened.jobs >= JOBS || residentOf(child.pid, opened.resident) > memory * KEPT) leave(opened)
          if ('answer' in told) resolve(told.answer)
          else reject(Object.assign(new Error(`A job failed: ${told.failure}`), { code: told.code }))
        })
      }
      const left = () => kill('ended')
      const late = setTimeout(() => kill('time'), longest)
      const look = setInterval(() => {
        if (residentOf(child.pid, opened.resident) > memory) kill('memory')
      }, LOOK)
      child.on('message', heard)
      child.once('exit', left)
      child.once('error', left)
      child.send({ kind, job }, (error) => {
        if (error) left()
      })
    })

  return {
    run: async (kind, job) => inTurn(() => work(kind, job)),
    close: async () => {
      const opened = current
      if (!opened) return
      opened.process.ref()
      const ended = new Promise((resolve) => opened.process.once('exit', resolve))
      leave(opened)
      await ended
    },
  }
}
