import { expect } from 'vitest'
import { count } from './document-pages.ts'

/** Texts that try to break out of text, attribute, style, script, address and template. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '` onclick=alert(1) `',
  '<iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action=javascript:alert(1)><button>',
  '<math><mtext><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<object data=//evil.example>',
  '<embed src=//evil.example>',
  '<video><source onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<style>@import "//evil.example"</style>',
  'red;}</style><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028<script>alert(1)</script>\u2029',
  '\u202e<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<<script>alert(1)//<</script>',
]

/** Fields that no person writes: keys, dates, choices, what the server makes. */
const OURS = new Set([
  'key',
  'username',
  'template',
  'font',
  'language',
  'published_at',
  'updated_at',
  'status',
  'availability',
  'currency',
  'start_date',
  'end_date',
  'publication_date',
  'date',
  'opens',
  'closes',
  'issued_on',
  'expires_on',
  'since',
  'follow',
  'slug',
  'type',
  'file_id',
  'day',
  'verification',
])
const KEPT = new Set(['colours', 'urls', 'photo', 'cover', 'picture', 'pictures', 'images'])

/** The same data with `text` in every text and link. */
export function filled<T>(value: T, text: string, field = ''): T {
  if (typeof value === 'string') return (OURS.has(field) ? value : text) as T
  if (Array.isArray(value)) return value.map((one: unknown) => filled(one, text, field)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, KEPT.has(key) ? one : filled(one, text, key)]),
  ) as T
}

const withoutStyles = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/g, '')
const withoutData = (html: string) => html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
/** The elements and attribute names of a page as its parser would see them, styles and JSON-LD aside. */
const tagsOf = (html: string) =>
  [...withoutData(withoutStyles(html)).matchAll(/<[a-z!/](?:"[^"]*"|[^">])*>/gi)].map(([tag]) => tag)
const shape = (tag: string) => tag.replace(/="[^"]*"/g, '=')

/** What a page of harmless text is made of. */
interface Calm {
  readonly shapes: readonly string[]
  readonly styles: readonly string[] | null
}
const calmOf = (html: string): Calm => ({
  shapes: tagsOf(html).map(shape),
  styles: withoutData(html).match(/<style>[\s\S]*?<\/style>/g),
})
/** The same pages are the measure of every text: each is drawn once. */
const calmPages = new Map<string, Calm>()
export function calmly(name: string, page: (text: string) => string): Calm {
  const calm = calmPages.get(name) ?? calmOf(page('a'))
  calmPages.set(name, calm)
  return calm
}

/** Nothing of the text has become markup: same elements, same attributes, no handler, no style, only safe addresses. */
export function expectHarmless(html: string, calm: Calm): void {
  const tags = tagsOf(html)
  expect(calmOf(html)).toEqual(calm)
  expect(tags.filter((tag) => /^<[^"]*(?:"[^"]*"[^"]*)* (?:on[a-z]+|style|srcdoc|formaction)=/i.test(tag))).toEqual([])
  const addresses = tags.flatMap((tag) =>
    [...tag.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address),
  )
  expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:|\/|\?lang=|#)/.test(address))).toEqual([])
  expect(count(withoutData(html), '<script')).toBe(1)
}
