import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface OnSmallDisk {
  readonly child: ChildProcess
  /** The disk's folder as the process sees it. */
  readonly dir: string
  /** The same folder as we see it, while the process lives. */
  readonly seen: string
  /** Everything it wrote so far. */
  readonly output: () => string
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>
}

/**
 * Runs a program of Node that sees a disk of its own of so many megabytes (Linux: a tmpfs in a mount namespace, which
 * needs no rights and goes with the process). A machine that forbids namespaces ends the program with a message, so its
 * test fails.
 */
export function onSmallDisk(
  megabytes: number,
  env: (dir: string) => Readonly<Record<string, string>>,
  ...args: readonly string[]
): OnSmallDisk {
  const dir = mkdtempSync(path.join(tmpdir(), 'sira-small-disk-'))
  const mount = 'mount -t tmpfs -o size="$1" none "$2" && shift 2 && exec "$@"'
  const child = spawn(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', mount, 'sh', `${megabytes}m`, dir, process.execPath, ...args],
    {
      env: { PATH: process.env['PATH'] ?? '', ...env(dir) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more))
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      process.off('exit', kill)
      rmSync(dir, { recursive: true, force: true })
      resolve(code)
    }),
  )
  return { child, dir, seen: `/proc/${child.pid}/root${dir}`, output: () => text, ended }
}
