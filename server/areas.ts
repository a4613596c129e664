import type { OperationId, Operations } from '../openapi/operations/registry.ts'
import { notificationHandlers } from './areas/notifications/notifications.routes.ts'
import { cardHandlers } from './areas/card/card.routes.ts'
import { dashboardHandlers } from './areas/dashboard/dashboard.routes.ts'
import { carriedOffers } from './areas/offers/carried.queries.ts'
import { siteHandlers } from './areas/site/site.routes.ts'
import { handlers as administration } from './areas/administration/administration.routes.ts'
import { handlers as analysis } from './areas/analysis/analysis.routes.ts'
import { handlers as applications } from './areas/applications/applications.routes.ts'
import { boardHandlers } from './areas/applications/board.routes.ts'
import { handlers as audit } from './areas/audit/audit.routes.ts'
import { handlers as conversations } from './areas/conversations/conversations.routes.ts'
import { handlers as company } from './areas/company/company.routes.ts'
import { handlers as evaluation } from './areas/evaluation/evaluation.routes.ts'
import { handlers as help } from './areas/help/help.routes.ts'
import { handlers as documents } from './areas/documents/documents.routes.ts'
import { handlers as hiring } from './areas/hiring/hiring.routes.ts'
import { handlers as inboxes } from './areas/inboxes/inboxes.routes.ts'
import { handlers as jobAlerts } from './areas/job-alerts/job-alerts.routes.ts'
import { handlers as interviews } from './areas/interviews/interviews.routes.ts'
import { handlers as letterSettings } from './areas/letter-settings/letter-settings.routes.ts'
import { handlers as letterVerification } from './areas/letters/letter-verification.routes.ts'
import { handlers as letters } from './areas/letters/letters.routes.ts'
import { handlers as jobs } from './areas/jobs/jobs.routes.ts'
import { handlers as newsletter } from './areas/newsletter/newsletter.routes.ts'
import { handlers as offers } from './areas/offers/offers.routes.ts'
import { handlers as plan } from './areas/plan/plan.routes.ts'
import { handlers as policies } from './areas/policies/policies.routes.ts'
import { handlers as profile } from './areas/profile/profile.routes.ts'
import { handlers as reference } from './areas/reference/reference.routes.ts'
import { templateHandlers as resumeTemplates } from './areas/resumes/templates.routes.ts'
import { handlers as resumes } from './areas/resumes/resumes.routes.ts'
import { handlers as reports } from './areas/reports/reports.routes.ts'
import { rightsHandlers } from './areas/rights/rights.routes.ts'
import { secondFactorHandlers } from './areas/session/second-factor.routes.ts'
import { handlers as session } from './areas/session/session.routes.ts'
import { handlers as structure } from './areas/structure/structure.routes.ts'
import { handlers as system } from './areas/system/system.routes.ts'
import { handlers as facts } from './areas/facts/facts.routes.ts'
import { handlers as fonts } from './areas/fonts/fonts.routes.ts'
import { handlers as sections } from './areas/sections/sections.routes.ts'
import { handlers as templates } from './areas/templates/templates.routes.ts'
import { handlers as texts } from './areas/texts/texts.routes.ts'
import type { AnyHandler } from './http/dispatch.ts'
import type { Handlers } from './kernel/context.ts'
import { handlers as collections } from './resources/engine.ts'

/** Every operation has its handler, or this does not compile. */
const table = {
  ...system,
  ...session,
  ...secondFactorHandlers,
  ...rightsHandlers,
  ...notificationHandlers(carriedOffers),
  ...offers,
  ...jobs,
  ...applications,
  ...evaluation,
  ...analysis,
  ...jobAlerts,
  ...boardHandlers,
  ...hiring,
  ...interviews,
  ...letterSettings,
  ...letters,
  ...letterVerification,
  ...conversations,
  ...profile,
  ...facts,
  ...siteHandlers,
  ...cardHandlers,
  ...dashboardHandlers,
  ...reference,
  ...structure,
  ...company,
  ...administration,
  ...audit,
  ...reports,
  ...resumes,
  ...documents,
  ...resumeTemplates,
  ...plan,
  ...help,
  ...sections,
  ...templates,
  ...fonts,
  ...texts,
  ...inboxes,
  ...policies,
  ...newsletter,
  ...collections,
} satisfies Handlers<Operations>

/** The same for the dispatcher, which gives each handler what its operation says. */
export const handlers = table as unknown as Readonly<Record<OperationId, AnyHandler>>
