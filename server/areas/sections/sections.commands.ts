import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { FIRST_WORK, sectionsOf, type SectionKey } from '../../../openapi/schemas/profile.ts'
import type {
  ManagedSection,
  ManagedSectionBody,
  managedSectionOrder,
} from '../../../openapi/schemas/section-setting.ts'
import { sectionSettings } from '../../db/site-tables.ts'
import { audit, differing } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { keepSettings, lockSettings, moveSetting } from '../../kernel/ordered-settings.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import { readSectionSettings, SECTION_NAMES, type SectionSetting } from '../../kernel/section-settings.ts'
import { FIXED, readManaged, readManagedSection } from './sections.present.ts'

/** Newcomers begin with one of these (`/user/welcome`). */
const FIRST_STEPS: ReadonlySet<SectionKey> = new Set(FIRST_WORK)

/** Rows of the table, in the order of the list. */
const rowsOf = (settings: readonly SectionSetting[]) => settings.map((row, position) => ({ ...row, position }))

/** What stands against a section being offered like this. */
function faultsOf(key: SectionKey, body: ManagedSectionBody, others: readonly SectionSetting[]): FieldErrors {
  const forIndividuals = sectionsOf('individual').includes(key)
  const forCompanies = sectionsOf('company').includes(key)
  if (body.for_individuals && !forIndividuals) return { for_individuals: ['validation.section_kind'] }
  if (body.for_companies && !forCompanies) return { for_companies: ['validation.section_kind'] }
  if (FIXED.has(key))
    return {
      ...(body.active ? {} : { active: ['validation.section_fixed'] }),
      ...(body.for_individuals || !forIndividuals ? {} : { for_individuals: ['validation.section_fixed'] }),
      ...(body.for_companies || !forCompanies ? {} : { for_companies: ['validation.section_fixed'] }),
    }
  const isLeft = others.some((row) => FIRST_STEPS.has(row.key) && row.active && row.forIndividuals)
  if (!FIRST_STEPS.has(key) || isLeft || (body.active && body.for_individuals)) return {}
  return { [body.active ? 'for_individuals' : 'active']: ['validation.section_first_step'] }
}

/**
 * Changes how a section is named and offered. What people have in it stays, whatever is decided. Refuses with `stale`
 * and the row as it is now.
 */
export async function editSectionSettings(
  tx: Tx,
  services: Services,
  key: SectionKey,
  { version, ...body }: ManagedSectionBody,
): Promise<ManagedSection> {
  await lockSettings(tx, sectionSettings)
  const settings = await readSectionSettings(tx)
  const before = settings.find((setting) => setting.key === key) ?? refuse('not_found', {})
  if (before.version !== version) refuse('stale', { current: await readManagedSection(tx, key) })
  const errors = faultsOf(
    key,
    { version, ...body },
    settings.filter((setting) => setting !== before),
  )
  if (Object.keys(errors).length > 0) invalid(errors)
  await keepSettings(tx, sectionSettings, rowsOf(settings))
  await tx
    .update(sectionSettings)
    .set({
      name: body.name,
      forIndividuals: body.for_individuals,
      forCompanies: body.for_companies,
      active: body.active,
      version: version + 1,
    })
    .where(eq(sectionSettings.key, key))
  await audit(tx, {
    kind: 'section',
    action: 'edit',
    subjectId: key,
    name: body.name ?? key,
    ...differing(
      {
        name: before.name,
        for_individuals: before.forIndividuals,
        for_companies: before.forCompanies,
        active: before.active,
      },
      body,
    ),
  })
  services.events.publish(tx, 'content', SECTION_NAMES)
  return readManagedSection(tx, key)
}

/** Moves a section to a 0-based position in the order of new sites; behind the last means last. */
export async function moveSection(tx: Tx, to: z.output<typeof managedSectionOrder>): Promise<ManagedSection[]> {
  await moveSetting(tx, { table: sectionSettings, kind: 'section', read: readSectionSettings, rowsOf }, to)
  return readManaged(tx)
}
