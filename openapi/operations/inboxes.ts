import { bytes, created, defineOperation, empty, ok } from '../define.ts'
import { exportQuery, pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { feedbackBody, inbox, message, replyBody, stateBody } from '../schemas/message.ts'
import { messageAnswer, pageOf } from '../schemas/primitives.ts'

const messageId = { id: ref('message') }

/** What people write to whoever runs this, and what administrators answer (product.md §8). */
export const inboxOperations = {
  sendFeedback: defineOperation({
    method: 'POST',
    path: '/feedback',
    summary: 'Write to whoever runs this',
    access: 'member',
    body: feedbackBody,
    output: created(messageAnswer),
    throttle: { by: 'user', limit: 10, per: 3600 },
  }),
  listMessages: defineOperation({
    method: 'GET',
    path: '/inboxes/{inbox}',
    summary: 'The messages of an inbox, the newest first',
    access: 'admin',
    params: { inbox },
    query: pageQuery(lists.messages),
    output: ok(pageOf(message)),
  }),
  exportMessages: defineOperation({
    method: 'GET',
    path: '/inboxes/{inbox}/messages.csv',
    summary: 'The messages of an inbox as CSV',
    access: 'admin',
    params: { inbox },
    query: exportQuery(lists.messages),
    output: bytes('text/csv'),
  }),
  getMessage: defineOperation({
    method: 'GET',
    path: '/messages/{id}',
    summary: 'One message with what was answered',
    access: 'admin',
    params: messageId,
    output: ok(message),
  }),
  setMessageState: defineOperation({
    method: 'PUT',
    path: '/messages/{id}/state',
    summary: 'Mark a message as handled, or as new again',
    access: 'admin',
    params: messageId,
    body: stateBody,
    output: ok(message),
    errors: ['stale'],
  }),
  replyToMessage: defineOperation({
    method: 'POST',
    path: '/messages/{id}/replies',
    summary: 'Answer a message by mail; that handles it',
    access: 'admin',
    params: messageId,
    body: replyBody,
    output: created(message),
    errors: ['stale'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  deleteMessage: defineOperation({
    method: 'DELETE',
    path: '/messages/{id}',
    summary: 'Delete a message with its replies',
    access: 'admin',
    params: messageId,
    output: empty,
  }),
}
