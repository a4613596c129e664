import type { Language } from '../../openapi/define.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { PRODUCT_NAME, PRODUCT_NAME_AM } from '../../openapi/product.ts'
import type { Services } from '../kernel/context.ts'

/** The mails that the product sends. Each has a subject, a first paragraph, one button and a note: `mail.<kind>.*`. */
export type MailKind =
  | 'verify-email'
  | 'already-registered'
  | 'reset-password'
  | 'password-changed'
  | 'new-device'
  | 'confirm-email'
  | 'confirm-phone'
  | 'email-changed'
  | 'email-wanted'
  | 'offer-invitation'
  | 'offer-reminder'
  | 'ownership-invitation'
  | 'confirm-following'
  | 'following'
  | 'user-disabled'
  | 'user-enabled'
  | 'notification'
  | 'digest'

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
  'password-changed': '/auth/forgot-password-request',
  'new-device': '/user/change-password',
  'confirm-email': '/user/confirm-change',
  'confirm-phone': '/user/confirm-change',
  'email-changed': '/user/change-password',
  'email-wanted': '/auth/login',
  'offer-invitation': '/register/user',
  'offer-reminder': '/register/user',
  'ownership-invitation': '/register/user',
  'confirm-following': '/company/confirm-following',
  following: '/company/leave-following',
  'user-disabled': '/',
  'user-enabled': '/auth/login',
  notification: '/user/notifications',
  digest: '/user/notifications',
}

/**
 * A finished mail in one language, as HTML and as text. `values` fill the texts of the kind: `name` greets, `token` goes into the
 * link, `path` is where the button leads instead of the kind's own place, `prefill` is the e-mail of the form that opens there (behind
 * `#`, which no server is sent), `lines` are further lines under the first paragraph; the others are named in the messages. The HTML
 * has its styles inline and loads nothing.
 */
export function renderMail(kind: MailKind, lang: Language, values: Values, services: Pick<Services, 'config' | 'say'>): RenderedMail {
  const { token, path, lines, prefill, ...shown } = values
  const product = lang === 'am' ? PRODUCT_NAME_AM : PRODUCT_NAME
  const say = (id: MessageId) => services.say(lang, id, { ...shown, product })
  const url = `${services.config.webOrigin}${path ?? paths[kind]}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}${prefill === undefined ? '' : `#email=${encodeURIComponent(prefill)}`}`
  const parts: Parts = {
    lang,
    product,
    url,
    subject: say(`mail.${kind}.subject`),
    greeting: say('mail.greeting'),
    intro: say(`mail.${kind}.intro`),
    lines: lines === undefined ? [] : String(lines).split('\n'),
    button: say(`mail.${kind}.button`),
    note: say(`mail.${kind}.note`),
    address: say('mail.address'),
    reason: say('mail.reason'),
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
  readonly lines: readonly string[]
  readonly button: string
  readonly note: string
  readonly address: string
  readonly reason: string
}

function asText(p: Parts): string {
  const lines = p.lines.map((line) => `- ${line}\n`).join('')
  return `${p.greeting}\n\n${p.intro}\n\n${lines}${lines ? '\n' : ''}${p.button}:\n${p.url}\n\n${p.note}\n\n-- \n${p.reason}\n`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (c) => escapes[c] ?? c)

/** Tables and inline styles, because mail programs know nothing else; the fonts are those of the reader's device, Ethiopic ones included. */
function asHtml(p: Parts): string {
  const font = "font-family:'Segoe UI','Noto Sans','Noto Sans Ethiopic',Nyala,Kefa,Roboto,Helvetica,Arial,sans-serif"
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`
  return `<!doctype html>
<html lang="${p.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(p.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f3f4f6;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escape(p.intro)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#ffffff;border-radius:12px">
<tr><td style="padding:28px 32px 0;font-size:22px;line-height:28px;font-weight:700;color:#1d4ed8">${escape(p.product)}</td></tr>
<tr><td style="padding:20px 32px 8px;font-size:16px;line-height:26px;color:#1f2937">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#111827">${escape(p.subject)}</h1>
${paragraph(p.greeting, '')}
${paragraph(p.intro, '')}
${p.lines.length === 0 ? '' : `<ul style="margin:0 0 16px;padding:0 0 0 20px">${p.lines.map((line) => `<li style="margin:0 0 8px">${escape(line)}</li>`).join('')}</ul>`}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background-color:#1d4ed8">
<a href="${escape(p.url)}" style="display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escape(p.button)}</a>
</td></tr></table>
${paragraph(p.note, 'font-size:14px;line-height:22px;color:#4b5563')}
<p style="margin:0 0 16px;font-size:14px;line-height:22px;color:#4b5563">${escape(p.address)}<br><a href="${escape(p.url)}" style="color:#1d4ed8;word-break:break-all">${escape(p.url)}</a></p>
</td></tr>
<tr><td style="padding:0 32px 28px;font-size:13px;line-height:20px;color:#6b7280">${escape(p.reason)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
