import { z } from 'zod'
import { ref } from '../ref.ts'
import { line, localized, timestamp, version } from './primitives.ts'

/** What a support document is, as people who ask for one call it. */
export const SUPPORT_DOCUMENT_KINDS = [
  'degree',
  'transcript',
  'certificate',
  'licence',
  'recommendation',
  'employment',
  'identity',
  'portfolio',
  'other',
] as const
/** So many documents of one account, so many bytes of them all, and so many with one resume. */
export const MOST_DOCUMENTS = 100
export const MOST_DOCUMENT_BYTES = 200_000_000
export const MOST_ATTACHED = 20

const named = { name: localized(line(120)), kind: z.enum(SUPPORT_DOCUMENT_KINDS) }
/** A file that was sent before: a picture, or a PDF. */
const fileChoice = {
  file_id: ref('file'),
  keep_both: z.boolean().describe('true: also where the account has a document with the same content already'),
}
export const newSupportDocument = z.strictObject({ ...named, ...fileChoice }).meta({ id: 'NewSupportDocument' })
export const supportDocumentBody = z.strictObject({ ...named, version }).meta({ id: 'SupportDocumentBody' })
export const supportDocumentFile = z.strictObject({ ...fileChoice, version }).meta({ id: 'SupportDocumentFile' })

export const supportDocument = z
  .strictObject({
    id: ref('supportDocument'),
    ...named,
    file: z.strictObject({
      kind: z.enum(['pdf', 'picture']),
      url: z.string().describe('saves it; good for an hour, for its owner alone'),
      view_url: z.string().describe('the same, to be looked at in the browser'),
      small_url: z.string().nullable().describe('of a picture: small, for lists'),
      name: z.string().nullable().describe('the name it came with; a picture has none'),
      size: z.int().describe('bytes'),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
    used_by: z
      .array(
        z.strictObject({
          kind: z.enum(['resume']),
          id: ref('resume'),
          name: z.string(),
          is_public: z.boolean().describe('others can read it, some of them with its password'),
        }),
      )
      .describe('what it is attached to'),
    version,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'SupportDocument' })
export type SupportDocument = z.output<typeof supportDocument>

/** How much of what an account may keep is taken. */
export const documentRoom = z
  .strictObject({
    documents: z.int(),
    most_documents: z.int(),
    bytes: z.int(),
    most_bytes: z.int(),
  })
  .meta({ id: 'DocumentRoom' })
export type DocumentRoom = z.output<typeof documentRoom>

/** The documents of one resume, in the order in which its readers see them. */
export const attachedDocuments = z.array(supportDocument)
export const attachedOrder = z
  .strictObject({
    document_ids: z
      .array(ref('supportDocument'))
      .max(MOST_ATTACHED)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'validation.repeated' })
      .describe('every document of the resume once'),
  })
  .meta({ id: 'AttachedOrder' })
