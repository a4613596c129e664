import type { FastifyRequest } from 'fastify'
import { pages } from '../../../openapi/routes.ts'
import { stopAlertPage as stopDocument, type StopAlertData } from '../../../src/documents/jobs/stop-alert.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { stopAlert } from './searches.commands.ts'
import { rhythmOf } from './searches.queries.ts'
import { stoppedBy } from './alert.mailer.ts'

const tokenIn = (query: FastifyRequest['query']): string => {
  const { token } = query as { readonly token?: unknown }
  return typeof token === 'string' ? token : ''
}

/**
 * `/job/alerts/stop?token=`: where the mails of a saved search lead. Stopping takes a POST: the button of the page, or
 * that of a mail program (RFC 8058); programs that open links change nothing. Nobody has to be signed in.
 */
export const stopAlertPage = (services: Services): TablePage =>
  publicPage<StopAlertData>({
    path: pages.stopJobAlert.path,
    topics: [],
    asksThisSite: true,
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query }) => {
      const token = tokenIn(query)
      const id = stoppedBy(services, token)
      const rhythm = id === null ? null : await rhythmOf(services.db, id)
      if (rhythm === null) return { kind: 'document', data: { kind: 'invalid' } }
      return { kind: 'document', data: { kind: rhythm === 'never' ? 'stopped' : 'ask', token } }
    },
    receive: async ({ query }) => {
      const token = tokenIn(query)
      const id = stoppedBy(services, token)
      const change = (searchId: string) =>
        services.transaction((tx) => stopAlert({ tx, now: services.clock.now() }, searchId))
      const isStopped = id !== null && (await change(id))
      return isStopped
        ? { kind: 'document', status: 200, data: { kind: 'stopped', token } }
        : { kind: 'document', status: 410, data: { kind: 'invalid' } }
    },
    render: stopDocument,
  })
