import type { fontOperations } from '../../../openapi/operations/fonts.ts'
import type { Handlers } from '../../kernel/context.ts'
import { editFont, moveFont } from './fonts.commands.ts'
import { readManaged } from './fonts.present.ts'

export const handlers = {
  listFonts: ({ db }) => readManaged(db),
  editFont: ({ write, params, body }) => write((tx) => editFont(tx, params.key, body)),
  orderFonts: ({ write, body }) => write((tx) => moveFont(tx, body)),
} satisfies Handlers<typeof fontOperations>
