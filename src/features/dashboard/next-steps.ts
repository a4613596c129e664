import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { companySectionPath } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'
import { COMPANY_PARTS, SETUP_STEPS, type SetupStep } from '../../../openapi/outline.ts'
import type { DashboardData } from './dashboard.effects.ts'

export interface NextStep {
  readonly key:
    | 'setup'
    | 'sections'
    | 'show'
    | 'publish'
    | 'card'
    | 'information'
    | 'structure'
    | 'positions'
    | 'offer'
    | 'verify'
  readonly text: MessageId
  readonly path: string
}
const isStep = (key: string | null): key is SetupStep => SETUP_STEPS.includes(key as SetupStep)

/** A company says who it is, builds its structure, fills it with people and shows itself. */
function companySteps(
  company: NonNullable<DashboardData['company']>,
  site: DashboardData['site'],
): readonly NextStep[] {
  const steps: (NextStep | false)[] = [
    company.information < COMPANY_PARTS.length && {
      key: 'information',
      text: company.information === 0 ? 'company.next.information' : 'company.next.information.rest',
      path: pages.companyInformation.path,
    },
    company.departments === 0 && { key: 'structure', text: 'company.next.structure', path: pages.structure.path },
    company.departments > 0 &&
      company.positions === 0 && { key: 'positions', text: 'company.next.positions', path: pages.positions.path },
    company.positions > 0 &&
      company.employees === 0 &&
      company.offers_pending === 0 && { key: 'offer', text: 'company.next.offer', path: pages.employees.path },
    site?.status === 'unpublished' &&
      !site.is_taken_down && { key: 'publish', text: 'company.next.publish', path: pages.templates.path },
    (company.verification === 'unverified' || company.verification === 'refused') && {
      key: 'verify',
      text: company.verification === 'refused' ? 'company.next.verify.again' : 'company.next.verify',
      path: companySectionPath('verification'),
    },
  ]
  return steps.filter((step) => step !== false)
}

/** What brings an account on from here, the most pressing first; from what the server counted. */
export function nextSteps({
  setup,
  welcome,
  sections,
  site,
  company,
}: Pick<DashboardData, 'setup' | 'welcome' | 'sections' | 'site' | 'company'>): readonly NextStep[] {
  if (company !== null) return companySteps(company, site)
  if (sections === null || site === null) return []
  const next = setup?.next ?? null
  const show: NextStep | false = sections.completed > 0 &&
    sections.visible === 0 && { key: 'show', text: 'profile.next.show', path: pages.sections.path }
  // A newcomer has one thing to do, which stands above all this: the way to a published page.
  if (welcome !== null) return show ? [show] : []
  const steps: (NextStep | false)[] = [
    // The last step of the set-up is publishing, which stands below by itself.
    isStep(next) &&
      next !== 'publish' && { key: 'setup', text: `profile.next.setup.${next}`, path: pages.profileSetup.path },
    sections.completed === 0 &&
      !isStep(next) && { key: 'sections', text: 'profile.next.sections', path: pages.sections.path },
    show,
    // What was taken down waits with its reason, above.
    site.status === 'unpublished' &&
      !site.is_taken_down && { key: 'publish', text: 'profile.next.publish', path: pages.templates.path },
    site.status === 'published' && { key: 'card', text: 'profile.next.card', path: pages.businessCard.path },
  ]
  return steps.filter((step) => step !== false)
}
