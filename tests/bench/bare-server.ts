// node bare-server.ts <bytes> [picture]: the limit that pages are measured against: node:http, one body from memory, no
// routing, no log. Prints its port. The body is plain HTML with the text of a page, without style or script; the
// picture, fetched once, fills its width.
import { createServer } from 'node:http'

const bytes = Number(process.argv[2] ?? 15_360)
const picture =
  process.argv[3] === undefined
    ? null
    : await fetch(process.argv[3]).then(async (answer) => ({
        type: answer.headers.get('content-type') ?? '',
        bytes: Buffer.from(await answer.arrayBuffer()),
      }))
const shown = picture === null ? '' : '<img src="/picture" width="100%" alt="">'
const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${shown}<h1>Abebe Kebede</h1>`
const line =
  '<p>Senior engineer, Addis Ababa. Builds reliable systems for hiring, letters and portfolios since 2014.</p>'
const body = Buffer.from(
  (head + line.repeat(Math.max(1, Math.ceil((bytes - head.length) / line.length)))).slice(
    0,
    Math.max(bytes, head.length + line.length),
  ),
)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
const server = createServer((request, response) => {
  if (picture !== null && request.url === '/picture') {
    response.writeHead(200, {
      'content-type': picture.type,
      'content-length': picture.bytes.length,
      'cache-control': 'no-store',
    })
    response.end(picture.bytes)
    return
  }
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? (address?.port ?? '') : ''}\n`)
})
