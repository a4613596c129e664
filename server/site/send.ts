import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from './assets.ts'
import type { Coding, Prepared } from './prepare.ts'

const refuses = (header: string, coding: string) => new RegExp(`\\b${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header)

/** The smallest coding a reader takes, from `Accept-Encoding`. */
export function codingOf(header: string | undefined): Coding {
  if (header === undefined) return 'identity'
  if (header.includes('br') && !refuses(header, 'br')) return 'br'
  return header.includes('gzip') && !refuses(header, 'gzip') ? 'gzip' : 'identity'
}

/** Does `If-None-Match` name this version? Weak and strong tags count alike, as RFC 9110 §13.1.2 has it. */
export const matches = (header: string | undefined, etag: string): boolean => header !== undefined && (header === etag || header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

const NOT_IN_304 = new Set(['content-length', 'content-type', 'content-encoding', 'content-language'])

/**
 * Sends a prepared page. It writes to the socket's response directly: the bytes and every header are ready, and Fastify's own way
 * costs as much again as all the rest.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Prepared): Promise<void> {
  const ready = page.body(codingOf(request.headers['accept-encoding'] as string | undefined))
  const body = ready instanceof Promise ? await ready : ready
  reply.hijack()
  if (page.status === 200 && matches(request.headers['if-none-match'], body.etag)) {
    reply.raw.writeHead(304, Object.fromEntries(Object.entries(body.headers).filter(([name]) => !NOT_IN_304.has(name))))
    reply.raw.end()
    return
  }
  reply.raw.writeHead(page.status, body.headers)
  reply.raw.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** Sends a file whose address changes with its content. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const coding = codingOf(request.headers['accept-encoding'] as string | undefined)
  const bytes = coding === 'br' ? asset.br : coding === 'gzip' ? asset.gzip : null
  if (bytes !== null) reply.header('content-encoding', coding)
  return reply
    .headers({ 'content-type': asset.type, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff', vary: 'accept-encoding', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" })
    .send(bytes ?? asset.identity)
}
