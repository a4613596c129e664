import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { fontSheet } from '../../src/documents/font-sheet.ts'
import { readAssets } from '../site/assets.ts'

/** Text as HTML. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const { ethiopic, serif, serifEthiopic } = readAssets().fonts
/**
 * The letters of the public pages, Ethiopic ones included, so that Amharic shows where the system has no font for it.
 */
const FONTS = fontSheet({ ethiopic: ethiopic.path, serif: serif.path, serifEthiopic: serifEthiopic.path }, 'noto')

const STYLE = `${FONTS}:root{color-scheme:light dark;--line:#d4d4d8;--soft:#f4f4f5;--text:#18181b;--dim:#52525b;--link:#1d4ed8}
@media(prefers-color-scheme:dark){:root:not(.light){--line:#3f3f46;--soft:#27272a;--text:#fafafa;--dim:#d4d4d8;--link:#93c5fd}}
:root.light{color-scheme:light}:root.dark{color-scheme:dark;--line:#3f3f46;--soft:#27272a;--text:#fafafa;--dim:#d4d4d8;--link:#93c5fd}
body{font-size:16px;line-height:1.6;max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:Canvas;color:var(--text);overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25}h2{margin-top:3rem;border-bottom:1px solid var(--line);padding-bottom:.25rem}h3,article h2{margin:0;font-size:1rem}article h2{border:0}article h2~h3{margin-top:1rem;font-size:.875rem}
a{color:var(--link)}a:focus-visible,summary:focus-visible,pre:focus-visible,button:focus-visible{outline:3px solid var(--link);outline-offset:2px}
code,pre{font:.875rem/1.5 ui-monospace,"Ethiopic",monospace}pre{background:var(--soft);padding:.75rem;border-radius:.5rem;white-space:pre-wrap}
article{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:1rem 0}.dim{color:var(--dim)}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1rem;margin:0 .5rem .5rem 0;border:1px solid var(--line);border-radius:.5rem;background:var(--soft);color:var(--text);cursor:pointer}
.calls{list-style:none;padding:0;color:var(--dim)}.calls a{display:inline-block;padding:.25rem 0}li{margin:.25rem 0}dt{font-weight:600}dd{margin:0 0 .5rem 1rem}
.verb{display:inline-block;min-width:3.5rem;font-weight:700}summary{cursor:pointer;padding:.25rem 0}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--line);padding:.5rem .75rem .5rem 0}th code{overflow-wrap:break-word}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

export interface OwnPage {
  readonly lang: string
  readonly theme: 'light' | 'dark' | null
  readonly title: string
  readonly body: string
}

/** A finished page of the server's own: markup and one style sheet, no script. */
export function sendOwnPage(reply: FastifyReply, { lang, theme, title, body }: OwnPage): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="${lang}" dir="ltr"${theme ? ` class="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${html(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    )
}
