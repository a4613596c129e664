import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { Handlers } from '../../kernel/context.ts'
import { createPreview } from './preview-link.ts'
import { editSite, publishSite, readSite, unpublishSite } from './publishing.commands.ts'
import { editSection, orderSections } from './sections.commands.ts'
import { listSections } from './sections.queries.ts'

/**
 * The handlers for sections and site of a person or company. The contract admits only owners, and every row is found by
 * the active account.
 */
export const siteHandlers = {
  listSections: ({ db, viewer }) => listSections(db, viewer.accountId),
  editSection: ({ write, services, viewer, params, body }) =>
    write((tx) => editSection(tx, services, viewer.accountId, params.key, body)),
  orderSections: ({ write, services, viewer, body }) =>
    write((tx) => orderSections(tx, services, viewer.accountId, body)),
  getSite: ({ db, services, viewer }) => readSite(db, services, viewer.accountId),
  editSite: ({ write, services, viewer, body }) => write((tx) => editSite({ tx, services, viewer }, body)),
  publishSite: ({ write, services, viewer, body }) => write((tx) => publishSite({ tx, services, viewer }, body)),
  unpublishSite: ({ write, services, viewer, body }) => write((tx) => unpublishSite({ tx, services, viewer }, body)),
  createPreview: async ({ services, viewer, body, now }) => createPreview(services, viewer, body, now),
} satisfies Partial<Handlers<typeof profileOperations>>
