import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { reasonOf } from './log.ts'

/** Another process has the folder. Two on one embedded database would silently lose rows. */
export class FolderLocked extends Error {}

export interface CommandCall {
  readonly command: string
  readonly args: Readonly<Record<string, string>>
}
/** What a command answers: lines to show, or why it did not happen. */
export type CommandAnswer =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly reason: string }
export type CommandHandler = (call: CommandCall) => Promise<CommandAnswer>

export interface FolderLock {
  /** From now on commands of other processes are answered; before, they wait. */
  readonly answer: (handler: CommandHandler) => void
  readonly release: () => Promise<void>
}

/**
 * The name of a Unix socket may have 107 bytes; a folder with a longer one gets a socket beside the temporary files.
 */
const LONGEST_NAME = 100
const SAME_AFTER = 150
const QUESTION_LIMIT = 100_000

const identity = (dir: string) => {
  const { dev, ino } = fs.statSync(dir)
  return `${dev}-${ino}`
}

/** Where the folder's socket stands, whatever way leads to the folder. */
export function socketPath(dir: string): string {
  const inside = path.join(fs.realpathSync(dir), 'sira.sock')
  if (Buffer.byteLength(inside) <= LONGEST_NAME) return inside
  return path.join(os.tmpdir(), `sira-${createHash('sha256').update(identity(dir)).digest('hex').slice(0, 24)}.sock`)
}

/** Does someone listen there? A socket whose process died refuses. */
const isAlive = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(file)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

function listen(server: net.Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(address, () => resolve(true))
  })
}
const close = (server: net.Server | null) =>
  new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))

const locked = (dir: string) =>
  new FolderLocked(`Another process of Sira uses ${dir}. Stop it first, or give this one another folder by DATA_DIR.`)

/**
 * Linux has sockets without a file: the kernel gives a name to one process and takes it back when that process dies. It
 * decides between two that start at the same moment. Elsewhere null.
 */
async function kernelName(dir: string): Promise<net.Server | null> {
  if (process.platform !== 'linux') return null
  const server = net.createServer((socket) => socket.destroy())
  if (!(await listen(server, `\0sira-${identity(dir)}`))) throw locked(dir)
  server.unref()
  return server
}

/**
 * Takes the folder for this process alone, until it ends or releases it. The lock is a listening Unix socket in the
 * folder: a process killed with -9 leaves a socket that refuses, which is taken over. Throws `FolderLocked` at once
 * when someone answers there.
 */
export async function lockFolder(dir: string): Promise<FolderLock> {
  const file = socketPath(dir)
  if (await isAlive(file)) throw locked(dir)
  const name = await kernelName(dir)
  let handler: CommandHandler | null = null
  const waiting: ((ready: CommandHandler) => void)[] = []
  const ready = () => new Promise<CommandHandler>((resolve) => (handler ? resolve(handler) : waiting.push(resolve)))
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    let question = ''
    socket.setEncoding('utf8')
    socket.on('error', () => socket.destroy())
    socket.on('data', (text: string) => {
      question += text
      if (question.length > QUESTION_LIMIT) socket.destroy()
    })
    socket.on('end', () => {
      if (question === '') return socket.end()
      void ready()
        .then((command) => command(JSON.parse(question) as CommandCall))
        .catch((error: unknown): CommandAnswer => ({ ok: false, reason: reasonOf(error) }))
        .then((answer) => socket.end(JSON.stringify(answer)))
    })
  })
  fs.rmSync(file, { force: true })
  const umask = process.umask(0o077)
  const isMine = await listen(server, file).finally(() => process.umask(umask))
  if (!isMine) {
    await close(name)
    throw locked(dir)
  }
  if (!name) {
    // Without the kernel's word two could both have removed a dead socket: whoever's file is there a moment later has
    // won.
    const { ino } = fs.statSync(file)
    await new Promise((resolve) => setTimeout(resolve, SAME_AFTER))
    if (fs.statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw locked(dir)
  }
  server.unref()
  return {
    answer: (given) => {
      handler = given
      for (const resolve of waiting.splice(0)) resolve(given)
    },
    release: async () => {
      await close(server)
      await close(name)
    },
  }
}

/** Asks the process that has the folder; null when there is none. */
export async function askHolder(dir: string, call: CommandCall): Promise<CommandAnswer | null> {
  if (!fs.existsSync(dir)) return null
  const file = socketPath(dir)
  if (!(await isAlive(file))) return null
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect({ path: file, allowHalfOpen: true }, () => socket.end(JSON.stringify(call)))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (answer += text))
    socket.once('error', reject)
    socket.once('end', () =>
      answer === ''
        ? reject(new Error('The running process gave no answer'))
        : resolve(JSON.parse(answer) as CommandAnswer),
    )
  })
}
