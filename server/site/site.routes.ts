import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../openapi/define.ts'
import { pages } from '../../openapi/routes.ts'
import type { DocumentContext } from '../../src/documents/document.ts'
import { ABSENCES, type Absence, type AbsenceKind, absencePage } from '../../src/documents/not-found/not-found.tsx'
import { hostRules } from '../http/hosts.ts'
import type { Services } from '../kernel/context.ts'
import { todayIn } from '../kernel/days.ts'
import { tellOutage } from '../kernel/outage.ts'
import { documentAssets, publicAssets, readAssets } from './assets.ts'
import { answerFirst } from './first-answer.ts'
import { prepare, styleHashes } from './prepare.ts'
import { publicPage, type SiteFrame, type TablePage } from './public-page.ts'
import { cookieOf, ownLanguage, type Wish, wishOf } from './reader.ts'
import { robotsText, sitemapXml } from './robots.ts'
import { sendAsset, sendPage } from './send.ts'
import { SHARE_PICTURES, sharePictures } from './share-picture.ts'
import { signedIn } from './signed-in.ts'
import { judgedAgents, viewSource } from './view-source.ts'
import { type CountedView, ViewCounter } from './views.ts'

/** What the rest of the server asks of the public site. */
export interface PublicSite {
  /** The page for an address that nothing answers, with status 404. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** What a form may send, in bytes: the longest message in Amharic, each letter of it written as nine. */
const MOST_SENT = 64_000

const routeOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The document for what is not here, the same for all addresses. `/pages/notfound` is an address of its own too. */
const absence = (kind: AbsenceKind) =>
  publicPage<AbsenceKind>({
    path: `/pages/${kind}`,
    topics: [],
    load: async () => ({ kind: 'document', subject: null, data: kind }),
    render: (of, context) => absencePage({ kind: of }, context),
    status: ABSENCES[kind].status,
  })

/** Registers the public pages, robots.txt, the sitemap and the files that documents load. */
export function registerSite(app: FastifyInstance, services: Services, table: readonly TablePage[]): PublicSite {
  const { config, clock, log } = services
  const origin = config.webOrigin
  const assets = readAssets()
  const paths = documentAssets(assets)
  const views = new ViewCounter(services)
  services.caches.add('style_hashes', styleHashes)
  services.caches.add('user_agents', judgedAgents)
  app.addHook('onClose', () => views.settled())

  function count(
    { method, headers, query }: Pick<FastifyRequest, 'method' | 'headers' | 'query'>,
    ip: string,
    { accountId, page, resumeId }: CountedView,
  ): void {
    const { via } = query as { via?: unknown }
    const agent = headers['user-agent']
    const source = viewSource({
      method,
      agent,
      referer: headers.referer,
      purpose: one(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']),
      page,
      via: typeof via === 'string' ? via : undefined,
      origin,
      host: headers.host,
    })
    if (source !== null)
      views.note({
        accountId,
        ...(resumeId === undefined ? {} : { resumeId }),
        source,
        address: ip,
        agent: agent ?? '',
        token: cookieOf(headers, 'access_token'),
      })
  }

  const context = (lang: Language, theme: Wish['theme']): DocumentContext => ({
    lang,
    theme,
    say: (id, values) => services.say(lang, id, values),
    origin,
    assets: paths,
    today: todayIn(clock.now()),
    ...(config.apiOrigin === origin ? {} : { apiOrigin: config.apiOrigin }),
  })
  const frame: SiteFrame = {
    services,
    context,
    absent: (request, reply, as) => absences[as].answer(request, reply),
    count: (request, view) => count(request, request.ip, view),
    readerOf: ({ headers }, lang) => signedIn(services, headers, lang),
  }
  const absences = Object.fromEntries(
    (Object.keys(ABSENCES) as AbsenceKind[]).map((kind) => [kind, absence(kind).open(frame)]),
  ) as Record<AbsenceKind, ReturnType<ReturnType<typeof absence>['open']>>
  const open = table.map((page) => ({ page, at: page.open(frame) }))

  let day = todayIn(clock.now())
  /** Documents may say which day it is, so a new day makes them again. */
  function startDay(): void {
    const today = todayIn(clock.now())
    if (today === day) return
    day = today
    for (const { at } of open) at.clear()
  }

  function fail(request: FastifyRequest, reply: FastifyReply, status: 500 | 503): void {
    const wish = wishOf(request)
    const failed: Absence = { kind: 'failed', code: request.id }
    const page = absencePage(failed, context(ownLanguage(request, wish), wish.theme))
    sendPage(
      request,
      reply,
      prepare(page, {
        status,
        cache: 'never',
        byLanguage: true,
        framed: false,
        asksThisSite: false,
        apiOrigin: null,
        origin,
      }),
    )
  }
  /** If a document cannot be made, the answer is a document too, with the code under which the log says why. */
  const document =
    (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<void>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        startDay()
        await answer(request, reply)
      } catch (error) {
        const isOutage = tellOutage({ log: request.log, config }, error)
        if (!isOutage) log.error({ err: error, request_id: request.id }, 'A public page failed')
        if (!reply.raw.headersSent) fail(request, reply, isOutage ? 503 : 500)
      }
      return reply
    }
  app.get(pages.notFound.path, document(absences.notfound.answer))
  for (const { page, at } of open) {
    app.get(routeOf(page.path), document(at.answer))
    if (page.allowsSlash) app.get(`${routeOf(page.path)}/`, document(at.answerSlash))
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_SENT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const { page, at } of open) if (at.receive) scope.post(routeOf(page.path), document(at.receive))
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        robotsText(
          origin,
          table.flatMap(({ disallow }) => disallow ?? []),
        ),
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const entries = await Promise.all(table.map(async ({ sitemap }) => (await sitemap?.()) ?? []))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(sitemapXml(origin, entries.flat()))
  })
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(assets.icon.path, 302),
  )
  const shared = sharePictures(services)
  app.get<{ Params: { file: string } }>(`${SHARE_PICTURES}/:file`, async (request, reply) => {
    const png = await shared(request.params.file)
    if (png === null) return document(absences.notfound.answer)(request, reply)
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.from(png))
  })
  for (const file of publicAssets(assets)) app.get(file.path, (request, reply) => sendAsset(request, reply, file))

  answerFirst(app.server, {
    pages: open.flatMap(({ page, at }) =>
      page.isBusy ? [{ prefix: page.path.slice(0, page.path.indexOf('{')), known: at.known }] : [],
    ),
    hosts: hostRules(config),
    trustProxy: config.trustProxy,
    count: (asked, ip, view) => count(asked, ip, view),
  })
  return { notFound: async (request, reply) => void (await document(absences.notfound.answer)(request, reply)) }
}
