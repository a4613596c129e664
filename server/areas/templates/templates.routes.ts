import type { templateOperations } from '../../../openapi/operations/templates.ts'
import type { Handlers } from '../../kernel/context.ts'
import { editTemplate, moveTemplate } from './templates.commands.ts'
import { readManaged } from './templates.present.ts'

export const handlers = {
  listTemplates: ({ db }) => readManaged(db),
  editTemplate: ({ write, params, body }) => write((tx) => editTemplate(tx, params.key, body)),
  orderTemplates: ({ write, body }) => write((tx) => moveTemplate(tx, body)),
} satisfies Handlers<typeof templateOperations>
