import type { ReactNode } from 'react'
import { safeLink } from '../../../openapi/format/safe-link.ts'

/**
 * A link of the person's own to somewhere else; what is no safe address is text alone. Search engines are told that we
 * do not vouch for it.
 */
export function Outside({ to, children, me = false }: { to: string; children: ReactNode; me?: boolean }) {
  const href = safeLink(to)
  if (href === null) return <>{children}</>
  return (
    <a href={href} rel={me ? 'me nofollow ugc noopener' : 'nofollow ugc noopener'}>
      {children}
    </a>
  )
}

/** An address as people say it: without scheme, `www.` and a last slash. The text itself when it is no address. */
export function spokenAddress(address: string): string {
  const href = safeLink(address)
  if (href === null) return address
  const { host, pathname } = new URL(href)
  const path = pathname === '/' ? '' : pathname.replace(/\/$/, '')
  try {
    return host.replace(/^www\./, '') + decodeURIComponent(path)
  } catch {
    return host.replace(/^www\./, '') + path
  }
}
