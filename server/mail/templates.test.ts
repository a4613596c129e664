import { describe, expect, it } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { say } from '../kernel/say.ts'
import { renderMail, type MailKind } from './templates.ts'

const services = { config: readConfig({ WEB_ORIGIN: 'https://sira.example' }), say }
const values = { name: 'Selam', username: 'selam.t', device: 'Firefox · Linux', token: 'A'.repeat(43), phone: '+251911234567', to: 's•••@example.com' }
const kinds: readonly MailKind[] = [
  'verify-email',
  'already-registered',
  'reset-password',
  'password-changed',
  'new-device',
  'confirm-email',
  'confirm-phone',
  'email-changed',
  'email-wanted',
]

describe.each(kinds)('the mail %s', (kind) => {
  it.each(['en', 'am'] as const)('is finished in %s, as text and as HTML that loads nothing', (lang) => {
    const mail = renderMail(kind, lang, values, services)
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/[{}](?![^<]*<\/style>)/)
      expect(part).not.toContain('undefined')
      expect(/\p{Script=Ethiopic}/u.test(part)).toBe(lang === 'am')
    }
    expect(mail.html).toContain(`<html lang="${lang}" dir="ltr">`)
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|src=/)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })
})

it.each([
  ['verify-email', 'https://sira.example/register/registration-verification?token='],
  ['reset-password', 'https://sira.example/password-reset-verification?token='],
  ['confirm-email', 'https://sira.example/user/confirm-change?token='],
  ['confirm-phone', 'https://sira.example/user/confirm-change?token='],
] as const)('leads from %s to its page with the token', (kind, address) => {
  const mail = renderMail(kind, 'en', values, services)
  expect(mail.text).toContain(`${address}${values.token}`)
  expect(mail.html).toContain(`href="${address}${values.token}"`)
})

it('shows names as text, whatever is in them', () => {
  const mail = renderMail('verify-email', 'en', { ...values, name: '<b onclick="x">{product}&' }, services)
  expect(mail.html).toContain('&lt;b onclick=&quot;x&quot;&gt;{product}&amp;')
  expect(mail.html).not.toContain('<b onclick')
})
