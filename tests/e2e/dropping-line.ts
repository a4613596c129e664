import { connect, createServer, type AddressInfo } from 'node:net'

export interface DroppingLine {
  /** Where calls go to be cut off. */
  readonly origin: string
  /** Bytes of calls that came through before they were cut off, one number for each. */
  readonly passed: readonly number[]
  readonly close: () => Promise<void>
}

/** A line to the server at `origin` that breaks once so many bytes of a call passed: what follows goes nowhere. */
export async function droppingLine(origin: string, after: number): Promise<DroppingLine> {
  const { hostname, port } = new URL(origin)
  const passed: number[] = []
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    let bytes = 0
    const broken = () => {
      near.destroy()
      far.destroy()
    }
    near.on('data', (part: Buffer) => {
      bytes += part.length
      far.write(part)
      if (bytes < after) return
      passed.push(bytes)
      near.resetAndDestroy()
      far.resetAndDestroy()
    })
    far.pipe(near)
    for (const end of [near, far]) end.on('error', broken).on('close', broken)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    passed,
    close: () => new Promise((resolve) => line.close(() => resolve())),
  }
}
