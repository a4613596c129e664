/**
 * A host as a `Host` header or an origin names it: lower case, without a last dot; `port` is empty for the scheme's
 * own.
 */
export interface NamedHost {
  readonly name: string
  readonly port: string
}

/**
 * Reads the value of a `Host` header the way browsers read addresses, so that every spelling of one host is the same:
 * `LOCALHOST`, `localhost.`, `127.1`. `protocol` (`http:`, `https:`) says which port need not be named. Null: it is no
 * host.
 */
export function readHost(header: string, protocol: string): NamedHost | null {
  if (header === '' || /[\s/\\?#@]/.test(header)) return null
  const url = URL.parse(`${protocol}//${header}`)
  return url && { name: url.hostname.replace(/\.+$/, ''), port: url.port }
}

/** Does a host name, as an address or in `HOST`, lead to this machine and nowhere else? */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  name === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(name)
