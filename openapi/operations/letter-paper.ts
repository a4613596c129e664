import { created, defineOperation, empty, ok } from '../define.ts'
import { letterTemplateTrial } from '../schemas/letter-settings.ts'
import { uploadAnswer } from '../schemas/profile.ts'
import { ref } from '../ref.ts'
import { letterPages, letterSignature, letterTrial } from '../schemas/letter-paper.ts'

const staff = { access: 'staff' } as const

/** Letters on paper, and the signatures on them. */
export const letterPaperOperations = {
  previewLetter: defineOperation({
    method: 'GET',
    path: '/letters/{id}/pages',
    summary: 'The pages of a letter as they would be printed now, without anybody’s signature',
    ...staff,
    params: { id: ref('letter') },
    query: { user_id: ref('user').optional().describe('of a letter for each: whose is shown; else the first') },
    output: ok(letterPages),
    errors: ['too_large', 'unavailable'],
  }),
  tryLetter: defineOperation({
    method: 'GET',
    path: '/letters/{id}/trial',
    summary:
      'Who would get a letter of their own if it were issued now, and what is not known of each; nothing is sent',
    ...staff,
    params: { id: ref('letter') },
    output: ok(letterTrial),
  }),
  previewLetterTemplate: defineOperation({
    method: 'POST',
    path: '/letter-templates/preview',
    summary: 'The pages of a letter that begins with this template, filled from the records of somebody of the company',
    access: 'company',
    body: letterTemplateTrial,
    output: ok(letterPages),
    errors: ['too_large', 'unavailable'],
    throttle: { by: 'user', limit: 240, per: 3600 },
  }),
  getLetterSignature: defineOperation({
    method: 'GET',
    path: '/letter-signature',
    summary: 'One’s own signature at the company',
    ...staff,
    output: ok(letterSignature),
  }),
  saveLetterSignature: defineOperation({
    method: 'PUT',
    path: '/letter-signature',
    summary: 'Take a picture as one’s signature; it is placed by one’s own approvals alone',
    ...staff,
    files: { file: { kind: 'picture' } },
    output: ok(letterSignature),
    errors: ['picture_refused', 'too_large', 'unsupported_media'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  uploadLetterFile: defineOperation({
    method: 'POST',
    path: '/letter-files',
    summary: 'Stage a document (PDF, Word, OpenDocument) of the company; it is kept once a letter refers to it',
    ...staff,
    files: { file: { kind: 'document' } },
    output: created(uploadAnswer),
    errors: ['document_refused', 'too_large', 'unsupported_media'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  uploadLetterPicture: defineOperation({
    method: 'POST',
    path: '/letter-pictures',
    summary: 'Stage a picture of the company, which is written anew; it is kept once a letter refers to it',
    ...staff,
    files: { file: { kind: 'picture' } },
    output: created(uploadAnswer),
    errors: ['picture_refused', 'too_large', 'unsupported_media'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  deleteLetterSignature: defineOperation({
    method: 'DELETE',
    path: '/letter-signature',
    summary: 'Take one’s signature away; letters that it stands on keep it',
    ...staff,
    output: empty,
  }),
}
