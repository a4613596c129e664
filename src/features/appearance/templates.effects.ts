import type { z } from 'zod'
import { managedTemplateBody, type ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { offered } from './offered.ts'

/** What the form asks for. */
export const templateFields = managedTemplateBody.omit({ version: true })
export type TemplateBody = z.output<typeof templateFields>

export const templates = offered<TemplateBody, ManagedTemplate>({
  list: (signal) => answer(api.GET('/templates', { signal })),
  edit: (key, body, signal) => answer(api.PUT('/templates/{key}', { params: { path: { key } }, body, signal })),
  order: (body, signal) => answer(api.PUT('/templates.order', { body, signal })),
})
export const { rowMachine: templateMachine, moveMachine } = templates

/** The categories that are active, to choose from. */
export const categoriesMachine = createLoadMachine((_, signal) =>
  answer(api.GET('/template-categories', { params: { query: { per_page: 100 } }, signal })).then(({ data }) =>
    data.filter(({ active }) => active),
  ),
)
