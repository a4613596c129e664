import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { clientAddress, trustedPeers } from './client-address.ts'
import { hasBody } from '../http/connection.ts'
import type { Hosts } from '../http/hosts.ts'
import type { Prepared } from './prepare.ts'
import { themeOf, variantOf } from './reader.ts'
import { codingOf, writePage } from './send.ts'
import type { CountedView } from './views.ts'

interface BusyPage {
  /** The path before the key. */
  readonly prefix: string
  readonly known: (
    key: string,
    variant: string,
  ) => { readonly page: Prepared; readonly view: CountedView | null } | undefined
}
export interface FirstAnswer {
  readonly pages: readonly BusyPage[]
  readonly hosts: Hosts
  readonly trustProxy: string | null
  /** Counts the view, after the answer. */
  readonly count: (asked: Pick<FastifyRequest, 'method' | 'headers' | 'query'>, ip: string, view: CountedView) => void
}

const LANGUAGES = { '': null, '?lang=en': 'en', '?lang=am': 'am' } as const satisfies Record<string, 'en' | 'am' | null>
const isPlain = (query: string): query is keyof typeof LANGUAGES => query in LANGUAGES

/**
 * Answers busy pages (`/@username`) before the framework sees the request, when the page is in memory: a page that many
 * read at once then costs hardly more than a bare server with the same bytes. Everything else, and every first request,
 * goes through the framework and is logged there.
 */
export function answerFirst(server: Server, { pages, hosts, trustProxy, count }: FirstAnswer): void {
  const trusted = trustedPeers(trustProxy)
  const ordinary = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method = '', headers } = request
    const busy = pages.find(({ prefix }) => url.startsWith(prefix))
    // Only the framework limits the size of a body.
    if (busy === undefined || (method !== 'GET' && method !== 'HEAD') || hasBody(request) || !server.listening)
      return false
    const mark = url.indexOf('?')
    const query = mark === -1 ? '' : url.slice(mark)
    if (!isPlain(query)) return false
    const from = busy.prefix.length
    const found = busy.known(
      mark === -1 ? url.slice(from) : url.slice(from, mark),
      variantOf({ lang: LANGUAGES[query], theme: themeOf(headers) }),
    )
    const body = found?.page.known(codingOf(headers['accept-encoding']))
    if (found === undefined || body === undefined) return false
    if (hosts(request) !== 'site') return false
    writePage(request, response, found.page.status, body)
    const peer = request.socket.remoteAddress ?? ''
    const forwarded = headers['x-forwarded-for']
    if (found.view === null) return true
    const address =
      trustProxy === null
        ? peer
        : clientAddress(peer, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, trusted)
    count({ method, headers, query: {} }, address, found.view)
    return true
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const listener of ordinary) listener.call(server, request, response)
  })
}
