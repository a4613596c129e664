import { and, asc, eq, max } from 'drizzle-orm'
import type { PricedPlan } from '../../../src/documents/pricing/pricing-data.ts'
import { pricePlans, tiers } from '../../db/list-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** Visitors read active price plans of active plans. */
const IS_OUT = and(eq(pricePlans.active, true), eq(tiers.active, true))

/** What visitors read about plans, in the order of the price plans. */
export async function readPricing(db: Readable): Promise<readonly PricedPlan[]> {
  const rows = await db
    .select({ plan: pricePlans, tier: tiers })
    .from(pricePlans)
    .innerJoin(tiers, eq(tiers.id, pricePlans.tierId))
    .where(IS_OUT)
    .orderBy(asc(pricePlans.position), asc(pricePlans.id))
  return rows.map(({ plan: { id, headline, description, highlighted }, tier }) => ({
    id,
    key: tier.key,
    name: tier.name,
    headline,
    description,
    highlighted,
    price: tier.price,
    period: tier.period === 'year' ? 'year' : 'month',
    features: tier.features,
    accounts: tier.accounts,
    employees: tier.employees,
    jobs: tier.openJobs,
    letters: tier.lettersPerMonth,
    resumes: tier.resumes,
  }))
}

/** When anything that visitors read about plans last changed. */
export async function readPricingChange(db: Readable): Promise<Date | null> {
  const [last] = await db
    .select({ plan: max(pricePlans.updatedAt), tier: max(tiers.updatedAt) })
    .from(pricePlans)
    .innerJoin(tiers, eq(tiers.id, pricePlans.tierId))
    .where(IS_OUT)
  const times = [last?.plan, last?.tier].flatMap((at) => at ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times.map((at) => at.getTime())))
}
