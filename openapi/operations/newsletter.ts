import { bytes, defineOperation, empty, ok } from '../define.ts'
import { exportQuery, pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { pageOf } from '../schemas/primitives.ts'
import { subscriber } from '../schemas/subscriber.ts'

/** Who gets mails about new articles. They subscribe, confirm and leave on pages of the site. */
export const newsletterOperations = {
  listSubscribers: defineOperation({
    method: 'GET',
    path: '/subscribers',
    summary: 'Who subscribed to the newsletter, the newest first',
    access: 'admin',
    query: pageQuery(lists.subscribers),
    output: ok(pageOf(subscriber)),
  }),
  exportSubscribers: defineOperation({
    method: 'GET',
    path: '/subscribers.csv',
    summary: 'Who subscribed to the newsletter, as CSV',
    access: 'admin',
    query: exportQuery(lists.subscribers),
    output: bytes('text/csv'),
  }),
  removeSubscriber: defineOperation({
    method: 'DELETE',
    path: '/subscribers/{id}',
    summary: 'Remove a subscriber; their links no longer work',
    access: 'admin',
    params: { id: ref('subscriber') },
    output: empty,
  }),
}
