import type { z } from 'zod'
import { managedFontBody, type ManagedFont, type UploadedFontBody } from '../../../openapi/schemas/font.ts'
import { api } from '../../api/client.ts'
import { sendFont } from '../../api/pictures.ts'
import { answer } from '../../api/problem.ts'
import { createDocumentMachine } from '../../machines/document/document.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { checkFontFile } from '../../ui/document/document-file.ts'
import { offered } from './offered.ts'

/** What the form asks for. */
export const fontFields = managedFontBody.omit({ version: true })
export type FontBody = z.output<typeof fontFields>

export const fonts = offered<FontBody, ManagedFont>({
  list: (signal) => answer(api.GET('/fonts', { signal })),
  edit: (key, body, signal) => answer(api.PUT('/fonts/{key}', { params: { path: { key } }, body, signal })),
  order: (body, signal) => answer(api.PUT('/fonts.order', { body, signal })),
})
export const { rowMachine: fontMachine, moveMachine } = fonts

/** Adds a family of files that were sent before. */
export const addFontMachine = createSaveMachine<UploadedFontBody, ManagedFont>(({ values, key }, signal) =>
  answer(api.POST('/fonts', { body: values, headers: { 'idempotency-key': key }, signal })),
)
/** One weight of a font on its way to the server. */
export const fontFileMachine = createDocumentMachine({ check: checkFontFile, send: sendFont })

/** Deletes an uploaded font. */
export const deleteFontMachine = createSaveMachine<ManagedFont, ManagedFont>(async ({ values }, signal) => {
  await answer(api.DELETE('/fonts/{key}', { params: { path: { key: values.key } }, signal }))
  return values
})
