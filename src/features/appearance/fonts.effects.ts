import type { z } from 'zod'
import { managedFontBody, type ManagedFont } from '../../../openapi/schemas/font.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
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
