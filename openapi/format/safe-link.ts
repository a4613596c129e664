const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The only way by which an address of a person reaches `href`: absolute http, https, mailto or tel, as the browser will
 * read it. Null for everything else (`javascript:`, `data:`, relative, damaged, or with a name and password before the
 * host).
 */
export function safeLink(address: string): string | null {
  let url: URL
  try {
    url = new URL(address.trim())
  } catch {
    return null
  }
  if (!SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}

/**
 * A link to a page or file of the site itself, from its path or its public address: the path alone, so that it stays
 * under the host where the page was opened. A query alone (`?lang=am`) stays at the page itself. Null for what is no
 * such address.
 */
export function ownLink(address: string): string | null {
  if (/^\?[\w=&-]*$/.test(address)) return address
  const href = safeLink(/^\/(?![/\\])/.test(address) ? `https://own.invalid${address}` : address)
  if (href === null || !/^https?:/.test(href)) return null
  const { pathname, search, hash } = new URL(href)
  return pathname.startsWith('//') ? null : pathname + search + hash
}

/**
 * Where a link of a rich text leads: what `safeLink` lets through, or a page of ours by its path (`/user/templates`),
 * which stays under the host where the text is read.
 */
export const textLink = (address: string): string | null => safeLink(address) ?? ownPath(address)
/** The path of a page of ours where an address is nothing but a path; else null. */
export const ownPath = (address: string): string | null => (address.startsWith('/') ? ownLink(address) : null)

/** `mailto:` for an email address, which cannot carry a subject or a second receiver along. */
export const mailLink = (email: string) => safeLink(`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`)
/** `tel:` for an E.164 number; null for anything else. */
export const phoneLink = (phone: string) => (/^\+\d{7,15}$/.test(phone) ? safeLink(`tel:${phone}`) : null)
