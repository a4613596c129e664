import { z } from 'zod'
import { line, localized, version } from './primitives.ts'
import { SECTIONS } from './profile.ts'

/** What administrators decide about a section; which sections there are is part of the application. */
const decided = {
  name: localized(line(60)).nullable().describe('null, or without a language: the name that the section comes with'),
  for_individuals: z.boolean(),
  for_companies: z.boolean(),
  active: z.boolean(),
}
export const managedSectionBody = z.strictObject({ ...decided, version })
export type ManagedSectionBody = z.output<typeof managedSectionBody>
export const managedSection = z
  .strictObject({
    key: z.enum(SECTIONS),
    ...decided,
    position: z.int(),
    used: z.int().describe('accounts that have something in it'),
    made_for: z.array(z.enum(['individual', 'company'])),
    is_fixed: z.boolean().describe('everyone needs it, so it stays offered'),
    version,
  })
  .meta({ id: 'ManagedSection' })
export type ManagedSection = z.output<typeof managedSection>

export const managedSectionOrder = z.strictObject({
  key: z.enum(SECTIONS),
  position: z.int().min(0).max(SECTIONS.length),
})
