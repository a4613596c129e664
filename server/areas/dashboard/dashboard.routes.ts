import type { Viewer } from '../../../openapi/define.ts'
import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { Handlers } from '../../kernel/context.ts'
import { recruits } from '../../kernel/viewer.ts'
import { waitingApplicants } from '../applications/waiting.queries.ts'
import {
  companyCounts,
  platformCounts,
  sectionCounts,
  setupState,
  siteState,
  viewCounts,
  welcomeState,
} from './dashboard.queries.ts'
import { invitationsToAnswer, offersToAnswer } from './waiting.queries.ts'

const nothing = {
  views: null,
  sections: null,
  setup: null,
  welcome: null,
  site: null,
  company: null,
  platform: null,
  offers: null,
  interviews: null,
  hiring: null,
} as const

/**
 * Counts for the active account. An employee acts for a company but does not run it, and sees of its counts whom they
 * may hire alone.
 */
export const dashboardHandlers = {
  getDashboard: async ({ db, services, viewer, now, lang }) => {
    const { accountId } = viewer
    if (viewer.accountKind === 'administrator') return { ...nothing, platform: await platformCounts(db, now) }
    const hiring = recruits(viewer) ? await waitingApplicants(db, accountId, now) : null
    if (viewer.isEmployee) return { ...nothing, hiring }
    const [viewed, sections, site] = await Promise.all([
      viewCounts(db, accountId, now),
      sectionCounts(db, accountId),
      siteState(db, services, accountId),
    ])
    const seen = { ...nothing, views: viewed, sections, site, hiring }
    return viewer.accountKind === 'company'
      ? { ...seen, company: await companyCounts(db, accountId, now) }
      : {
          ...seen,
          setup: await setupState(db, accountId),
          welcome: await welcomeState(db, accountId),
          offers: await offersToAnswer(db, viewer as Viewer<'individual'>, now, lang),
          interviews: await invitationsToAnswer(db, viewer as Viewer<'individual'>, now, lang),
        }
  },
} satisfies Partial<Handlers<typeof profileOperations>>
