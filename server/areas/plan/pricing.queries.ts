import { and, asc, eq, max } from 'drizzle-orm'
import { isLarger } from '../../../openapi/larger-plan.ts'
import type { OwnPricing, PricedPlan } from '../../../src/documents/pricing/pricing-data.ts'
import { pricePlans, tiers } from '../../db/list-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { Reader } from '../../site/signed-in.ts'
import { LIMITS_OF } from './plan.policy.ts'
import { findPrincipal, listPlans } from './plan.queries.ts'

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

/** Which plan the account of a reader has, and which give it more. Null for administrators, who have none. */
export async function readOwnPricing(
  db: Readable,
  { accountId, kind }: Pick<Reader, 'accountId' | 'kind'>,
): Promise<OwnPricing | null> {
  if (kind === 'administrator') return null
  const { tierKey } = await findPrincipal(db, accountId)
  const plans = await listPlans(db, tierKey)
  const own = plans.find(({ key }) => key === tierKey)
  const larger = own === undefined ? [] : plans.filter((plan) => isLarger(plan, own, LIMITS_OF[kind]))
  return { key: tierKey, larger: larger.map(({ key }) => key) }
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
