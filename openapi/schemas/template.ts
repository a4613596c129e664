import { z } from 'zod'
import { ref } from '../ref.ts'
import { line, localized, version } from './primitives.ts'
import { TEMPLATES } from './site.ts'

/** What administrators decide about a template; the template itself is part of the application. */
const decided = {
  name: localized(line(60)).nullable(),
  category_id: ref('templateCategory').nullable(),
  is_premium: z.boolean(),
  for_individuals: z.boolean(),
  for_companies: z.boolean(),
  active: z.boolean(),
}
export const managedTemplateBody = z.strictObject({ ...decided, version })
export type ManagedTemplateBody = z.output<typeof managedTemplateBody>
export const managedTemplate = z
  .strictObject({
    key: z.enum(TEMPLATES),
    ...decided,
    category: localized(z.string()).nullable(),
    position: z.int(),
    used: z.int().describe('sites that have it'),
    drawn_for: z.array(z.enum(['individual', 'company'])),
    is_first: z.boolean().describe('every site begins with it, so it stays free and for everyone'),
    version,
  })
  .meta({ id: 'ManagedTemplate' })
export type ManagedTemplate = z.output<typeof managedTemplate>

export const templateOrder = z.strictObject({
  key: z.enum(TEMPLATES),
  position: z.int().min(0).max(TEMPLATES.length),
})
