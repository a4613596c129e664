import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { Handlers } from '../../kernel/context.ts'
import { staged } from '../../kernel/staged-file.ts'
import { editPerson } from './person.commands.ts'
import { readPerson } from './person.queries.ts'
import { editProgress } from './progress.commands.ts'
import { readProgress } from './progress.queries.ts'
import { editFace, editSetup } from './setup.commands.ts'
import { readSetup } from './setup.queries.ts'
import { readWelcome } from './welcome.queries.ts'

/** The handlers for personal details, set-up and uploads of the active account. */
export const handlers = {
  getPersonalDetail: ({ db, viewer }) => readPerson(db, viewer),
  editPersonalDetail: ({ write, services, viewer, body }) => write((tx) => editPerson(tx, services, viewer, body)),
  getAccountSetup: ({ db, services, viewer }) => readSetup(db, services, viewer.accountId),
  editAccountSetup: ({ write, services, viewer, body }) => write((tx) => editSetup(tx, services, viewer, body)),
  editAccountFace: ({ write, services, viewer, body }) => write((tx) => editFace(tx, services, viewer.accountId, body)),
  getWelcome: ({ db, viewer }) => readWelcome(db, viewer.accountId),
  getSetupProgress: ({ db, viewer }) => readProgress(db, viewer.accountId),
  editSetupProgress: ({ write, viewer, body }) => write((tx) => editProgress(tx, viewer.accountId, body)),
  uploadPicture: ({ write, services, viewer, files }) =>
    write(async (tx) =>
      staged(services, await services.files.keepPicture(tx, { accountId: viewer.accountId, file: files.file })),
    ),
  uploadDocument: ({ write, services, viewer, files }) =>
    write(async (tx) =>
      staged(services, await services.files.keepDocument(tx, { accountId: viewer.accountId, file: files.file })),
    ),
} satisfies Partial<Handlers<typeof profileOperations>>
