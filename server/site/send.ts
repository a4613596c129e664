import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { disposition } from '../kernel/document-name.ts'
import type { Asset } from './assets.ts'
import type { Body, Coding, Prepared } from './prepare.ts'

const refuses = (header: string, coding: string) =>
  header.includes('q=0') && new RegExp(`\\b${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header)

/** The best compression that the reader accepts, from `Accept-Encoding`. */
export function codingOf(header: string | string[] | undefined): Coding {
  if (typeof header !== 'string') return 'identity'
  if (header.includes('br') && !refuses(header, 'br')) return 'br'
  return header.includes('gzip') && !refuses(header, 'gzip') ? 'gzip' : 'identity'
}

/** Does `If-None-Match` name this version? Weak and strong tags are equal here (RFC 9110 §13.1.2). */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** Writes a prepared page, whose bytes and headers are all ready. */
export function writePage(request: IncomingMessage, response: ServerResponse, status: number, body: Body): void {
  if (status === 200 && matches(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, body.unchanged)
    response.end()
    return
  }
  response.writeHead(status, body.headers)
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** Sends a prepared page without Fastify's reply, which would compress and hash it again. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Prepared): void {
  const body = page.body(codingOf(request.headers['accept-encoding']))
  reply.hijack()
  writePage(request.raw, reply.raw, page.status, body)
}

/**
 * A file that a public page gives to its readers. It is saved under its name, or, without one, read where it is; it is
 * never opened as a page of ours.
 */
export interface PublicFile {
  readonly type: string
  readonly name: string | null
  readonly body: string | Uint8Array | Readable
  /** For whoever asks alone: nothing keeps it. */
  readonly isPrivate?: true
}
export function sendFile(reply: FastifyReply, { type, name, body, isPrivate }: PublicFile): void {
  void reply
    .headers({
      'content-type': type,
      ...(name === null ? {} : { 'content-disposition': disposition(name) }),
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(isPrivate ? { 'referrer-policy': 'no-referrer' } : {}),
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(typeof body === 'string' || body instanceof Readable ? body : Buffer.from(body))
}

/** Sends a file whose address changes with its content. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const coding = codingOf(request.headers['accept-encoding'])
  const bytes = coding === 'br' ? asset.br : coding === 'gzip' ? asset.gzip : null
  if (bytes !== null) reply.header('content-encoding', coding)
  return reply
    .headers({
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    .send(bytes ?? asset.identity)
}
