import { createServer } from 'node:net'

/** The port that was given, once it is free again; null when somebody has it (or the machine does not have the address). */
async function probe(host: string, port: number): Promise<number | null> {
  const server = createServer()
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, host, () => resolve(true))
  })
  const address = server.address()
  if (isListening) await new Promise((resolve) => server.close(resolve))
  return address === null || typeof address === 'string' ? null : address.port
}

/** A TCP port that nobody listens on at this moment, on either address of the loopback. */
export async function freePort(): Promise<number> {
  const hasIpv6 = (await probe('::1', 0)) !== null
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = await probe('127.0.0.1', 0)
    if (port !== null && (!hasIpv6 || (await probe('::1', port)) !== null)) return port
  }
  throw new Error('no free port')
}
