import { and, eq, isNull } from 'drizzle-orm'
import { keepUserSearch } from '../kernel/user-search.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { todayIn } from '../kernel/days.ts'
import { bindings, type Binding } from '../resources/bindings.ts'
import { columnsFrom } from '../resources/rows.ts'
import { completeSlugs } from '../resources/slugs.ts'
import { seedBlog } from './blog/seed-blog.ts'
import { richTextOf } from './help/help-text.ts'
import { seedHelp } from './help/seed-help.ts'
import { seedSite } from './site-content/seed-site.ts'
import { FIRST_POLICIES } from './policies/first-policies.ts'
import { COMPANY_SIZES, INFO_SOURCES, PRICE_PLANS, TIERS } from './seed-content.ts'
import { GIVEN_BEFORE, seedCollections } from './seed-collections.ts'
import { referenceSeeds } from './seed-reference.ts'
import { referenceEntries, settings } from './platform-tables.ts'
import { companySizes, infoSources, policies, pricePlans, tiers } from './list-tables.ts'
import { users } from './tables.ts'

/**
 * Written once: what an administrator changes or deletes later does not come back. Each key stands for what came with
 * one version.
 */
const SEEDED = 'seeded.reference'
const SEEDED_LISTS = 'seeded.reference-lists'
const SEEDED_COMPANIES = 'seeded.companies'
const SEEDED_LANGUAGES = 'seeded.languages'
const SEEDED_PRICE_PLANS = 'seeded.price-plans'
const SEEDED_POLICIES = 'seeded.policies'
/** True for the first who asks. */
const isFirst = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.insert(settings).values({ key, value: '1' }).onConflictDoNothing().returning()).length > 0

/** The columns of a row of a collection: what a body says, and where and since when it is there. */
function rowOf({ ids, clock }: Pick<Services, 'ids' | 'clock'>, binding: Binding, body: object, position: number) {
  const now = clock.now()
  return {
    ...columnsFrom(binding, { ...body, active: true }),
    id: ids.uuid(),
    position,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

/** The tiers, which every user needs. For an installation that has none; what an administrator deletes stays deleted. */
export async function seedTiers(tx: Tx, services: Pick<Services, 'ids' | 'clock'>): Promise<void> {
  const [present] = await tx.select({ key: tiers.key }).from(tiers).limit(1)
  if (present) return
  const rows = TIERS.map(({ key, ...body }, at) => ({ ...rowOf(services, bindings.tier, body, at), key }))
  await tx
    .insert(tiers)
    .values(rows as unknown as (typeof tiers.$inferInsert)[])
    .onConflictDoNothing()
}

/** What an installation from before companies lacks: limits of its tiers, and what its users are found by. */
async function completeForCompanies(tx: Tx): Promise<void> {
  for (const { key, employees } of TIERS)
    await tx
      .update(tiers)
      .set({ employees })
      .where(and(eq(tiers.key, key), isNull(tiers.employees)))
  for (const { id } of await tx.select({ id: users.id }).from(users)) await keepUserSearch(tx, id)
}

/** What visitors read about the plans that an installation begins with. */
async function seedPricePlans(tx: Tx, services: Services): Promise<void> {
  const there = await tx.select({ id: tiers.id, key: tiers.key }).from(tiers)
  const rows = PRICE_PLANS.flatMap(({ key, ...texts }) => {
    const tier_id = there.find((row) => row.key === key)?.id
    return tier_id === undefined ? [] : [{ tier_id, ...texts }]
  }).map((body, at) => rowOf(services, bindings.pricePlan, body, at))
  if (rows.length > 0) await tx.insert(pricePlans).values(rows as unknown as (typeof pricePlans.$inferInsert)[])
}

/**
 * The first terms and privacy policy, in effect from the day on which the installation begins. One that has policies of
 * its own keeps just those.
 */
async function seedPolicies(tx: Tx, services: Services): Promise<void> {
  const [present] = await tx.select({ id: policies.id }).from(policies).limit(1)
  if (present) return
  const rows = FIRST_POLICIES.map(({ kind, title, body }, at) =>
    rowOf(
      services,
      bindings.policy,
      {
        kind,
        title,
        effective_from: todayIn(services.clock.now()),
        changes: null,
        body: { en: richTextOf(body.en, 'en', services.say), am: richTextOf(body.am, 'am', services.say) },
      },
      at,
    ),
  )
  await tx.insert(policies).values(rows as unknown as (typeof policies.$inferInsert)[])
}

/** The fixed lists that forms choose from. */
export async function seedLists(tx: Tx): Promise<void> {
  await tx
    .insert(referenceEntries)
    .values([...referenceSeeds()])
    .onConflictDoNothing()
}

/**
 * What a new installation begins with: tiers, company sizes, information sources, the fixed lists, and the first
 * entries of the collections about jobs. Running it again changes nothing; an older installation gets what it was never
 * given.
 */
export async function seedReference(services: Services): Promise<void> {
  await services.transaction(async (tx) => {
    await seedTiers(tx, services)
    // The names of the columns are computed from the resource, so their types are asserted here.
    const isNew = await isFirst(tx, SEEDED)
    if (isNew) {
      await tx
        .insert(companySizes)
        .values(
          COMPANY_SIZES.map(
            (name, at) =>
              rowOf(services, bindings.companySize, { name }, at) as unknown as typeof companySizes.$inferInsert,
          ),
        )
      await tx
        .insert(infoSources)
        .values(
          INFO_SOURCES.map(
            (name, at) =>
              rowOf(services, bindings.infoSource, { name }, at) as unknown as typeof infoSources.$inferInsert,
          ),
        )
    }
    const isFirstWithCompanies = await isFirst(tx, SEEDED_COMPANIES)
    const isFirstWithLanguages = await isFirst(tx, SEEDED_LANGUAGES)
    if (isFirstWithCompanies || isFirstWithLanguages) await seedLists(tx)
    if (isFirstWithCompanies) await completeForCompanies(tx)
    await seedCollections(tx, services, {
      ...(isNew ? {} : { skill: GIVEN_BEFORE.skill }),
      ...((await isFirst(tx, SEEDED_LISTS)) ? {} : { fieldOfStudy: GIVEN_BEFORE.fieldOfStudy }),
    })
    if (await isFirst(tx, SEEDED_PRICE_PLANS)) await seedPricePlans(tx, services)
    if (await isFirst(tx, SEEDED_POLICIES)) await seedPolicies(tx, services)
    await seedHelp(tx, services)
    await seedSite(tx, services)
    await seedBlog(tx, services)
    await completeSlugs(tx)
  })
}
