import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { SECTIONS } from '../schemas/profile.ts'
import { managedSection, managedSectionBody, managedSectionOrder } from '../schemas/section-setting.ts'

/** The sections of sites, as administrators name and offer them. */
export const sectionSettingOperations = {
  listSectionSettings: defineOperation({
    method: 'GET',
    path: '/section-settings',
    summary: 'All sections of the application, and how they are named and offered',
    access: 'admin',
    output: ok(z.array(managedSection)),
  }),
  editSectionSettings: defineOperation({
    method: 'PUT',
    path: '/section-settings/{key}',
    summary: 'Change how a section is named and offered',
    access: 'admin',
    params: { key: z.enum(SECTIONS) },
    body: managedSectionBody,
    output: ok(managedSection),
    errors: ['stale'],
  }),
  orderSectionSettings: defineOperation({
    method: 'PUT',
    path: '/section-settings.order',
    summary: 'Move a section to a 0-based position in the order of new sites',
    access: 'admin',
    body: managedSectionOrder,
    output: ok(z.array(managedSection)),
  }),
}
