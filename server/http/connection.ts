import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

/** How long and how much a connection may take. Times are milliseconds. */
export interface ConnectionLimits {
  /** From a connection, or from the first byte of its next call, to the end of the headers. */
  readonly headers: number
  /** A connection on which nothing moves, either way, while a call is under way or an answer is not taken. */
  readonly idle: number
  /** A connection that waits for its next call: longer than proxies keep theirs. */
  readonly keepAlive: number
  /** A body may pause so long. */
  readonly pause: number
  /** A body comes at this average rate (bytes per second) once `grace` is over: 10 MB may take 40 minutes. */
  readonly rate: number
  readonly grace: number
  /**
   * After the answer so many bytes of a body that nobody wants are still read, and its connection stays so long: the
   * client shall hear the answer.
   */
  readonly drainBytes: number
  readonly drainTime: number
  /** Calls that one connection may ask before the first is answered. */
  readonly pipelined: number
  /** Connections of the process. */
  readonly connections: number
  /** How often all this is looked at. */
  readonly tick: number
}

/** The limits of the product: see docs/decisions/120. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 20_000,
  idle: 120_000,
  keepAlive: 72_000,
  pause: 60_000,
  rate: 4_000,
  grace: 30_000,
  drainBytes: 16_000_000,
  drainTime: 60_000,
  pipelined: 32,
  connections: 4_000,
  tick: 1_000,
}

/** What Node itself looks after: headers, connections on which nothing moves, and those between two calls. */
export const serverOptionsOf = ({ headers, idle, keepAlive, tick }: ConnectionLimits) =>
  ({
    // A whole call has no limit of its own: bodies have a rate, and Fastify's 0 turns Node's off.
    http: { headersTimeout: headers, requestTimeout: 0, connectionsCheckingInterval: tick },
    connectionTimeout: idle,
    keepAliveTimeout: keepAlive,
  }) satisfies FastifyHttpOptions<Server>

/** A body on its way. Its times count only while we read: a client is not to blame when we are slow. */
interface Body {
  readonly raw: IncomingMessage
  bytes: number
  /** `bytes` at the last look, and how long they have been the same. */
  seen: number
  still: number
  /** How long we have been reading. */
  reading: number
  /** The bytes that had come when the call was answered, and the time since; null: it is not answered. */
  answered: { readonly at: number; since: number } | null
}

/** True when its headers announce a body that is not empty. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export interface Connections {
  /** Looks after a call from its headers on. False: its connection asked for too much and is closed. */
  readonly watch: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * What Node could not read as a call (`clientError`): says why unless an answer is on its way already, and closes. A
   * client that `maySend` the rest of it has the time to hear the answer: closing over bytes that nobody read would
   * reset the connection, and the answer with it.
   */
  readonly refuse: (socket: Socket, answer: string, sender: { readonly maySend: boolean }) => void
  readonly stop: () => void
}

/** Bounds what connections cost: bodies that crawl, pause or never end, answers asked for by the hundred. */
export function watchConnections(limits: ConnectionLimits): Connections {
  const bodies = new Set<Body>()
  const refused = new Map<Socket, { since: number }>()
  const underWay = new WeakMap<Socket, Set<ServerResponse>>()

  const isOver = ({ bytes, still, reading, answered }: Body): boolean =>
    still >= limits.pause ||
    reading >= limits.grace + (bytes / limits.rate) * 1000 ||
    (answered !== null && answered.since >= limits.drainTime)
  const timer = setInterval(() => {
    for (const body of bodies) {
      if (body.answered) body.answered.since += limits.tick
      if (body.raw.readableFlowing === true) {
        body.reading += limits.tick
        body.still = body.bytes === body.seen ? body.still + limits.tick : 0
        body.seen = body.bytes
      }
      if (isOver(body)) body.raw.destroy()
    }
    for (const [socket, sent] of refused) {
      sent.since += limits.tick
      if (sent.since >= limits.drainTime) socket.destroy()
    }
  }, limits.tick)
  timer.unref()

  function watchBody(raw: IncomingMessage, response: ServerResponse): void {
    const body: Body = { raw, bytes: 0, seen: 0, still: 0, reading: 0, answered: null }
    bodies.add(body)
    const forget = () => bodies.delete(body)
    // Nothing is read before somebody wants it: a listener alone would start it. Asked for once, it counts as wanted:
    // Node would read the rest of an unwanted body itself, without an end.
    raw.pause()
    raw.read(0)
    raw.on('data', (chunk: Buffer) => {
      body.bytes += chunk.length
      // Not closed at once: what a client has not read yet of the answer would be lost with the connection.
      if (body.answered && body.bytes - body.answered.at > limits.drainBytes) raw.pause()
    })
    raw.on('end', forget)
    raw.on('close', forget)
    response.on('finish', () => {
      if (!bodies.has(body)) return
      body.answered = { at: body.bytes, since: 0 }
      raw.unpipe()
      raw.resume()
    })
  }

  return {
    watch: (request, response) => {
      const { socket } = request
      const calls = underWay.get(socket) ?? new Set()
      underWay.set(socket, calls.add(response))
      response.on('close', () => calls.delete(response))
      if (calls.size > limits.pipelined) {
        socket.destroy()
        return false
      }
      if (hasBody(request)) watchBody(request, response)
      return true
    },
    refuse: (socket, answer, { maySend }) => {
      // What comes after it cannot be read either: Node says so of each piece, and forgets it.
      if (refused.has(socket)) return
      const answering = [...(underWay.get(socket) ?? [])].some((response) => response.headersSent)
      if (!socket.writable || answering) return void socket.destroy()
      if (maySend) {
        const at = socket.bytesRead
        refused.set(socket, { since: 0 })
        socket.on('close', () => refused.delete(socket))
        socket.on('data', () => (socket.bytesRead - at > limits.drainBytes ? socket.pause() : undefined))
        return void socket.end(answer)
      }
      socket.write(answer)
      // `end` would leave our half open for as long as the client likes.
      socket.destroySoon()
    },
    stop: () => {
      clearInterval(timer)
      for (const socket of refused.keys()) socket.destroy()
    },
  }
}

/** Watches every call of the application. `isDraining`: the process was told to end. */
export function registerConnections(
  app: FastifyInstance,
  connections: Connections,
  limits: ConnectionLimits,
  isDraining: () => boolean,
): void {
  app.server.maxConnections = limits.connections
  // `Expect` with anything but 100-continue: Node's own answer would read the body without an end.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    connections.watch(request, response)
    response.writeHead(417, { 'content-length': 0 }).end()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!connections.watch(request.raw, reply.raw)) reply.hijack()
  })
  app.addHook('onSend', async (_request, reply) => {
    // The last answer ends its connection: a client that keeps it would keep the process.
    if (isDraining()) reply.header('connection', 'close')
    // Fastify closes after a body it does not want, often before the client hears why; the rest is read instead, within
    // its bound.
    else if (reply.hasHeader('connection') && !reply.raw.hasHeader('connection')) reply.removeHeader('connection')
  })
  app.addHook('onClose', async () => connections.stop())
}
