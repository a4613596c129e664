import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../openapi/define.ts'
import { pages } from '../../openapi/routes.ts'
import { TEMPLATES, type TemplateKey } from '../../openapi/schemas/site.ts'
import { cardPage } from '../../src/documents/card/card.tsx'
import type { DocumentContext } from '../../src/documents/document.ts'
import { landingPage } from '../../src/documents/landing/landing.tsx'
import { type Absence, absencePage } from '../../src/documents/not-found/not-found.tsx'
import { sampleCompany } from '../../src/documents/sample/company.ts'
import { drawings } from '../../src/documents/sample/drawings.ts'
import { sampleSite } from '../../src/documents/sample/sample.ts'
import type { CardData, SiteData } from '../../src/documents/site-data.ts'
import { TEMPLATE_PATHS, templates } from '../../src/documents/templates.ts'
import { contactFile } from '../areas/card/contact.ts'
import { previewSecret } from '../areas/site/preview.ts'
import { createSiteSource } from '../areas/site/site.source.ts'
import { todayIn } from '../areas/structure/seats.ts'
import { hostRules } from '../http/hosts.ts'
import type { Services } from '../kernel/context.ts'
import { tellOutage } from '../kernel/outage.ts'
import { type Asset, readAssets } from './assets.ts'
import { PageCache } from './page-cache.ts'
import { type Handling, prepare, type Prepared } from './prepare.ts'
import { readPreview } from './preview-token.ts'
import { qrDrawing } from './qr-drawing.ts'
import { answerFirst } from './first-answer.ts'
import { type Asked, cookieOf, ownLanguage, variantOf, type Wish, wishOf } from './reader.ts'
import { robotsText, sitemapXml } from './robots.ts'
import { sendAsset, sendPage } from './send.ts'
import { viewSource } from './view-source.ts'
import { ViewCounter } from './views.ts'

/** What the rest of the server asks of the public site. */
export interface PublicSite {
  /** The page for an address that nothing answers, with status 404. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{2,29}$/
const CODE = /^[A-Za-z0-9]{6,20}$/
const ABSENT_STATUS = { notfound: 404, gone: 410, expired: 410, failed: 500 } as const satisfies Record<Absence['kind'], number>

type Params = { readonly username: string } | { readonly code: string }
const param = (request: FastifyRequest): string => Object.values(request.params as Params)[0] ?? ''
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The public pages: `/`, `/@username`, `/{code}`, `/{code}.vcf`, `/template/{key}`, robots, sitemap and their files. */
export function registerSite(app: FastifyInstance, services: Services, source = createSiteSource(services)): PublicSite {
  const { config, clock, events, log } = services
  const origin = config.webOrigin
  const assets = readAssets()
  const { ethiopic, serif, serifEthiopic } = assets.fonts
  const paths = { fonts: { ethiopic: ethiopic.path, serif: serif.path, serifEthiopic: serifEthiopic.path }, icon: assets.icon.path, script: assets.script.path }
  const { portrait, cover, notebook, gauge, logo, slopes, green, roasted } = assets.sample
  const samplePictures = drawings({
    portrait: portrait.path,
    cover: cover.path,
    notebook: notebook.path,
    gauge: gauge.path,
    logo: logo.path,
    slopes: slopes.path,
    green: green.path,
    roasted: roasted.path,
  })
  const sites = new PageCache<SiteData, Prepared>(events)
  const cards = new PageCache<CardData, Prepared>(events)
  const own = new Map<string, Prepared>()
  let ownDay = ''
  const views = new ViewCounter(services)
  app.addHook('onClose', () => views.settled())

  const context = (lang: Language, theme: Wish['theme']): DocumentContext => ({
    lang,
    theme,
    say: (id, values) => services.say(lang, id, values),
    origin,
    assets: paths,
    today: todayIn(clock.now()),
  })
  const handling = (of: Partial<Handling>): Handling => ({ status: 200, cache: 'revalidate', byLanguage: false, framed: false, indexable: false, origin, ...of })
  /** A page of our own that is the same for everyone with the same wish: made once a day, since the sample company says which day it is. */
  function kept(name: string, lang: Language, theme: Wish['theme'], make: () => Prepared): Prepared {
    const key = `${name} ${lang} ${theme ?? ''}`
    const day = todayIn(clock.now())
    if (day !== ownDay) own.clear()
    ownDay = day
    const page = own.get(key) ?? make()
    own.set(key, page)
    return page
  }

  function absent(request: FastifyRequest, reply: FastifyReply, absence: Absence, status: 404 | 410 | 500 | 503 = ABSENT_STATUS[absence.kind]): void {
    const wish = wishOf(request)
    const lang = ownLanguage(request, wish)
    const make = () => prepare(absencePage(absence, context(lang, wish.theme)), handling({ status, byLanguage: true, cache: absence.kind === 'failed' ? 'never' : 'revalidate' }))
    sendPage(request, reply, absence.kind === 'failed' ? make() : kept(absence.kind, lang, wish.theme, make))
  }
  const notFound = (request: FastifyRequest, reply: FastifyReply) => absent(request, reply, { kind: 'notfound' })

  /** A document that cannot be made says so as a document, with the code under which the log knows why. */
  const document = (handler: (request: FastifyRequest, reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await handler(request, reply)
    } catch (error) {
      const isOutage = tellOutage({ log: request.log, config }, error)
      if (!isOutage) log.error({ err: error, request_id: request.id }, 'A public page failed')
      if (!reply.raw.headersSent) absent(request, reply, { kind: 'failed', code: request.id }, isOutage ? 503 : 500)
    }
    return reply
  }

  function note({ method, headers, query }: Asked & { readonly method: string }, ip: string, accountId: string, page: 'site' | 'card'): void {
    const { via } = query as { via?: unknown }
    const agent = headers['user-agent']
    const from = viewSource({
      method,
      agent,
      referer: headers.referer,
      purpose: one(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']),
      page,
      via: typeof via === 'string' ? via : undefined,
      origin,
      host: headers.host,
    })
    if (from !== null) views.note({ accountId, source: from, address: ip, agent: agent ?? '', token: cookieOf(headers, 'access_token') })
  }

  app.get(
    '/@:username',
    document(async (request, reply) => {
      const username = param(request)
      if (!USERNAME.test(username)) return notFound(request, reply)
      const wish = wishOf(request)
      const { lang, theme } = wish
      const found = await sites.find({
        address: username,
        variant: variantOf(wish),
        load: async () => {
          const answer = await source.findSite(username)
          if (answer === null || answer.kind === 'moved') return { other: answer?.username ?? null }
          // One address for one page: another spelling of the name leads to its own.
          return answer.data.username === username ? answer : { other: answer.data.username }
        },
        make: (data) => prepare(templates[data.template](data, context(lang ?? data.language, theme)), handling({ indexable: data.indexable })),
      })
      if ('other' in found) return found.other === null ? notFound(request, reply) : movePermanently(reply, found.other, lang)
      sendPage(request, reply, found.page)
      note(request, request.ip, found.accountId, 'site')
    }),
  )

  // People type a slash behind a name.
  app.get(
    '/@:username/',
    document((request, reply) => (USERNAME.test(param(request)) ? movePermanently(reply, param(request), wishOf(request).lang) : notFound(request, reply))),
  )

  function movePermanently(reply: FastifyReply, username: string, lang: Language | null): void {
    // The new address may change again, so no cache keeps the way to it without asking.
    void reply.header('cache-control', 'no-cache').redirect(`/@${username}${lang === null ? '' : `?lang=${lang}`}`, 301)
  }

  app.get(
    '/:code',
    document(async (request, reply) => {
      const wanted = param(request)
      const isContact = wanted.endsWith('.vcf')
      const code = (isContact ? wanted.slice(0, -4) : wanted).toUpperCase()
      if (!CODE.test(code)) return notFound(request, reply)
      if (isContact) return sendContact(request, reply, code)
      const wish = wishOf(request)
      const { lang, theme } = wish
      const found = await cards.find({
        address: code,
        variant: variantOf(wish),
        load: async () => {
          const answer = await source.findCard(code)
          return answer?.kind === 'card' ? answer : { other: answer === null ? ('notfound' as const) : ('gone' as const) }
        },
        make: (data) => prepare(cardPage(data, qrDrawing(data.urls.card), context(lang ?? data.language, theme)), handling({})),
      })
      if ('other' in found) return absent(request, reply, { kind: found.other })
      sendPage(request, reply, found.page)
      note(request, request.ip, found.accountId, 'card')
    }),
  )

  async function sendContact(request: FastifyRequest, reply: FastifyReply, code: string): Promise<unknown> {
    const found = await source.findCard(code)
    if (found?.kind !== 'card') return absent(request, reply, { kind: found === null ? 'notfound' : 'gone' })
    const { version } = request.query as { version?: unknown }
    const lang = wishOf(request).lang ?? found.data.language
    const contact = await contactFile(services.db, services, found.accountId, { card: found.data, version: version === '4.0' ? '4.0' : '3.0', lang })
    return reply
      .headers({
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': `attachment; filename="${code}.vcf"`,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(contact)
  }

  app.get(
    pages.landing.path,
    document((request, reply) => {
      const wish = wishOf(request)
      const lang = ownLanguage(request, wish)
      const farewell = cookieOf(request.headers, 'farewell')
      const said = farewell === 'done' || farewell === 'failed' ? farewell : null
      // Said once: the page takes the cookie away, and no copy of it is kept.
      if (said !== null) reply.raw.setHeader('set-cookie', `farewell=; path=/; max-age=0; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`)
      const make = () => prepare(landingPage(context(lang, wish.theme), said), handling({ indexable: true, byLanguage: true, cache: said === null ? 'revalidate' : 'never' }))
      return sendPage(request, reply, kept(`landing ${said ?? ''}`, lang, wish.theme, make))
    }),
  )

  /** An invented company, or person, dressed in a template. Samples have no card to open. */
  const sampleIn = (template: TemplateKey, path: string): SiteData => ({
    ...(template === 'template3' ? sampleCompany(origin, samplePictures) : sampleSite(origin, template, samplePictures)),
    urls: { canonical: `${origin}${path}`, card: null, vcard: null },
  })
  function sendSample(request: FastifyRequest, reply: FastifyReply, template: TemplateKey, path: string): void {
    const wish = wishOf(request)
    const lang = ownLanguage(request, wish)
    const make = () => prepare(templates[template](sampleIn(template, path), context(lang, wish.theme), { kind: 'sample' }), handling({ byLanguage: true }))
    sendPage(request, reply, kept(`sample ${path}`, lang, wish.theme, make))
  }

  /** The template's sample, or with `?preview=` the owner's own data in it. */
  const templateRoute = (template: TemplateKey) =>
    document(async (request, reply) => {
      const wish = wishOf(request)
      const { preview } = request.query as { preview?: unknown }
      if (preview === undefined) return sendSample(request, reply, template, TEMPLATE_PATHS[template])
      const claim = typeof preview === 'string' ? readPreview(preview, previewSecret(services), clock.now().getTime()) : null
      const data = claim === null ? null : await source.findPreview(claim)
      if (claim === null || data === null) return absent(request, reply, { kind: 'expired' })
      return sendPage(
        request,
        reply,
        prepare(templates[template](data, context(claim.language, wish.theme), { kind: 'preview', as: claim.as }), handling({ cache: 'never', framed: true })),
      )
    })
  for (const template of TEMPLATES) app.get(TEMPLATE_PATHS[template], templateRoute(template))
  app.get(
    pages.sampleCompany.path,
    document((request, reply) => sendSample(request, reply, 'template3', pages.sampleCompany.path)),
  )

  app.get(pages.notFound.path, document(notFound))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)))
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(sitemapXml(origin, await source.listIndexable())),
  )
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').redirect(assets.icon.path, 302))
  const files: readonly Asset[] = [...Object.values(assets.fonts), ...Object.values(assets.sample), assets.icon, assets.script]
  for (const file of files) app.get(file.path, (request, reply) => sendAsset(request, reply, file))

  answerFirst(app.server, {
    known: (address, variant) => sites.known(address, variant),
    hosts: hostRules(config),
    trustProxy: config.trustProxy,
    note: (asked, ip, accountId) => note(asked, ip, accountId, 'site'),
  })
  return { notFound: async (request, reply) => notFound(request, reply) }
}
