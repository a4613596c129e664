import { sectionsOf, type SectionKey } from '../../../openapi/schemas/profile.ts'
import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readSectionSettings } from '../../kernel/section-settings.ts'
import { countUses } from '../site/section-rows.queries.ts'

const KINDS = ['individual', 'company'] as const
/**
 * What stays offered to everyone whom it is made for: publishing needs something that anybody can say, and hobbies are
 * a required part of the account details (specification §5).
 */
export const FIXED: ReadonlySet<SectionKey> = new Set(['about', 'hobbies'])

/** Every section as administrators see it, in the order of new sites. */
export async function readManaged(db: Readable): Promise<ManagedSection[]> {
  const uses = await countUses(db)
  return (await readSectionSettings(db)).map(
    ({ key, name, forIndividuals, forCompanies, active, version }, position) => ({
      key,
      name,
      for_individuals: forIndividuals,
      for_companies: forCompanies,
      active,
      position,
      used: uses[key],
      made_for: KINDS.filter((kind) => sectionsOf(kind).includes(key)),
      is_fixed: FIXED.has(key),
      version,
    }),
  )
}

export async function readManagedSection(db: Readable, key: SectionKey): Promise<ManagedSection> {
  return (await readManaged(db)).find((row) => row.key === key) ?? refuse('not_found', {})
}
