import { z } from 'zod'
import { paragraph, timestamp } from './primitives.ts'

/** What administrators say in the place of a text; null: the original. */
const changed = { en: paragraph(2000).nullable(), am: paragraph(2000).nullable() }
/** `version` is 0 of a text that nobody changed yet. */
export const interfaceTextBody = z.strictObject({ ...changed, version: z.int().min(0) })
export type InterfaceTextBody = z.output<typeof interfaceTextBody>

export const textId = z.string().max(120).describe('as in openapi/messages')
/** One text of the interface, of mails or of documents, with what administrators say in its place. */
export const interfaceText = z
  .strictObject({
    id: textId,
    original: z.strictObject({ en: z.string(), am: z.string() }),
    en: z.string().nullable(),
    am: z.string().nullable(),
    version: z.int(),
    changed_at: timestamp.nullable(),
    changed_by: z.string().nullable(),
  })
  .meta({ id: 'InterfaceText' })
export type InterfaceText = z.output<typeof interfaceText>
