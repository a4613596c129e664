import { beforeAll, describe, expect, it } from 'vitest'
import { anyPages, WANTED } from '../../openapi/routes.ts'
import { seedReference } from '../../server/db/seed.ts'
import { seedDemo } from '../../server/demo/demo.ts'
import { testApp, type TestApp } from '../setup/app.ts'

const LANGUAGES = ['en', 'am'] as const
/** Far more than there are: a page whose links lead to ever new pages is found out by it. */
const MOST_PAGES = 1_500
const MOVED = new Set([301, 302, 303, 307, 308])

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await testApp({ isDemo: true })
  await seedReference(app.services)
  await seedDemo(app.services)
  origin = app.services.config.webOrigin
})

/** `/help-center-detail/{slug}` as a pattern. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const screens = Object.values(anyPages).flatMap(({ kind, path }) => (kind === 'screen' ? [patternOf(path)] : []))
const isScreen = (path: string) => screens.some((pattern) => pattern.test(path))
const isDocument = (path: string) =>
  Object.values(anyPages).some(({ kind, path: at }) => kind === 'document' && patternOf(at).test(path))

/** A search of jobs leads to ever narrower ones: it is opened, and its own links are not followed. */
const isSearch = ({ pathname, searchParams }: URL) =>
  pathname === anyPages.jobs.path && [...searchParams.keys()].some((name) => name !== 'lang')

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<')
/** Where a page leads: links, what forms ask for, pictures, and the addresses in its head. */
function linksOf(html: string): readonly string[] {
  const tags = html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .match(/<(?:a|form|img|link)\b(?:"[^"]*"|[^">])*>/g)
  return (tags ?? []).flatMap((tag) => {
    // What a form sends changes something; where it is sent to is tried by the tests of its page.
    if (tag.startsWith('<form') && / method="post"/i.test(tag)) return []
    // The built application's own files are not there in tests of the server alone.
    if (/ rel="(?:icon|preload|stylesheet|manifest|apple-touch-icon|modulepreload)"/.test(tag)) return []
    return [...tag.matchAll(/ (?:href|action|src)="([^"]*)"/g)].map(([, address = '']) => unescaped(address))
  })
}

interface Page {
  readonly status: number
  readonly body: string
}
interface Dead {
  readonly from: string
  readonly to: string
  readonly why: string
}

/** Opens every page that can be reached from these by links, and tells which links lead nowhere. */
async function walk(starts: readonly string[]): Promise<{ readonly seen: readonly string[]; readonly dead: Dead[] }> {
  const known = new Map<string, Promise<Page>>()
  const open = (address: string) => {
    const before = known.get(address)
    if (before) return before
    const page = follow(address)
    known.set(address, page)
    return page
  }
  const follow = async (address: string, moves = 0): Promise<Page> => {
    const { statusCode, headers, body } = await app.app.inject({ url: address })
    if (!MOVED.has(statusCode)) {
      const isText = /html|xml|text/.test(String(headers['content-type']))
      return { status: statusCode, body: isText ? body : '' }
    }
    const to = new URL(String(headers.location), origin + address)
    if (to.origin === origin && isScreen(to.pathname)) return { status: 200, body: '' }
    return moves > 4 ? { status: 508, body: '' } : follow(to.pathname + to.search, moves + 1)
  }
  const dead: Dead[] = []
  const queue = [...starts]
  const seen = new Set(queue)
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    if (seen.size > MOST_PAGES) throw new Error(`more than ${MOST_PAGES} pages, the last is ${from}`)
    const page = await open(from)
    if (page.status !== 200) dead.push({ from: 'the start', to: from, why: `answers ${page.status}` })
    for (const link of linksOf(page.body)) {
      const to = new URL(link, origin + from)
      if (to.origin !== origin) continue
      const address = to.pathname + to.search
      if (isScreen(to.pathname)) {
        const wanted = to.searchParams.get(WANTED)
        if (wanted !== null && !isScreen(new URL(wanted, origin).pathname))
          dead.push({ from, to: address, why: 'leads to no screen after the sign-in' })
        continue
      }
      const target = await open(address)
      if (target.status !== 200) dead.push({ from, to: address, why: `answers ${target.status}` })
      const part = decodeURIComponent(to.hash.slice(1))
      if (part !== '' && !target.body.includes(` id="${part}"`)) dead.push({ from, to: link, why: 'has no such part' })
      if (isDocument(to.pathname) && !isSearch(to) && !seen.has(address)) {
        seen.add(address)
        queue.push(address)
      }
    }
  }
  return { seen: [...seen], dead }
}

describe('the public site', () => {
  it('has no dead end: every link of every page leads to something that works, in both languages', async () => {
    const sitemap = (await app.app.inject({ url: '/sitemap.xml' })).body
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(unescaped(at)).pathname)
    const { seen, dead } = await walk(
      ['/', ...listed].flatMap((path) => LANGUAGES.map((lang) => `${path}?lang=${lang}`)),
    )
    expect(dead).toEqual([])
    // Each kind of page was met, so that no part of the site is left out by chance.
    for (const kind of [
      'landing',
      'whoWeAre',
      'solutionsDetail',
      'userTypeSolution',
      'latestBlogs',
      'blogDetail',
      'helpCenter',
      'helpCenterDetail',
      'jobs',
      'contactUs',
      'pricing',
      'privacyPolicy',
      'newsletter',
      'website',
    ] as const) {
      const pattern = patternOf(anyPages[kind].path)
      for (const lang of LANGUAGES)
        expect(
          seen.some((address) => {
            const { pathname, searchParams } = new URL(address, origin)
            return pattern.test(pathname) && searchParams.get('lang') === lang
          }),
          `${kind} in ${lang}`,
        ).toBe(true)
    }
  })
})
