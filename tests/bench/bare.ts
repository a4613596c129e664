import { spawn } from 'node:child_process'
import path from 'node:path'

export interface BareServer {
  readonly url: string
  readonly pid: number
  readonly stop: () => void
}
/** Bare `node:http` with a body of `bytes`, and at its top the picture of this address if one is given. */
export const bareServer = (bytes: number, picture?: string): Promise<BareServer> =>
  startBare('bare-server.ts', String(bytes), ...(picture ? [picture] : []))

/**
 * One of these programs in a process of its own, so that its processor time can be told apart. It prints its port when
 * it is ready.
 */
export async function startBare(program: string, ...given: readonly string[]): Promise<BareServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
    child.once('exit', () => reject(new Error('the bare server ended')))
  })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() }
}
