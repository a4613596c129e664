// node bare-server.ts <bytes>: the limit that pages are measured against: node:http, one body from memory, no routing, no log.
// Prints its port. The body is plain HTML with the text of a page and no style, script or picture.
import { createServer } from 'node:http'

const bytes = Number(process.argv[2] ?? 15_360)
const head = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Abebe Kebede</h1>'
const line = '<p>Senior engineer, Addis Ababa. Builds reliable systems for hiring, letters and portfolios since 2014.</p>'
const body = Buffer.from((head + line.repeat(Math.max(1, Math.ceil((bytes - head.length) / line.length)))).slice(0, Math.max(bytes, head.length + line.length)))
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? (address?.port ?? '') : ''}\n`)
})
