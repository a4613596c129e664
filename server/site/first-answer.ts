import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { clientAddress, trustedPeers } from './client-address.ts'
import { hasBody } from '../http/connection.ts'
import type { Hosts } from '../http/hosts.ts'
import type { Prepared } from './prepare.ts'
import { type Asked, themeOf, variantOf } from './reader.ts'
import { codingOf, writePage } from './send.ts'

export interface FirstAnswer {
  readonly known: (username: string, variant: string) => { readonly accountId: string; readonly page: Prepared } | undefined
  readonly hosts: Hosts
  readonly trustProxy: string | null
  /** Notes the view, after the answer. */
  readonly note: (asked: Asked & { readonly method: string }, ip: string, accountId: string) => void
}

const LANGUAGES = { '': null, '?lang=en': 'en', '?lang=am': 'am' } as const satisfies Record<string, 'en' | 'am' | null>
const isPlain = (query: string): query is keyof typeof LANGUAGES => query in LANGUAGES

/**
 * Answers `/@username` before the framework sees it, when the page is ready in memory: a page that many read at once then costs
 * hardly more than a bare server with the same bytes. Everything else, and every first time, takes the ordinary way and is logged there.
 */
export function answerFirst(server: Server, { known, hosts, trustProxy, note }: FirstAnswer): void {
  const trusted = trustedPeers(trustProxy)
  const ordinary = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method = '', headers } = request
    // A body is bounded on the ordinary way alone.
    if (!url.startsWith('/@') || (method !== 'GET' && method !== 'HEAD') || hasBody(request) || !server.listening) return false
    const mark = url.indexOf('?')
    const query = mark === -1 ? '' : url.slice(mark)
    if (!isPlain(query)) return false
    const found = known(mark === -1 ? url.slice(2) : url.slice(2, mark), variantOf({ lang: LANGUAGES[query], theme: themeOf(headers) }))
    const body = found?.page.known(codingOf(headers['accept-encoding']))
    if (found === undefined || body === undefined) return false
    if (hosts(request) !== 'site') return false
    writePage(request, response, found.page.status, body)
    const peer = request.socket.remoteAddress ?? ''
    const forwarded = headers['x-forwarded-for']
    note({ method, headers, query: {} }, trustProxy === null ? peer : clientAddress(peer, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, trusted), found.accountId)
    return true
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const listener of ordinary) listener.call(server, request, response)
  })
}
