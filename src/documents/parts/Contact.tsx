import type { ReactNode } from 'react'
import { formatPhone } from '../../../openapi/format/phone.ts'
import { mailLink, phoneLink, safeLink } from '../../../openapi/format/safe-link.ts'
import type { Say } from '../document.ts'
import type { SiteData } from '../site-data.ts'
import { MailIcon, PageIcon, PhoneIcon, SaveIcon } from './icons.tsx'

/** The ways to reach someone, those at work marked as such. Nothing when there are none. */
export function Contact({ of, say }: { of: Pick<SiteData, 'email' | 'phone_number' | 'work_email' | 'work_phone_number'>; say: Say }) {
  const lines = [
    line('phone', of.phone_number, false),
    line('mail', of.email, false),
    // One address for both is said once.
    line('phone', of.work_phone_number === of.phone_number ? null : of.work_phone_number, true),
    line('mail', of.work_email === of.email ? null : of.work_email, true),
  ].filter((one) => one !== null)
  if (lines.length === 0) return null
  return (
    <ul className="contact" aria-label={say('document.card.contact')}>
      {lines.map(({ href, icon, text, work }) => (
        <li key={`${work ? 'work' : 'own'} ${href}`}>
          <a href={href}>
            {icon}
            {text}
          </a>
          {work ? <small>{say('document.contact.work')}</small> : null}
        </li>
      ))}
    </ul>
  )
}

interface Line {
  readonly href: string
  readonly icon: ReactNode
  readonly text: string
  readonly work: boolean
}
function line(kind: 'mail' | 'phone', value: string | null, work: boolean): Line | null {
  if (value === null) return null
  const href = kind === 'mail' ? mailLink(value) : phoneLink(value)
  if (href === null) return null
  return kind === 'mail' ? { href, icon: <MailIcon />, text: value, work } : { href, icon: <PhoneIcon />, text: formatPhone(value), work }
}

/** What a visitor can do at once: keep the contact, open the card. */
export function Actions({ site, say }: { site: SiteData; say: Say }) {
  const [vcard, card] = [site.urls.vcard, site.urls.card].map((address) => (address === null ? null : safeLink(address)))
  if (!vcard && !card) return null
  return (
    <p className="actions noprint">
      {vcard ? (
        <a className="button" href={vcard}>
          <SaveIcon />
          {say('document.card.save')}
        </a>
      ) : null}
      {card ? (
        <a className="button quiet" href={card}>
          <PageIcon />
          {say('document.site.card')}
        </a>
      ) : null}
    </p>
  )
}
