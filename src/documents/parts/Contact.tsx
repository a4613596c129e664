import type { ReactNode } from 'react'
import { formatPhone } from '../../../openapi/format/phone.ts'
import { mailLink, ownLink, phoneLink } from '../../../openapi/format/safe-link.ts'
import type { CompanyContact } from '../company-data.ts'
import type { Say } from '../document.ts'
import { reachOf } from '../reach.ts'
import type { SiteData } from '../site-data.ts'
import { BellIcon, GlobeIcon, MailIcon, PageIcon, PhoneIcon, SaveIcon } from './icons.tsx'
import { Outside, spokenAddress } from './Outside.tsx'

type Reachable = Pick<SiteData, 'email' | 'phone_number' | 'work_email' | 'work_phone_number'> & {
  readonly company: CompanyContact | null
}

/**
 * The ways to reach someone, those at work marked as such, and a company's own website. Nothing when there are none.
 */
export function Contact({ of, say }: { of: Reachable; say: Say }) {
  const website = of.company?.website ?? null
  const reach = reachOf(of)
  const lines = [
    line('phone', reach.phone_number, false),
    line('mail', reach.email, false),
    line('phone', reach.work_phone_number, true),
    line('mail', reach.work_email, true),
  ].filter((one) => one !== null)
  if (lines.length === 0 && website === null) return null
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
      {website === null ? null : (
        <li>
          <Outside to={website}>
            <GlobeIcon />
            {spokenAddress(website)}
          </Outside>
        </li>
      )}
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
  return kind === 'mail'
    ? { href, icon: <MailIcon />, text: value, work }
    : { href, icon: <PhoneIcon />, text: formatPhone(value), work }
}

/** What a visitor can do at once: follow a company, keep the contact, open the card. The first of them leads. */
export function Actions({ site, say }: { site: SiteData; say: Say }) {
  const [follow, vcard, card] = [site.company?.follow ?? null, site.urls.vcard, site.urls.card].map((address) =>
    address === null ? null : ownLink(address),
  )
  if (!follow && !vcard && !card) return null
  return (
    <p className="actions noprint">
      {follow ? (
        <a className="button" href={follow}>
          <BellIcon />
          {say('document.company.follow')}
        </a>
      ) : null}
      {vcard ? (
        <a className={follow ? 'button quiet' : 'button'} href={vcard}>
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
