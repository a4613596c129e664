import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import react from '@vitejs/plugin-react'

export interface FloorServer {
  readonly url: string
  readonly stop: () => void
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The same libraries with one heading, built as our application is and served compressed from memory. */
export async function floorServer(): Promise<FloorServer> {
  const outDir = path.resolve('.cache/bench/floor')
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'floor'),
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = TYPES[path.extname(name)]
    if (!type) {
      response.writeHead(404).end()
      return
    }
    const body = bodies.get(name) ?? brotliCompressSync(readFileSync(path.join(outDir, path.normalize(name))))
    bodies.set(name, body)
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/`,
    stop: () => void server.close(),
  }
}
