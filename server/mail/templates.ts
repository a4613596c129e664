import { invitedAs } from '../../openapi/anchors.ts'
import type { Language } from '../../openapi/define.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import type { Services } from '../kernel/context.ts'
import { beginning, quoted, quotedToStrangers, sentence } from './quoted.ts'

/** The mails that the product sends. Each has a subject, a first paragraph, one button and a note: `mail.<kind>.*`. */
export type MailKind =
  | 'verify-email'
  | 'already-registered'
  | 'reset-password'
  | 'sign-in-blocked'
  | 'password-changed'
  | 'new-device'
  | 'confirm-email'
  | 'confirm-phone'
  | 'email-changed'
  | 'email-wanted'
  | 'username-changed'
  | 'offer-invitation'
  | 'offer-reminder'
  | 'offer-elsewhere'
  | 'ownership-invitation'
  | 'confirm-following'
  | 'following'
  | 'archive-ready'
  | 'deletion-requested'
  | 'deletion-soon'
  | 'deletion-taken-back'
  | 'recovery-code-used'
  | 'second-factor-off'
  | 'second-factor-on'
  | 'second-factor-reset'
  | 'user-disabled'
  | 'user-enabled'
  | 'report-decided'
  | 'notification'
  | 'digest'
  | 'job-alert'
  | 'message-reply'
  | 'stage'
  | 'confirm-newsletter'
  | 'newsletter-subscribed'
  | 'newsletter-article'
  | 'letter'
  | 'letter-revoked'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}
type Values = Readonly<Record<string, string | number>>

/** Where the button of each kind leads. A one-time token travels in `?token=` and nowhere else. */
const paths: Readonly<Record<MailKind, `/${string}`>> = {
  'verify-email': '/register/registration-verification',
  'already-registered': '/auth/login',
  'reset-password': '/password-reset-verification',
  'sign-in-blocked': '/password-reset-verification',
  'password-changed': '/auth/forgot-password-request',
  'new-device': '/user/change-password',
  'confirm-email': '/user/confirm-change',
  'confirm-phone': '/user/confirm-change',
  'email-changed': '/user/change-password',
  'email-wanted': '/auth/login',
  'username-changed': '/user/change-password',
  'offer-invitation': '/register/user',
  'offer-reminder': '/register/user',
  'offer-elsewhere': '/register/user',
  'ownership-invitation': '/register/user',
  'confirm-following': '/company/confirm-following',
  following: '/company/leave-following',
  'deletion-requested': '/auth/login',
  'deletion-soon': '/auth/login',
  'deletion-taken-back': '/user/change-password',
  'archive-ready': '/user/change-password',
  'recovery-code-used': '/user/change-password',
  'second-factor-off': '/user/change-password',
  'second-factor-on': '/user/change-password',
  'second-factor-reset': '/user/change-password',
  'user-disabled': '/',
  'user-enabled': '/auth/login',
  'report-decided': '/',
  notification: '/user/notifications',
  digest: '/user/notifications',
  'job-alert': '/jobs',
  'message-reply': '/contact-us',
  stage: '/job/applied',
  'confirm-newsletter': '/newsletter/confirm',
  'newsletter-subscribed': '/newsletter/leave',
  'newsletter-article': '/latest-blogs',
  letter: '/letter/verify',
  'letter-revoked': '/letter/verify',
}

/**
 * A finished mail in one language, as HTML and as text. `values` fill the texts of the kind: `name` greets, `token`
 * goes into the link, `path` is where the button leads instead of the kind's own place, `prefill` is the email of the
 * form that opens there (behind `#`, which no server is sent), `lines` are further lines under the first paragraph and
 * `links` where each of them leads, a path a line,
 * `body` is what an administrator or an employer wrote, in paragraphs,
 * `leave` is the path on which a subscriber leaves, `stop` is where a reader ends mails that nobody asked for; the others are named in the messages. Words that somebody
 * chose freely are quoted without links (`quoted.ts`). The HTML has its styles inline and loads nothing.
 */
export function renderMail(
  kind: MailKind,
  lang: Language,
  values: Values,
  services: Pick<Services, 'config' | 'say'>,
): RenderedMail {
  const { token, path, lines, links, body, prefill, stop, leave, ...given } = values
  const shown = told(safely({ verified: 'no', about: 'page', ...given }, stop !== undefined))
  const say = (id: MessageId) => services.say(lang, id, { ...shown, product: PRODUCT_NAME })
  const url = `${services.config.webOrigin}${path ?? paths[kind]}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}${prefill === undefined ? '' : invitedAs(String(prefill))}`
  const parts: Parts = {
    lang,
    product: PRODUCT_NAME,
    url,
    subject: say(`mail.${kind}.subject`),
    greeting: say('mail.greeting'),
    intro: say(`mail.${kind}.intro`),
    lines: linesOf(lines, links, services.config.webOrigin),
    body: body === undefined ? [] : String(body).split(/\n\s*\n/),
    button: say(`mail.${kind}.button`),
    note: say(`mail.${kind}.note`),
    address: say('mail.address'),
    reason: say('mail.reason'),
    stop:
      leave !== undefined
        ? {
            text: say(kind === 'job-alert' ? 'mail.leave.jobs' : 'mail.leave.text'),
            link: say('mail.leave.link'),
            url: services.config.webOrigin + leave,
          }
        : stop === undefined
          ? null
          : { text: say('mail.stop.text'), link: say('mail.stop.link'), url: String(stop) },
  }
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) }
}

interface Parts {
  readonly lang: Language
  readonly product: string
  readonly url: string
  readonly subject: string
  readonly greeting: string
  readonly intro: string
  readonly lines: readonly Line[]
  readonly body: readonly string[]
  readonly button: string
  readonly note: string
  readonly address: string
  readonly reason: string
  readonly stop: { readonly text: string; readonly link: string; readonly url: string } | null
}

interface Line {
  readonly text: string
  /** Null: it leads nowhere. */
  readonly url: string | null
}
function linesOf(lines: string | number | undefined, links: string | number | undefined, webOrigin: string): Line[] {
  if (lines === undefined) return []
  const paths = links === undefined ? [] : String(links).split('\n')
  return String(lines)
    .split('\n')
    .map((text, at) => ({ text: sentence(text), url: paths[at] === undefined ? null : webOrigin + paths[at] }))
}

/** The recipient's own address, which greets whoever has no name here. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

function safely(values: Values, isStranger: boolean): Values {
  const quote = isStranger ? quotedToStrangers : quoted
  const safe = (key: string, value: string | number): string | number => {
    if (typeof value === 'number') return value
    if (key === 'company' || key === 'title' || key === 'device') return quote(value)
    // A number of a letter has the digits of a telephone number.
    if (key === 'reference') return quoted(value)
    if (key === 'name') return isAddress(value) ? value : quote(value)
    return key === 'text' ? sentence(value) : value
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, safe(key, value)]))
}

/** No subject shows more of what a notification says, which may end with a note of many lines. */
const MOST_OF_SUBJECT = 200
/** With the beginning of what a notification says, and whether that ends its sentence itself. */
const told = (values: Values): Values =>
  typeof values['text'] === 'string'
    ? {
        ...values,
        beginning: beginning(values['text'], MOST_OF_SUBJECT),
        ended: /[.!?…።]["”»]?$/.test(values['text']) ? 'yes' : 'no',
      }
    : values

function asText(p: Parts): string {
  const lines = p.lines.map(({ text, url }) => `- ${text}\n${url === null ? '' : `  ${url}\n`}`).join('')
  return `${p.greeting}\n\n${p.intro}\n\n${p.body.map((text) => `${text}\n\n`).join('')}${lines}${lines ? '\n' : ''}${p.button}:\n${p.url}\n\n${p.note}\n\n-- \n${p.reason}\n${p.stop === null ? '' : `${p.stop.text} ${p.stop.link}:\n${p.stop.url}\n`}`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (c) => escapes[c] ?? c)

const htmlLine = ({ text, url }: Line): string =>
  `<li style="margin:0 0 8px">${url === null ? escape(text) : `<a href="${escape(url)}" style="color:#2259d1">${escape(text)}</a>`}</li>`

/**
 * Tables and inline styles, because mail programs know nothing else; the fonts are those of the reader's device,
 * Ethiopic ones included.
 */
function asHtml(p: Parts): string {
  const font = "font-family:'Segoe UI','Noto Sans','Noto Sans Ethiopic',Nyala,Kefa,Roboto,Helvetica,Arial,sans-serif"
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`
  return `<!doctype html>
<html lang="${p.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escape(p.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#fbf7f3;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escape(p.intro)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbf7f3">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#fffdfb;border:1px solid #e1dbd6;border-top:0">
<tr><td style="border-top:2px solid #a65a04;border-bottom:2px solid #a65a04;background-color:#2259d1;font-size:0;line-height:6px;height:6px">&nbsp;</td></tr>
<tr><td style="padding:24px 32px 0;font-size:22px;line-height:30px;font-weight:700;color:#1b212b"><span style="color:#2259d1">&#9670;</span> ${escape(p.product)}</td></tr>
<tr><td style="padding:20px 32px 8px;font-size:16px;line-height:26px;color:#1b212b">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#1b212b">${escape(p.subject)}</h1>
${paragraph(p.greeting, '')}
${paragraph(p.intro, '')}
${p.body.map((text) => paragraph(text, 'white-space:pre-line')).join('\n')}
${p.lines.length === 0 ? '' : `<ul style="margin:0 0 16px;padding:0 0 0 20px">${p.lines.map(htmlLine).join('')}</ul>`}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background-color:#2259d1">
<a href="${escape(p.url)}" style="display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escape(p.button)}</a>
</td></tr></table>
${paragraph(p.note, 'font-size:14px;line-height:22px;color:#535a66')}
<p style="margin:0 0 16px;font-size:14px;line-height:22px;color:#535a66">${escape(p.address)}<br><a href="${escape(p.url)}" style="color:#2259d1;word-break:break-all">${escape(p.url)}</a></p>
</td></tr>
<tr><td style="padding:0 32px 28px;font-size:13px;line-height:20px;color:#535a66">${escape(p.reason)}${p.stop === null ? '' : `<br>${escape(p.stop.text)} <a href="${escape(p.stop.url)}" style="color:#2259d1">${escape(p.stop.link)}</a>`}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
