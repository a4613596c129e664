import type { z } from 'zod'
import { managedTemplateBody, type ManagedTemplate, type templateOrder } from '../../../openapi/schemas/template.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** What the form asks for. */
export const templateFields = managedTemplateBody.omit({ version: true })
export type TemplateBody = z.output<typeof templateFields>
export type Move = z.output<typeof templateOrder>

export const templatesMachine = createLoadMachine<ManagedTemplate[]>((_, signal) =>
  answer(api.GET('/templates', { signal })),
)
export const templateMachine = createSaveMachine<TemplateBody, ManagedTemplate>(({ values, row }, signal) =>
  answer(
    api.PUT('/templates/{key}', {
      params: { path: { key: row?.key ?? 'starter' } },
      body: { ...values, version: row?.version ?? 1 },
      signal,
    }),
  ),
)
export const moveMachine = createSaveMachine<Move, ManagedTemplate[]>(({ values }, signal) =>
  answer(api.PUT('/templates.order', { body: values, signal })),
)

/** The categories that are active, to choose from. */
export const categoriesMachine = createLoadMachine((_, signal) =>
  answer(api.GET('/template-categories', { params: { query: { per_page: 100 } }, signal })).then(({ data }) =>
    data.filter(({ active }) => active),
  ),
)
