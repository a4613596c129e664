import type { FastifyRequest } from 'fastify'
import type { Language, Viewer } from '../../openapi/define.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, as the access check found it; null when nobody is signed in, or before the check. */
    viewer: Viewer | null
  }
}

/** A header's one value; null when it is absent. Node joins most repetitions; of a list the first counts. */
export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** The language of a call's messages: the `lang` header, `am` and `am-ET` alike; anything else is English. */
export const languageOf = (request: FastifyRequest): Language =>
  /^am\b/i.test(header(request, 'lang') ?? '') ? 'am' : 'en'

/** The token of `Authorization: Bearer …`; null without one. */
export const tokenOf = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? null

/** The address that limits count: a network of IPv6 belongs to one caller, so its first 64 bits. */
export function limitAddress(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  const full = [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => '0'),
    ...(tail ?? '').split(':').filter((group) => group !== ''),
  ]
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
