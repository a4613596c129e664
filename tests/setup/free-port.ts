import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to connections on their way out: one of those could take what was free a moment
 * ago. Browsers open all of them.
 */
const FROM = 20_000
const TO = 32_000

/** True when nobody has this port of the host; 0 asks whether the machine has the host at all. */
async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer()
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, host, () => resolve(true))
  })
  if (isListening) await new Promise((resolve) => server.close(resolve))
  return isListening
}

/** A TCP port that nobody listens on at this moment, on either address of the loopback. */
export async function freePort(): Promise<number> {
  const hasIpv6 = await isFree('::1', 0)
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(FROM, TO)
    if ((await isFree('127.0.0.1', port)) && (!hasIpv6 || (await isFree('::1', port)))) return port
  }
  throw new Error('no free port')
}
