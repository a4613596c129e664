import type { FastifyInstance } from 'fastify'
import type { Config } from '../kernel/config.ts'

/** Emotion writes its rules into an empty style element; this is the hash of the empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policy of the application's pages. Documents have their own, with the hash of their styles. */
export function applicationPolicy({ webOrigin, apiOrigin }: Config): string {
  const connect = apiOrigin === webOrigin ? "'self'" : `'self' ${apiOrigin}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What every answer carries. A document of its own kind replaces the policy. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const always = {
    'content-security-policy': applicationPolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // The origin alone: a one-time token in an address never reaches a Referer.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(config.webOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
}

const ALLOWED_HEADERS =
  'accept, authorization, content-type, currentaccountid, idempotency-key, if-account, if-none-match, lang, timezone, x-xsrf-token'
const EXPOSED_HEADERS = 'content-disposition, etag, retry-after'

/** With a second origin: lets the web's origin call the API there. */
export function registerOrigins(app: FastifyInstance, { webOrigin, apiOrigin }: Config): void {
  if (webOrigin !== apiOrigin) {
    app.addHook('onRequest', async (request, reply) => {
      if (!/^\/api(\/|\?|$)/.test(request.url)) return
      reply.header('vary', 'origin')
      if (request.headers.origin === webOrigin)
        reply.headers({
          'access-control-allow-origin': webOrigin,
          'access-control-expose-headers': EXPOSED_HEADERS,
          'cross-origin-resource-policy': 'cross-origin',
        })
    })
  }
  app.options('/api/*', async (request, reply) => {
    if (webOrigin !== apiOrigin && request.headers.origin === webOrigin) {
      reply.headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      })
    }
    return reply.code(204).send()
  })
}
