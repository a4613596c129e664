import { describe, expect, it } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { say } from '../kernel/say.ts'
import { renderMail, type MailKind } from './templates.ts'

const services = { config: readConfig({ WEB_ORIGIN: 'https://sira.example' }), say }
const values = {
  name: 'Selam',
  username: 'selam.t',
  former: 'selam.tesfaye',
  device: 'Firefox · Linux',
  token: 'A'.repeat(43),
  phone: '+251911234567',
  to: 's•••@example.com',
  kind: 'transfer',
  count: 2,
  left: 3,
  decision: 'upheld',
  path: '/user/offers',
  reference: 'HR/0061/2018',
  confidential: 'no',
}
/** Texts that come finished, in the language of the mail. */
const finished = {
  en: {
    text: 'Gera Coffee offers you the job “Cupper”',
    lines: 'Gera Coffee is verified\nHana follows Gera Coffee now',
    company: 'Gera Coffee',
    title: 'Cupper',
    subject: 'Come and meet us',
    employer: 'Gera Coffee',
    reason: 'Spam',
    date: 'March 20',
  },
  am: {
    text: 'ጌራ ቡና የ“ቀማሽ” ሥራ ያቀርብልዎታል',
    lines: 'ጌራ ቡና ተረጋግጧል\nሐና አሁን ጌራ ቡናን ይከተላሉ',
    company: 'ጌራ ቡና',
    title: 'ቀማሽ',
    subject: 'መጥተው ይተዋወቁን',
    employer: 'ጌራ ቡና',
    reason: 'አይፈለጌ',
    date: 'መጋቢት 11',
  },
} as const
/** Every kind, or it does not compile. */
const all: Readonly<Record<MailKind, true>> = {
  'verify-email': true,
  'already-registered': true,
  'reset-password': true,
  'sign-in-blocked': true,
  'password-changed': true,
  'new-device': true,
  'confirm-email': true,
  'confirm-phone': true,
  'email-changed': true,
  'email-wanted': true,
  'username-changed': true,
  'ownership-invitation': true,
  'confirm-following': true,
  following: true,
  'archive-ready': true,
  'deletion-requested': true,
  'deletion-soon': true,
  'deletion-taken-back': true,
  'recovery-code-used': true,
  'second-factor-off': true,
  'second-factor-on': true,
  'second-factor-reset': true,
  'user-disabled': true,
  'user-enabled': true,
  'report-decided': true,
  notification: true,
  digest: true,
  'job-alert': true,
  'message-reply': true,
  stage: true,
  'confirm-newsletter': true,
  'newsletter-subscribed': true,
  'newsletter-article': true,
  'offer-invitation': true,
  'offer-reminder': true,
  'offer-elsewhere': true,
  letter: true,
  'letter-revoked': true,
}
const kinds = Object.keys(all) as MailKind[]

describe.each(kinds)('the mail %s', (kind) => {
  it.each(['en', 'am'] as const)('is finished in %s, as text and as HTML that loads nothing', (lang) => {
    const mail = renderMail(kind, lang, { ...values, ...finished[lang] }, services)
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
  ['confirm-following', 'https://sira.example/company/confirm-following?token='],
  ['following', 'https://sira.example/company/leave-following?token='],
] as const)('leads from %s to its page with the token', (kind, address) => {
  const { path: _path, ...own } = values
  const mail = renderMail(kind, 'en', { ...own, ...finished.en }, services)
  expect(mail.text).toContain(`${address}${values.token}`)
  expect(mail.html).toContain(`href="${address}${values.token}"`)
})

it('ends what a notification says once, and its subject is the beginning of a long one', () => {
  const mailOf = (text: string) => renderMail('notification', 'en', { ...values, ...finished.en, text }, services)
  expect(mailOf('Gera Coffee ended your job').text).toContain('Gera Coffee ended your job.\n')
  for (const text of ['Declined: ask again.', 'They wrote: “Ask again.”', 'Hired. Congratulations!'])
    expect(mailOf(text).text).toContain(`${text}\n`)
  const long = `Declined: ${'we issue one a month '.repeat(40)}`.trim()
  expect(mailOf(long).subject).toMatch(/^Declined: we issue .*…$/)
  expect(mailOf(long).subject.length).toBeLessThanOrEqual(200)
  expect(mailOf(long).text).toContain(`${long}.\n`)
})

it('shows names as text, whatever is in them', () => {
  const mail = renderMail('verify-email', 'en', { ...values, name: '<b onclick="x">{product}&' }, services)
  expect(mail.html).toContain('&lt;b onclick=&quot;x&quot;&gt;{product}&amp;')
  expect(mail.html).not.toContain('<b onclick')
})
