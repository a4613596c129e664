import { SECTIONS, sectionsOf } from '../../../openapi/schemas/profile.ts'
import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { mock } from './mock.ts'

const KINDS = ['individual', 'company'] as const
const USED = [812, 640, 655, 590, 74, 120, 96, 41, 18, 433, 380]
export const managedSectionRows: readonly ManagedSection[] = SECTIONS.map((key, position) => {
  const madeFor = KINDS.filter((kind) => sectionsOf(kind).includes(key))
  return {
    key,
    name: key === 'published_works' ? { en: 'Publications', am: 'የታተሙ ሥራዎች' } : null,
    for_individuals: true,
    for_companies: madeFor.includes('company') && key !== 'team',
    active: key !== 'testimonials',
    position,
    used: USED[position] ?? 0,
    made_for: madeFor,
    is_fixed: key === 'about' || key === 'hobbies',
    version: 1,
  }
})

/** Sections as an administrator names and offers them. */
export const sectionSettingMocks = {
  listSectionSettings: mock('listSectionSettings', () => [...managedSectionRows]),
  editSectionSettings: mock('editSectionSettings', ({ params, body, refuse }) => {
    const row = managedSectionRows.find(({ key }) => key === params.key) ?? refuse('not_found', {})
    return { ...row, ...body, version: body.version + 1 }
  }),
  orderSectionSettings: mock('orderSectionSettings', () => [...managedSectionRows]),
}
