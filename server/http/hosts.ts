import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../kernel/config.ts'
import { isLoopback, readHost } from '../kernel/host.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * What may be answered under the host that a request names. `site`: everything; `api`: the API alone; the others:
 * nothing.
 */
export type Standing = 'site' | 'api' | 'misdirected' | 'malformed'
/** Judges a request by its host. Cheap enough to be asked at every request. */
export type Hosts = (request: IncomingMessage) => Standing

/** Only the first of several `Host` headers is in `headers`; a proxy may have looked at another one. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') found += 1
  return found > 1
}

/**
 * Which hosts are served: one of two is the API's own (decision 116), and with demo people only names of the loopback
 * are answered: under a foreign name that leads here a foreign page could read everything (decision 115).
 */
export function hostRules({ webOrigin, apiOrigin, isDemo }: Pick<Config, 'webOrigin' | 'apiOrigin' | 'isDemo'>): Hosts {
  const [web, api] = [webOrigin, apiOrigin].map((origin) => {
    const { protocol, host } = new URL(origin)
    return { protocol, ...(readHost(host, protocol) ?? { name: host, port: '' }) }
  }) as [Named, Named]

  function judge(header: string): Standing {
    const asked = readHost(header, api.protocol)
    if (asked === null) return 'malformed'
    // A proxy may leave the port away, so it counts only where nothing else tells the two apart.
    if (webOrigin !== apiOrigin && asked.name === api.name && (api.name !== web.name || asked.port === api.port))
      return 'api'
    return isDemo && !isLoopback(asked.name) && asked.name !== web.name ? 'misdirected' : 'site'
  }

  const judged = new LRUCache<string, Standing>({ max: 200 })
  return (request) => {
    if (hasSeveralHosts(request)) return 'malformed'
    const { host } = request.headers
    // Only HTTP/1.0 may come without one; no browser speaks it.
    if (host === undefined) return isDemo ? 'misdirected' : 'site'
    const standing = judged.get(host) ?? judge(host)
    judged.set(host, standing)
    return standing
  }
}
type Named = { readonly protocol: string; readonly name: string; readonly port: string }

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * The path and query of a request whose target is a whole address (RFC 9112 §3.2.2): the host in it counts, whatever
 * `Host` says.
 */
export function originForm(request: IncomingMessage): string {
  const { url = '/' } = request
  const found = ABSOLUTE.exec(url)
  if (found === null) return url
  request.headers.host = found[1] ?? ''
  const rest = url.slice(found[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Refuses what the host of a request does not serve, before anything else is done. */
export function registerHosts(app: FastifyInstance, config: Config): void {
  const hosts = hostRules(config)
  app.addHook('onRequest', async (request) => {
    const standing = hosts(request.raw)
    if (standing === 'malformed' || standing === 'misdirected') throw new Refusal(standing, {})
    if (standing === 'api' && !/^\/api(\/|\?|$)/.test(request.url)) throw new Refusal('not_found', {})
  })
}
