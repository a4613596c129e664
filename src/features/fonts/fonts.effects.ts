import type { z } from 'zod'
import { managedFontBody, type fontOrder, type ManagedFont } from '../../../openapi/schemas/font.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** What the form asks for. */
export const fontFields = managedFontBody.omit({ version: true })
export type FontBody = z.output<typeof fontFields>
export type Move = z.output<typeof fontOrder>

export const fontsMachine = createLoadMachine<ManagedFont[]>((_, signal) => answer(api.GET('/fonts', { signal })))
export const fontMachine = createSaveMachine<FontBody, ManagedFont>(({ values, row }, signal) =>
  answer(
    api.PUT('/fonts/{key}', {
      params: { path: { key: row?.key ?? 'noto' } },
      body: { ...values, version: row?.version ?? 1 },
      signal,
    }),
  ),
)
export const moveMachine = createSaveMachine<Move, ManagedFont[]>(({ values }, signal) =>
  answer(api.PUT('/fonts.order', { body: values, signal })),
)
