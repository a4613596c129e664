import type { Ref } from '../../../openapi/ref.ts'
import type { Subscriber } from '../../../openapi/schemas/subscriber.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW, sampleId } from './sample-ids.ts'

export const subscriberRows: readonly [Subscriber, Subscriber] = [
  {
    id: sampleId(62, 0) as Ref<'subscriber'>,
    email: 'reader@example.org',
    language: 'en',
    state: 'confirmed',
    since: NOW,
    confirmed_at: NOW,
  },
  {
    id: sampleId(62, 1) as Ref<'subscriber'>,
    email: 'almaz@example.org',
    language: 'am',
    state: 'waiting',
    since: NOW,
    confirmed_at: null,
  },
]

/** Two who subscribed, one of whom has not confirmed it yet. */
export const newsletterMocks = {
  listSubscribers: mock('listSubscribers', ({ query: { state, ...query } }) =>
    pageOf(
      subscriberRows.filter((row) => state === undefined || row.state === state),
      query,
    ),
  ),
  exportSubscribers: mock('exportSubscribers', () => 'email,language,state,since,confirmed_at\r\n'),
  removeSubscriber: mock('removeSubscriber', () => undefined),
}
