import type { fontOperations } from '../../../openapi/operations/fonts.ts'
import type { Handlers } from '../../kernel/context.ts'
import { staged } from '../../kernel/staged-file.ts'
import { editFont, moveFont } from './fonts.commands.ts'
import { readManaged } from './fonts.present.ts'
import { addFont, deleteFont, scriptsOf } from './uploaded-fonts.commands.ts'

export const handlers = {
  listFonts: ({ db }) => readManaged(db),
  uploadFont: ({ write, services, viewer, files }) =>
    write(async (tx) =>
      staged(services, await services.files.keepFont(tx, { accountId: viewer.accountId, file: files.file })),
    ),
  addFont: async ({ db, write, services, viewer, body }) => {
    const { accountId } = viewer
    const scripts = await scriptsOf(db, services, accountId, body)
    return write((tx) => addFont(tx, services, { accountId, body, scripts }))
  },
  editFont: ({ write, params, body }) => write((tx) => editFont(tx, params.key, body)),
  deleteFont: ({ write, services, params }) => write((tx) => deleteFont(tx, services, params.key)),
  orderFonts: ({ write, body }) => write((tx) => moveFont(tx, body)),
} satisfies Handlers<typeof fontOperations>
