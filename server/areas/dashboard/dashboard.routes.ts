import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { Handlers } from '../../kernel/context.ts'
import { companyCounts, platformCounts, sectionCounts, setupState, siteState, viewCounts } from './dashboard.queries.ts'

const nothing = { views: null, sections: null, setup: null, site: null, company: null, platform: null } as const

/** Counts for the account that acts. An employee acts for a company but does not run it, and sees none of its figures. */
export const dashboardHandlers = {
  getDashboard: async ({ db, services, viewer, now }) => {
    const { accountId } = viewer
    if (viewer.isEmployee) return nothing
    if (viewer.accountKind === 'company') return { ...nothing, company: await companyCounts(db, accountId) }
    if (viewer.accountKind === 'administrator') return { ...nothing, platform: await platformCounts(db, now) }
    const [viewed, sections, setup, site] = await Promise.all([
      viewCounts(db, accountId, now),
      sectionCounts(db, accountId),
      setupState(db, accountId),
      siteState(db, services, accountId),
    ])
    return { ...nothing, views: viewed, sections, setup, site }
  },
} satisfies Partial<Handlers<typeof profileOperations>>
