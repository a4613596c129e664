import type { textOperations } from '../../../openapi/operations/texts.ts'
import type { Handlers } from '../../kernel/context.ts'
import { overriddenTexts } from '../../kernel/text-overrides.ts'
import { editText } from './texts.commands.ts'
import { exportTexts, listTexts } from './texts.queries.ts'

export const handlers = {
  listTexts: ({ db, query }) => listTexts(db, query),
  exportTexts: ({ db, query }) => exportTexts(db, query),
  editText: async ({ services, viewer, params, body, now, write }) => {
    const row = await write((tx) => editText(tx, services, params.key, body, { userId: viewer.userId, now }))
    // The news comes after the answer; whoever changed it reads it at once. If it fails, the news brings it.
    await overriddenTexts.reload().catch(() => undefined)
    return row
  },
} satisfies Handlers<typeof textOperations>
