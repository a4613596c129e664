import type { sectionSettingOperations } from '../../../openapi/operations/section-settings.ts'
import type { Handlers } from '../../kernel/context.ts'
import { editSectionSettings, moveSection } from './sections.commands.ts'
import { readManaged } from './sections.present.ts'

export const handlers = {
  listSectionSettings: ({ db }) => readManaged(db),
  editSectionSettings: ({ write, services, params, body }) =>
    write((tx) => editSectionSettings(tx, services, params.key, body)),
  orderSectionSettings: ({ write, body }) => write((tx) => moveSection(tx, body)),
} satisfies Handlers<typeof sectionSettingOperations>
