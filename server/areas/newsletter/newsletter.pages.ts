import type { FastifyRequest } from 'fastify'
import { explain } from '../../../openapi/explain.ts'
import { pages } from '../../../openapi/routes.ts'
import { email, oneTimeToken } from '../../../openapi/schemas/primitives.ts'
import type { NewsletterData } from '../../../src/documents/newsletter/newsletter-data.ts'
import { newsletterPage as newsletterDocument } from '../../../src/documents/newsletter/newsletter.tsx'
import type { Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { type Absent, publicPage, type Received, type TablePage } from '../../site/public-page.ts'
import { askToSubscribe, confirmSubscriber, leaveNewsletter } from './subscribers.commands.ts'
import { subscriptionOf } from './subscribers.queries.ts'

/** Wishes of one address in an hour. */
const HOURLY = 20

const shown = (data: NewsletterData) => ({ kind: 'document', data }) as const
const answered = (data: NewsletterData, status: 200 | 410 | 422 | 429 = 200): Received<NewsletterData> => ({
  kind: 'document',
  status,
  data,
})
const tokenIn = (query: FastifyRequest['query']): string | null => {
  const { token } = query as { readonly token?: unknown }
  return oneTimeToken.safeParse(token).data ?? null
}

/**
 * `/newsletter` takes an email and answers the same for every one; `/newsletter/confirm` and `/newsletter/leave` are
 * where the mails lead. Leaving takes a POST: the button of the page, or that of a mail program (RFC 8058). All are made
 * for one reader and never cached.
 */
export function newsletterPages(services: Services): readonly TablePage[] {
  const { db, clock } = services
  const own = {
    topics: [],
    asksThisSite: true,
    load: async (): Promise<Absent> => ({ kind: 'absent', as: 'notfound' }),
    render: newsletterDocument,
  } as const
  return [
    publicPage<NewsletterData>({
      ...own,
      path: pages.newsletter.path,
      instead: async ({ query }) =>
        shown(
          (query as { readonly sent?: unknown }).sent === undefined
            ? { kind: 'form', email: '', error: null, isOver: false }
            : { kind: 'sent' },
        ),
      receive: async ({ fields, lang, address }) => {
        const typed = (fields.get('email') ?? '').trim()
        const sent = { kind: 'seeOther', path: `${pages.newsletter.path}?sent=1` } as const
        const parsed = email.safeParse(typed)
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          const error = issue ? explain(issue) : null
          return answered({ kind: 'form', email: typed, error, isOver: false }, 422)
        }
        if ((fields.get('website') ?? '') !== '') return sent
        const limit = { key: `newsletter:${address}`, limit: HOURLY, per: 3600, now: clock.now() }
        if ((await overLimit(db, limit)) !== null)
          return answered({ kind: 'form', email: typed, error: null, isOver: true }, 429)
        await services.transaction((tx) => askToSubscribe(tx, services, { email: parsed.data, language: lang }))
        return sent
      },
      sitemap: async () => [{ path: pages.newsletter.path, updated_at: null }],
    }),
    publicPage<NewsletterData>({
      ...own,
      path: pages.confirmNewsletter.path,
      instead: async ({ query }) => {
        const token = tokenIn(query)
        const state = token === null ? null : await subscriptionOf(db, token)
        if (token === null || state === null) return shown({ kind: 'invalid' })
        return shown({ kind: state === 'confirmed' ? 'confirmed' : 'confirm', token })
      },
      receive: async ({ query }) => {
        const token = tokenIn(query)
        const isKnown = token !== null && (await services.transaction((tx) => confirmSubscriber(tx, services, token)))
        return isKnown ? answered({ kind: 'confirmed', token }) : answered({ kind: 'invalid' }, 410)
      },
    }),
    publicPage<NewsletterData>({
      ...own,
      path: pages.leaveNewsletter.path,
      instead: async ({ query }) => {
        const token = tokenIn(query)
        if (token === null) return shown({ kind: 'incomplete' })
        return shown({ kind: (await subscriptionOf(db, token)) === null ? 'ended' : 'leave', token })
      },
      receive: async ({ query }) => {
        const token = tokenIn(query)
        if (token === null) return answered({ kind: 'incomplete' }, 410)
        const hasLeft = await services.transaction((tx) => leaveNewsletter(tx, token))
        return answered({ kind: hasLeft ? 'left' : 'ended', token })
      },
    }),
  ]
}
