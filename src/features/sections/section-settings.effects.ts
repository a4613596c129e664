import type { z } from 'zod'
import {
  managedSectionBody,
  type ManagedSection,
  type managedSectionOrder,
} from '../../../openapi/schemas/section-setting.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** What the form asks for. */
export const sectionFields = managedSectionBody.omit({ version: true })
export type SectionBody = z.output<typeof sectionFields>
export type Move = z.output<typeof managedSectionOrder>

export const sectionsMachine = createLoadMachine<ManagedSection[]>((_, signal) =>
  answer(api.GET('/section-settings', { signal })),
)
export const sectionMachine = createSaveMachine<SectionBody, ManagedSection>(({ values, row }, signal) =>
  answer(
    api.PUT('/section-settings/{key}', {
      params: { path: { key: row?.key ?? 'about' } },
      body: { ...values, version: row?.version ?? 1 },
      signal,
    }),
  ),
)
export const moveMachine = createSaveMachine<Move, ManagedSection[]>(({ values }, signal) =>
  answer(api.PUT('/section-settings.order', { body: values, signal })),
)
