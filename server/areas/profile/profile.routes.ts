import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Handlers } from '../../kernel/context.ts'
import { cardHandlers } from '../card/card.routes.ts'
import { dashboardHandlers } from '../dashboard/dashboard.routes.ts'
import { siteHandlers } from '../site/site.routes.ts'
import { editPerson, readPerson } from './person.ts'
import { editSetup, readSetup } from './setup.ts'

/** A person's own details, sections, site, card and counts. */
export const handlers = {
  ...siteHandlers,
  ...cardHandlers,
  ...dashboardHandlers,
  getPersonalDetail: ({ db, viewer }) => readPerson(db, viewer),
  editPersonalDetail: ({ write, services, viewer, body }) => write((tx) => editPerson(tx, services, viewer, body)),
  getAccountSetup: ({ db, services, viewer }) => readSetup(db, services, viewer.accountId),
  editAccountSetup: ({ write, services, viewer, body }) => write((tx) => editSetup(tx, services, viewer, body)),
  uploadPicture: ({ write, services, viewer, files }) =>
    write(async (tx) => {
      const row = await services.files.keepPicture(tx, { accountId: viewer.accountId, file: files.file })
      return { id: row.id as Ref<'file'>, url: services.files.ownUrl(row.id), type: row.type, size: row.bytes, width: row.width, height: row.height }
    }),
} satisfies Handlers<typeof profileOperations>
