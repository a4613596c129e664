import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { bindings, type Binding } from '../resources/bindings.ts'
import { columnsFrom } from '../resources/rows.ts'
import { COMPANY_SIZES, INFO_SOURCES, TIERS } from './seed-content.ts'
import { SKILLS } from './seed-skills.ts'
import { companySizes, infoSources, settings, skills, tiers } from './tables.ts'

/** Written once: what an administrator changes or deletes later does not come back. */
const SEEDED = 'seeded.reference'

/** The columns of an entry of a collection that the platform keeps. */
function entry(services: Services, binding: Binding, name: Localized, position: number) {
  const now = services.clock.now()
  const columns = columnsFrom(binding, { name, active: true })
  return { ...columns, id: services.ids.uuid(), position, version: 1, createdAt: now, updatedAt: now }
}

/** The tiers, which every user needs: present after it, whoever wrote them. */
export async function seedTiers(tx: Tx): Promise<void> {
  await tx
    .insert(tiers)
    .values([...TIERS])
    .onConflictDoNothing()
}

/** What a new installation begins with: tiers, company sizes, information sources and a first set of skills. Running it again changes nothing. */
export async function seedReference(services: Services): Promise<void> {
  await services.transaction(async (tx) => {
    await seedTiers(tx)
    const first = await tx.insert(settings).values({ key: SEEDED, value: '1' }).onConflictDoNothing().returning()
    if (first.length === 0) return
    // The names of the columns are computed from the resource, so their types are asserted here.
    await tx.insert(companySizes).values(COMPANY_SIZES.map((name, at) => entry(services, bindings.companySize, name, at) as unknown as typeof companySizes.$inferInsert))
    await tx.insert(infoSources).values(INFO_SOURCES.map((name, at) => entry(services, bindings.infoSource, name, at) as unknown as typeof infoSources.$inferInsert))
    await tx.insert(skills).values(SKILLS.map(([en, am], at) => entry(services, bindings.skill, { en, am }, at) as unknown as typeof skills.$inferInsert))
  })
}
