import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '../../openapi/define.ts'
import { anyPages } from '../../openapi/routes.ts'
import type { Config } from '../kernel/config.ts'
import { Refusal } from '../kernel/refusal.ts'
import { header } from './caller.ts'

/** Specification §9: document languages. */
const DOCUMENT_LANGUAGE = { en: 'en-US', am: 'am-ET' } as const satisfies Record<Language, string>

const themes: Readonly<Record<string, 'light' | 'dark'>> = { true: 'dark', false: 'light' }

/**
 * What a page is rendered for before any script runs: the kept choice of language, else what the browser asks for, else
 * English; the kept theme, null: as the system says.
 */
export function readerOf(request: FastifyRequest): {
  readonly lang: Language
  readonly theme: 'light' | 'dark' | null
} {
  const kept = request.cookies['current_language']
  const asked = header(request, 'accept-language') ?? ''
  const first = asked
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'am' || code === 'en')
  return {
    lang: kept === 'am' || kept === 'en' ? kept : first === 'am' ? 'am' : 'en',
    theme: themes[request.cookies['darkTheme'] ?? ''] ?? null,
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The application's page, with the API's origin (empty: the one the page was opened at) and the versions of its texts,
 * cut where the reader's language and theme go in.
 */
function shellOf(
  html: string,
  apiOrigin: string,
  carriedTexts: string,
): (lang: Language, theme: 'light' | 'dark' | null) => string {
  const withMeta = /<meta[^>]+name="api-origin"[^>]*>/i.test(html)
    ? html.replace(/<meta[^>]+name="api-origin"[^>]*>/i, `<meta name="api-origin" content="${escaped(apiOrigin)}">`)
    : html.replace(/<\/head>/i, `<meta name="api-origin" content="${escaped(apiOrigin)}"></head>`)
  const withTexts = withMeta.replace('<meta name="texts" content=""', `<meta name="texts" content="${carriedTexts}"`)
  const [before = '', after = ''] = withTexts.split(/<html[^>]*>/i)
  return (lang, theme) =>
    `${before}<html lang="${DOCUMENT_LANGUAGE[lang]}" dir="ltr"${theme ? ` class="${theme}"` : ''}>${after}`
}

export interface WebOptions {
  /** The built application. */
  readonly webDir: string
  /** The versions of the texts in it, parted by spaces. */
  readonly carriedTexts: string
}

/**
 * The built application: its files, kept for a year because their names change with their content, and one page for
 * every screen.
 */
export function registerWeb(app: FastifyInstance, config: Config, { webDir, carriedTexts }: WebOptions): void {
  const page = path.join(webDir, 'index.html')
  if (fs.existsSync(path.join(webDir, 'assets'))) {
    app.register(fastifyStatic, {
      root: path.join(webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
      decorateReply: false,
      wildcard: true,
    })
  }
  const shell = fs.existsSync(page)
    ? shellOf(
        fs.readFileSync(page, 'utf8'),
        config.apiOrigin === config.webOrigin ? '' : config.apiOrigin,
        carriedTexts,
      )
    : null
  const secure = config.webOrigin.startsWith('https:') ? '; Secure' : ''
  for (const { path: url, kind } of Object.values(anyPages)) {
    if (kind !== 'screen') continue
    app.get(url.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
      if (!shell) throw new Refusal('unavailable', {})
      const { lang, theme } = readerOf(request)
      // Specification §7. It protects nothing here: calls are authenticated by their header (docs/security.md).
      if (request.cookies['XSRF-TOKEN'] === undefined)
        reply.header('set-cookie', `XSRF-TOKEN=${randomBytes(16).toString('base64url')}; Path=/; SameSite=Lax${secure}`)
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'cookie, accept-language',
        })
        .send(shell(lang, theme))
    })
  }
}
