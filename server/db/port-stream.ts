import { Duplex } from 'node:stream'

/**
 * AuthenticationOk and ReadyForQuery(idle): the thread has one session and no password, so the start of a connection is
 * answered here.
 */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const TERMINATE = 0x58

/** Where a stream's bytes go: the thread behind it. */
export interface Wire {
  readonly send: (bytes: Uint8Array) => void
  /** The client has left; the session is cleaned for the next one. */
  readonly leave: () => void
}

/** What `pg` takes for a socket: bytes go to the thread of the embedded database and come back through `receive`. */
export class PortStream extends Duplex {
  readonly #wire: Wire
  #greeted = false
  #open = true

  constructor(wire: Wire) {
    super()
    this.#wire = wire
  }
  receive(bytes: Uint8Array): void {
    if (this.#open) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
  override _read(): void {
    // Bytes are pushed as they come.
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk)
    done()
  }
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave()
    done(error)
  }
  #send(bytes: Buffer): void {
    if (!this.#greeted) {
      this.#greeted = true
      this.push(GREETING)
    } else if (bytes[0] === TERMINATE && bytes.length === 5) {
      this.#leave()
      this.push(null)
    } else if (this.#open) this.#wire.send(new Uint8Array(bytes))
  }
  #leave(): void {
    if (!this.#open) return
    this.#open = false
    this.#wire.leave()
  }
}
