import { z } from 'zod'
import { accepted, bytes, defineOperation, ok } from '../define.ts'
import { messageAnswer } from '../schemas/primitives.ts'
import { dataArchive, deletionBody, deletionPreview } from '../schemas/rights.ts'
import { passwordBody } from '../schemas/session.ts'

/** What people may ask about themselves (product.md §9, "Data rights"). */
export const rightsOperations = {
  getDeletion: defineOperation({
    method: 'GET',
    path: '/user/deletion',
    summary: 'What a deletion of the caller would delete and pass on',
    access: 'user',
    output: ok(deletionPreview),
  }),
  requestDeletion: defineOperation({
    method: 'POST',
    path: '/user/deletion',
    summary: 'Delete the caller in 14 days: signs out everywhere; pages no longer answer. Signing in takes it back',
    access: 'user',
    body: deletionBody,
    output: accepted(messageAnswer),
    errors: ['last_administrator'],
    throttle: { by: 'user', limit: 10, per: 3600 },
  }),
  getDataArchive: defineOperation({
    method: 'GET',
    path: '/user/data-archive',
    summary: 'The archive of everything about the caller, if there is one',
    access: 'user',
    output: ok(dataArchive),
  }),
  requestDataArchive: defineOperation({
    method: 'POST',
    path: '/user/data-archive',
    summary: 'Ask for an archive of everything about the caller; a mail says when it is ready',
    access: 'user',
    body: passwordBody,
    output: accepted(dataArchive),
    throttle: { by: 'user', limit: 5, per: 86_400 },
  }),
  downloadDataArchive: defineOperation({
    method: 'GET',
    path: '/user/data-archive/{token}/sira-data.zip',
    summary: 'The archive, by its signed link',
    access: 'anyone',
    params: { token: z.string().max(1000) },
    output: bytes('application/zip'),
    errors: ['token_spent'],
    throttle: { by: 'address', limit: 60, per: 3600 },
  }),
}
