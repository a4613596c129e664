/** What stands before an address that was typed without. */
export const SCHEME = 'https://'
/** A host with a dot in it, and whatever follows: what people type and paste of an address. */
const BARE = /^(?!\/)[^\s/@:?#]+\.[^\s/@:?#]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/

/**
 * A web address as it is kept: `linkedin.com/in/me` gets the `https://` that nobody types. Everything else stays as it
 * was typed.
 */
export function withScheme(text: string): string {
  const address = text.trim().replace(/^\/\//, '')
  return BARE.test(address) ? SCHEME + address : text.trim()
}
