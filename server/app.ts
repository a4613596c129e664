import fs from 'node:fs'
import path from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { handlers } from './areas.ts'
import { contactPictures } from './areas/card/contact-file.present.ts'
import { carriedTexts } from './areas/session/languages.present.ts'
import { isShownTo } from './areas/site/shown-picture.queries.ts'
import {
  CONNECTION_LIMITS,
  registerConnections,
  serverOptionsOf,
  watchConnections,
  type ConnectionLimits,
} from './http/connection.ts'
import { registerOperations } from './http/dispatch.ts'
import { registerFonts } from './http/fonts.ts'
import { registerPictures } from './http/pictures.ts'
import { asRefusal, problemOf, sendProblem } from './http/problem.ts'
import { originForm, registerHosts } from './http/hosts.ts'
import { registerOrigins, registerSecurityHeaders } from './http/security.ts'
import { registerStopMails } from './http/stop-mails.ts'
import { registerReference } from './http/reference.ts'
import { registerMailList } from './http/mail-list.ts'
import { registerWeb } from './http/web.ts'
import type { Services } from './kernel/context.ts'
import { eventsUntilEnd } from './kernel/events.ts'
import { tellOutage } from './kernel/outage.ts'
import { Refusal } from './kernel/refusal.ts'
import { publicPages } from './public-pages.ts'
import { registerSite } from './site/site.routes.ts'

/** A body may have so many bytes where no operation says what it takes. */
const BODY_LIMIT = 1_000
/** Compressing less costs more than it saves. */
const COMPRESS_FROM = 1500

export interface AppOptions {
  /** The built application; absent in tests of the API alone. */
  readonly webDir: string | null
  /** True once the process was told to end: new calls answer 503. */
  readonly isDraining: () => boolean
  /** Other limits than the product's: tests have less time. */
  readonly connections?: Partial<ConnectionLimits>
}

/** JSON as UTF-8 and nothing else; an empty body is none. `__proto__` and its like are refused. */
function registerBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    let text: string
    try {
      text = decoder.decode(body)
    } catch {
      return done(new Refusal('malformed', {}), undefined)
    }
    void parse(request, text, done)
  })
}

/**
 * The log of a call: what was asked by its route, never by its address, which may hold a token, and nothing of headers
 * or bodies.
 */
function registerLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.viewer?.userId,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'call')
    else request.log.info(line, 'call')
  })
}

/** The headers of a call did not come to their end in time. */
const isTooSlow = ({ code }: NodeJS.ErrnoException) => code === 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * What is said on the socket itself, where there is no call: nothing to somebody who is too slow, else why it could not
 * be read.
 */
function answerTo(error: NodeJS.ErrnoException, requestId: string): string {
  if (isTooSlow(error)) return 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  const body = JSON.stringify(problemOf(new Refusal('malformed', {}), 'en', requestId))
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}

/** The whole server as one Fastify instance: API, public site, application, pictures. It does not listen yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, ids } = services
  const limits: ConnectionLimits = { ...CONNECTION_LIMITS, ...options.connections }
  const connections = watchConnections(limits)
  services.caches.add('contact_pictures', contactPictures)
  const app: FastifyInstance = Fastify({
    ...serverOptionsOf(limits),
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => ids.uuid(),
    requestIdHeader: false,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: originForm,
    routerOptions: { maxParamLength: 1000 },
    clientErrorHandler: (error, socket) =>
      connections.refuse(socket, answerTo(error, ids.uuid()), { maySend: !isTooSlow(error) }),
    frameworkErrors: (error, request, reply) => {
      request.viewer = null
      connections.watch(request.raw, reply.raw)
      reply.header('x-content-type-options', 'nosniff')
      sendProblem(request, reply, asRefusal(error, BODY_LIMIT))
    },
  })
  app.decorateRequest('viewer', null)
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error, request.routeOptions.bodyLimit)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'a call failed')
    else if (refusal.code === 'unavailable') tellOutage({ log: request.log, config }, error)
    return sendProblem(request, reply, refusal)
  })

  registerConnections(app, connections, limits, options.isDraining)
  registerSecurityHeaders(app, config)
  registerHosts(app, config)
  registerOrigins(app, config)
  registerLog(app)
  app.addHook('onRequest', async () => {
    if (options.isDraining()) throw new Refusal('unavailable', {})
  })
  // An unknown address that is no page: said before its body is read.
  app.addHook('onRequest', async (request) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|lyu)(\/|$|\?)/.test(request.url)
    if (request.is404 && !isPage) throw new Refusal('not_found', {})
  })
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    inflateIfDeflated: false,
  })
  registerBodies(app)
  await app.register(fastifyMultipart)

  const stagedDir = path.join(config.dataDir, 'staged')
  fs.mkdirSync(stagedDir, { recursive: true, mode: 0o700 })
  registerOperations(app, services, handlers, stagedDir)
  const { events, end } = eventsUntilEnd(services.events)
  app.addHook('onClose', async () => end())
  const withPages = { ...services, events }
  const pages = publicPages(withPages)
  registerPictures(app, services, { pages, isShownTo })
  registerFonts(app, services)
  if (options.webDir !== null) registerWeb(app, config, { webDir: options.webDir, carriedTexts })
  registerReference(app, services)
  registerStopMails(app, services)
  if (config.isDemo && config.smtpUrl === null) registerMailList(app, services)
  const site = registerSite(app, withPages, pages)
  app.setNotFoundHandler(async (request, reply) => {
    await site.notFound(request, reply)
    return reply
  })
  await app.ready()
  return app
}
