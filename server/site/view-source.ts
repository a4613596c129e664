import { MemoryCache } from '../kernel/caches.ts'
import type { CountedView } from './views.ts'

/** Where a viewer came from; the dashboard shows the three apart. */
export type ViewSource = 'link' | 'qr' | 'search'

/** What a request tells about its sender. Headers as they came; absent ones are undefined. */
export interface Visit {
  readonly method: string
  readonly agent: string | undefined
  readonly referer: string | undefined
  /** `Sec-Purpose`, `Purpose` or `X-Moz`: a browser that loads ahead says so. */
  readonly purpose: string | undefined
  readonly page: CountedView['page']
  /** The value of `?via=`. */
  readonly via: string | undefined
  /** The site's own origin, and the host under which it was opened. */
  readonly origin: string
  readonly host?: string | undefined
}

/**
 * Programs that name themselves: crawlers, link previews, monitors, libraries. Words first, then names without such a
 * word. A browser without a screen that claims to be one is counted: it cannot be told from a reader.
 */
const BOTS =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|scrap|preview|monitor|uptime|lighthouse|pagespeed|feed|archiv|validator|checker|fetch(?:er)?\b|scan(?:ner)?\b|facebookexternalhit|facebookcatalog|whatsapp|viber|skypeuripreview|vkshare|embedly|outbrain|quora link|pinterest\/|tumblr|bitlybot|nuzzel|google-inspectiontool|googleother|adsbot|mediapartners|google-read-aloud|apis-google|bingpreview|yandex|baidu|sogou|duckduck|ahrefs|semrush|mj12|dataprovider|petalbot|bytespider|gptbot|chatgpt|oai-search|claude|anthropic|perplexity|ccbot|cohere|diffbot|pingdom|statuscake|site24x7|newrelic|datadog|nagios|zabbix|curl|wget|python|aiohttp|httpx|okhttp|java\/|apache-http|go-http|node-fetch|axios|undici|got \(|libwww|ruby|perl|php|guzzle|postman|insomnia|phantomjs|nikto|sqlmap|masscan|zgrab|censys|shodan|nmap/i

/** What was found of agents seen lately: a page that many read is read with few different ones. */
export const judgedAgents = new MemoryCache<boolean>(1000)

/** True for a program that reads for somebody else, and for one that says nothing of itself. */
export function isBot(agent: string | undefined): boolean {
  if (agent === undefined || agent.length < 10 || agent.length > 1000) return true
  const known = judgedAgents.get(agent)
  if (known !== undefined) return known
  const bot = BOTS.test(agent)
  judgedAgents.set(agent, bot)
  return bot
}

const SEARCH =
  /(?:^|\.)(?:google|bing|duckduckgo|yandex|baidu|ecosia|qwant|startpage|brave|naver|seznam|yahoo|ask|kagi|mojeek)\.[a-z.]{2,6}$/

function hostOf(referer: string | undefined): string | null {
  if (referer === undefined) return null
  return URL.parse(referer)?.hostname ?? null
}

/**
 * Does this request count as a view, and from where? Null: it does not (no reader, or only loaded ahead).
 * A card opened from nowhere was scanned; one opened from our own page was followed.
 */
export function viewSource(visit: Visit): ViewSource | null {
  if (visit.method !== 'GET' || isBot(visit.agent)) return null
  if (visit.purpose !== undefined && /prefetch|prerender|preview/i.test(visit.purpose)) return null
  const host = hostOf(visit.referer)
  const own = host !== null && (host === hostOf(visit.origin) || host === hostOf(`http://${visit.host ?? ''}`))
  if (visit.via === 'qr') return 'qr'
  if (visit.page === 'card') return own ? 'link' : 'qr'
  return host !== null && !own && SEARCH.test(host) ? 'search' : 'link'
}

/** A viewer counts again after so many milliseconds. */
export const VIEW_PAUSE = 30 * 60_000
