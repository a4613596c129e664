import { pages } from '../../../openapi/routes.ts'
import type { PricingData } from '../../../src/documents/pricing/pricing-data.ts'
import { pricingPage } from '../../../src/documents/pricing/pricing.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { readOwnPricing, readPricing, readPricingChange } from './pricing.queries.ts'

/** `/pricing-plan-detail`: what each plan gives and costs. */
export const pricingDetailPage = (services: Pick<Services, 'db'>): TablePage =>
  publicPage<PricingData>({
    path: pages.pricing.path,
    greets: true,
    forReader: async (data, reader) => {
      const own = await readOwnPricing(services.db, reader)
      return own === null ? data : { ...data, own }
    },
    isShared: true,
    allowsSlash: true,
    topics: ['content'],
    load: async () => ({
      kind: 'document',
      subject: 'pricePlan',
      mentions: ['tier'],
      data: { plans: await readPricing(services.db) },
    }),
    render: pricingPage,
    sitemap: async () => [
      { path: pages.pricing.path, updated_at: (await readPricingChange(services.db))?.toISOString() ?? null },
    ],
  })
