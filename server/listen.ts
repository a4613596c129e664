import net from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './kernel/config.ts'

/** The machine has no IPv6, or none on the loopback. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'EPROTONOSUPPORT'])

/**
 * Listens at `host` and `port`. `localhost` leads browsers to `::1` first on some machines and to `127.0.0.1` on
 * others, so it means both. Connections to `::1` are handed to the one HTTP server, so that every limit, listener and
 * the draining at the end counts for them too. Throws what `net.Server` says when an address is taken. Returns what
 * ends it: no new connections, calls under way finished, `app` closed.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<() => Promise<void>> {
  if (host !== 'localhost') {
    await app.listen({ host, port })
    return () => app.close()
  }
  // As an HTTP server opens its own connections.
  const door = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  await app.listen({ host: '127.0.0.1', port })
  try {
    await new Promise<void>((resolve, reject) => {
      door.once('error', reject)
      door.listen({ host: '::1', port }, resolve)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_IPV6.has(String(error.code))) return () => app.close()
    throw error
  }
  return async () => {
    const closed = new Promise((resolve) => door.close(resolve))
    await app.close()
    await closed
  }
}
