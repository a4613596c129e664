import type { z } from 'zod'
import { managedSectionBody, type ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { offered } from './offered.ts'

/** What the form asks for. */
export const sectionFields = managedSectionBody.omit({ version: true })
export type SectionBody = z.output<typeof sectionFields>

export const sections = offered<SectionBody, ManagedSection>({
  list: (signal) => answer(api.GET('/section-settings', { signal })),
  edit: (key, body, signal) => answer(api.PUT('/section-settings/{key}', { params: { path: { key } }, body, signal })),
  order: (body, signal) => answer(api.PUT('/section-settings.order', { body, signal })),
})
export const { rowMachine: sectionMachine, moveMachine } = sections
