import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileRule, Language, StagedFile } from '../../openapi/define.ts'
import type { DocumentContext, Page } from '../../src/documents/document.ts'
import type { AbsenceKind } from '../../src/documents/not-found/not-found.tsx'
import { limitAddress } from '../http/caller.ts'
import { type Form, readForm } from '../http/form.ts'
import type { Services } from '../kernel/context.ts'
import type { Topic } from '../kernel/events.ts'
import { type Loaded, PageCache } from './page-cache.ts'
import { type Handling, prepare, type Prepared } from './prepare.ts'
import { type Asked, ownLanguage, variantOf, type Wish, wishOf } from './reader.ts'
import { type PublicFile, sendFile, sendPage } from './send.ts'
import { withSharePicture } from './share-picture.ts'
import type { Reader } from './signed-in.ts'
import type { CountedView } from './views.ts'

/** There is no document: 404 (`notfound`), or 410 for what was here once and is gone. Each kind has its own text. */
export interface Absent {
  readonly kind: 'absent'
  readonly as: AbsenceKind
}
/** The document has another address now: a path on this site, with a query where the page has one. */
interface Moved {
  readonly kind: 'moved'
  readonly path: `/${string}`
}
/** A document, what outdates it (`subject`, `mentions`), and its data. */
interface Found<D> extends Loaded<D> {
  readonly kind: 'document'
}
/** A document for one request. It is never cached, and its address does not leave in `Referer`. */
interface ForOneReader<D> {
  readonly kind: 'document'
  readonly data: D
  /** Absent: as for everyone else. */
  readonly language?: Language
  /** The application may show it in a frame (a preview). */
  readonly isFramed?: boolean
  /** A cookie that the answer sets, as the header says it. */
  readonly setCookie?: string
  /** It is a view, as one of the document for everyone is. */
  readonly isView?: true
  /** Whoever asks has asked too often (429): the document says when they may again, in so many seconds. */
  readonly retryAfter?: number
}
/** What is no document was asked for too often (429): in so many seconds it may be again. */
interface TooOften {
  readonly kind: 'tooOften'
  readonly retryAfter: number
}
/** What one request gets instead of the cached document. */
export type Special<D> = ForOneReader<D> | { readonly kind: 'file'; readonly file: PublicFile } | Absent | TooOften

/** What a form sent to a page, and who sent it. */
export interface SentForm extends AskedPage {
  readonly fields: URLSearchParams
  /** The language of the page that has the form. */
  readonly lang: Language
}
/** A form with a file that was sent to a page. */
export interface SentFile extends AskedPage {
  readonly lang: Language
  /**
   * Reads what was sent, once: the file under this name, on disk until the page is answered. Throws a `Refusal` for one
   * that is too large, and for what is no such form.
   */
  readonly read: (name: string, kind: FileRule['kind']) => Promise<StagedFile>
}
/** What a sent form leads to: a page for its sender, or another address that shows what came of it. */
export type Received<D> =
  | { readonly kind: 'document'; readonly status: 200 | 410 | 422 | 429; readonly data: D }
  | { readonly kind: 'seeOther'; readonly path: `/${string}`; readonly setCookie?: string }

/** A request, with the parameters of its path. */
export interface AskedPage extends Asked {
  readonly params: Readonly<Record<string, string>>
  /** The reader's address as limits count it. */
  readonly address: string
}
/** An address for the sitemap: a path on this site, and the ISO instant of its last change; null: unknown. */
export interface SitemapEntry {
  readonly path: `/${string}`
  readonly updated_at: string | null
}

/**
 * A public document as data. The engine adds caching, both languages, themes, headers, 404, 410, redirects, robots.txt
 * and the sitemap.
 */
export interface PublicPage<D> {
  /** As in `openapi/routes.ts`; `{name}` is a parameter. */
  readonly path: `/${string}`
  /** The events that outdate the cached document of a subject. None: only the day does. */
  readonly topics: readonly Topic[]
  /**
   * The address in the cache, from parameters and query in one spelling; null: no such page can exist (404 without a
   * query). Absent: the page has no parameters.
   */
  readonly key?: (asked: AskedPage) => string | null
  /** Reads what everyone may see. The answer may depend on `key` alone, because it is cached under it. */
  readonly load: (key: string) => Promise<Found<D> | Moved | Absent>
  /**
   * What a request gets instead of the cached document: a file, a preview, a message shown once. Null: nothing special
   * was asked for.
   */
  readonly instead?: (asked: AskedPage) => Promise<Special<D> | null> | null
  readonly render: (data: D, context: DocumentContext) => Page
  /** What is sent to the page by a form (`application/x-www-form-urlencoded`). Absent: nothing can be. */
  readonly receive?: (sent: SentForm) => Promise<Received<D>>
  /** What a form with a file sends to the page (`multipart/form-data`); only where `receive` takes the other forms. */
  readonly receiveFile?: (sent: SentFile) => Promise<Received<D>>
  /** The language of a page without `?lang=`, from its data. Absent: the reader's, from cookie or browser. */
  readonly language?: (data: D) => Language
  /** Counts views of an account. Absent: views are not counted; null: this one is none. */
  readonly view?: (data: D) => CountedView | null
  /**
   * Ready pages are answered before the framework (`first-answer.ts`). The path ends in its only parameter, the key is
   * that parameter, and `language` comes from the data.
   */
  readonly isBusy?: true
  /**
   * A page of the product's own, whose frame leads somebody who is signed in into the application by their name. It is
   * made anew for each of them, and is nobody else's.
   */
  readonly greets?: true
  /** Of a page that greets: its data as somebody who is signed in sees them. */
  readonly forReader?: (data: D, reader: Reader) => Promise<D>
  /** A page of the product's own: those who link to it show a picture of its title, where it has no other. */
  readonly isShared?: true
  /** A slash behind the address leads to the address. */
  readonly allowsSlash?: true
  /** The application may show it in a frame. */
  readonly mayBeFramed?: true
  /** The document as one that is over by now, although it is still read: 410. Null: it is not over. */
  readonly over?: (data: D) => D | null
  /** The status of every document of this page; absent: 200. */
  readonly status?: Handling['status']
  /** The document asks this site by a form or a script; absent: it may ask nobody. */
  readonly asksThisSite?: true
  /** The script of the document also calls the API, as whoever is signed in. */
  readonly asksApi?: true
  /** What search engines should know. Absent: nothing of it. */
  readonly sitemap?: () => Promise<readonly SitemapEntry[]>
  /** Addresses that robots should not ask for, as robots.txt writes them. */
  readonly disallow?: string
  /** May anyone load this file, because such a page shows it? */
  readonly isPublicFile?: (fileId: string) => Promise<boolean>
}

/** What the site gives every page. */
export interface SiteFrame {
  readonly services: Services
  readonly context: (lang: Language, theme: Wish['theme']) => DocumentContext
  readonly absent: (request: FastifyRequest, reply: FastifyReply, as: AbsenceKind) => Promise<void>
  readonly count: (request: FastifyRequest, view: CountedView) => void
  /** Who reads, if their browser is signed in. */
  readonly readerOf: (request: FastifyRequest, lang: Language) => Promise<Reader | null>
}
/** A page at work: its own cache, and how it answers. */
export interface OpenPage {
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly answerSlash: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Absent: no form may be sent to it. */
  readonly receive?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** A page that is in memory, for a key and variant, and the view that an answer counts. */
  readonly known: (
    key: string,
    variant: string,
  ) => { readonly page: Prepared; readonly view: CountedView | null } | undefined
  /** Drops all cached documents: they may say which day it is. */
  readonly clear: () => void
}
/** A page of the table, whatever its data are. */
export interface TablePage extends Pick<
  PublicPage<never>,
  'path' | 'isBusy' | 'allowsSlash' | 'sitemap' | 'disallow' | 'isPublicFile'
> {
  readonly open: (frame: SiteFrame) => OpenPage
}

const askedOf = ({ headers, query, params, ip }: FastifyRequest): AskedPage => ({
  headers,
  query,
  params: params as AskedPage['params'],
  address: limitAddress(ip),
})
const inLanguage = (path: string, lang: Language | null) =>
  `${path}${lang === null ? '' : `${path.includes('?') ? '&' : '?'}lang=${lang}`}`
/** The new address may change again, so caches must ask before they use the way to it. */
const redirect = (reply: FastifyReply, path: string, lang: Language | null) =>
  void reply.header('cache-control', 'no-cache').redirect(inLanguage(path, lang), 301)

/** Makes a public document. There is no other way to one; the table of them is `server/public-pages.ts`. */
export function publicPage<D>(page: PublicPage<D>): TablePage {
  const { path: address, topics, key = () => '', load, instead, language, view } = page
  function open({ services, context, absent, count, readerOf }: SiteFrame): OpenPage {
    const render = (data: D, of: DocumentContext): Page => {
      const rendered = page.render(data, of)
      return page.isShared ? withSharePicture(services, rendered) : rendered
    }
    const cache = new PageCache<D, Prepared>(services.events, topics)
    services.caches.add(`page:${address}`, cache)
    const handling: Handling = {
      status: page.status ?? 200,
      cache: 'revalidate',
      byLanguage: language === undefined,
      framed: page.mayBeFramed ?? false,
      asksThisSite: page.asksThisSite ?? false,
      apiOrigin: page.asksApi ? services.config.apiOrigin : null,
      origin: services.config.webOrigin,
    }

    const asOwn = async (data: D, reader: Reader | null): Promise<D> =>
      reader && page.forReader ? page.forReader(data, reader) : data

    function countView(request: FastifyRequest, data: D | null): void {
      const counted = data === null ? null : (view?.(data) ?? null)
      if (counted !== null) count(request, counted)
    }

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const asked = askedOf(request)
      const wish = wishOf(asked)
      const own = language === undefined ? ownLanguage(asked, wish) : wish.lang
      const languageOf = (data: D): Language => own ?? language?.(data) ?? 'en'
      const special = (await instead?.(asked)) ?? null
      if (special?.kind === 'absent') return absent(request, reply, special.as)
      if (special?.kind === 'tooOften')
        return void reply.code(429).header('retry-after', special.retryAfter).type('text/plain').send('')
      if (special?.kind === 'file') return sendFile(reply, special.file)
      if (special) {
        if (special.setCookie !== undefined) reply.raw.setHeader('set-cookie', special.setCookie)
        const lang = special.language ?? languageOf(special.data)
        const byLanguage = handling.byLanguage && special.language === undefined
        const greeted = page.greets && special.isFramed !== true ? await readerOf(request, lang) : null
        const frame = { ...context(lang, wish.theme), ...(greeted ? { reader: greeted } : {}) }
        const made = prepare(render(await asOwn(special.data, greeted), frame), {
          ...handling,
          ...(special.retryAfter === undefined ? {} : { status: 429, retryAfter: special.retryAfter }),
          cache: 'never',
          byLanguage,
          framed: special.isFramed ?? false,
        })
        sendPage(request, reply, made)
        return countView(request, special.isView ? special.data : null)
      }
      const at = key(asked)
      if (at === null) return absent(request, reply, 'notfound')
      const found = await cache.find({
        address: at,
        variant: variantOf({ lang: own, theme: wish.theme }),
        load: async () => {
          const loaded = await load(at)
          return loaded.kind === 'document' ? loaded : { other: loaded }
        },
        make: (data) => prepare(render(data, context(languageOf(data), wish.theme)), handling),
      })
      if ('other' in found)
        return found.other.kind === 'moved'
          ? redirect(reply, found.other.path, wish.lang)
          : absent(request, reply, found.other.as)
      const lang = languageOf(found.data)
      const reader = page.greets ? await readerOf(request, lang) : null
      const over = page.over?.(found.data) ?? null
      if (over !== null) {
        const frame = { ...context(lang, wish.theme), ...(reader ? { reader } : {}) }
        const shown = render(await asOwn(over, reader), frame)
        return sendPage(request, reply, prepare(shown, { ...handling, status: 410, cache: 'never' }))
      }
      const mine = reader && render(await asOwn(found.data, reader), { ...context(lang, wish.theme), reader })
      sendPage(request, reply, mine ? prepare(mine, { ...handling, cache: 'never' }) : found.page)
      countView(request, found.data)
    }

    const { receive, receiveFile } = page
    /** What comes of a form; a file that came with it is gone afterwards. */
    async function received(
      asked: AskedPage & { readonly lang: Language },
      request: FastifyRequest,
    ): Promise<Received<D> | undefined> {
      if (receiveFile === undefined || !/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) {
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        return receive?.({ ...asked, fields })
      }
      let form: Form | null = null
      try {
        return await receiveFile({
          ...asked,
          read: async (name, kind) => {
            form = await readForm(
              request,
              { files: { [name]: { kind } } },
              {
                dir: path.join(services.config.dataDir, 'staged'),
                uploads: services.uploads,
                fieldBytes: 1000,
                parts: new Map(),
              },
            )
            const file = form.files[name]
            if (file === undefined) throw new Error(`The form was read without ${name}`)
            return file
          },
        })
      } finally {
        ;(form as Form | null)?.drop()
      }
    }
    async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const asked = askedOf(request)
      const wish = wishOf(asked)
      const lang = ownLanguage(asked, wish)
      const found = await received({ ...asked, lang }, request)
      if (found === undefined) return absent(request, reply, 'notfound')
      // What was sent is not sent again by loading the page again.
      if (found.kind === 'seeOther' && found.setCookie !== undefined) reply.header('set-cookie', found.setCookie)
      if (found.kind === 'seeOther') return void reply.redirect(inLanguage(found.path, wish.lang), 303)
      const made = prepare(render(found.data, context(lang, wish.theme)), {
        ...handling,
        status: found.status,
        cache: 'never',
      })
      return sendPage(request, reply, made)
    }

    return {
      answer,
      ...(receive ? { receive: answerForm } : {}),
      answerSlash: async (request, reply) => {
        const asked = askedOf(request)
        if (key(asked) === null) return absent(request, reply, 'notfound')
        redirect(
          reply,
          address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asked.params[name] ?? '')),
          wishOf(asked).lang,
        )
      },
      known: (address, variant) => {
        const found = cache.known(address, variant)
        return found && { page: found.page, view: view?.(found.data) ?? null }
      },
      clear: () => cache.clear(),
    }
  }
  return { ...page, open }
}
