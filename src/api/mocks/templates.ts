import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { mock } from './mock.ts'

const offered = { category_id: null, category: null, is_premium: false, for_companies: true, active: true, version: 1 }
export const managedTemplateRows: readonly ManagedTemplate[] = [
  {
    ...offered,
    key: 'starter',
    name: null,
    for_individuals: true,
    position: 0,
    used: 214,
    drawn_for: ['individual', 'company'],
    is_first: true,
  },
  {
    ...offered,
    key: 'template1',
    name: { en: 'Editorial', am: 'ኤዲቶሪያል' },
    category: { en: 'Calm', am: 'ረጋ ያሉ' },
    is_premium: true,
    for_individuals: true,
    position: 1,
    used: 58,
    drawn_for: ['individual', 'company'],
    is_first: false,
  },
  {
    ...offered,
    key: 'template3',
    name: null,
    for_individuals: false,
    active: false,
    position: 2,
    used: 1,
    drawn_for: ['company'],
    is_first: false,
  },
]

/** Templates as an administrator offers them. */
export const templateMocks = {
  listTemplates: mock('listTemplates', () => [...managedTemplateRows]),
  editTemplate: mock('editTemplate', ({ params, body, refuse }) => {
    const row = managedTemplateRows.find(({ key }) => key === params.key) ?? refuse('not_found', {})
    return { ...row, ...body, version: body.version + 1 }
  }),
  orderTemplates: mock('orderTemplates', () => [...managedTemplateRows]),
}
