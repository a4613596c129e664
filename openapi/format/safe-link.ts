const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The only way by which an address of a person reaches `href`: absolute http, https, mailto or tel, as the browser will read it.
 * Null for everything else (`javascript:`, `data:`, relative, damaged, or with a name and password before the host).
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

/** `mailto:` for an e-mail address, which cannot carry a subject or a second receiver along. */
export const mailLink = (email: string) => safeLink(`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`)
/** `tel:` for an E.164 number; null for anything else. */
export const phoneLink = (phone: string) => (/^\+\d{7,15}$/.test(phone) ? safeLink(`tel:${phone}`) : null)
