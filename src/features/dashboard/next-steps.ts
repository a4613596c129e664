import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { pages } from '../../../openapi/routes.ts'
import { SETUP_STEPS, type SetupStep } from '../../../openapi/schemas/profile.ts'
import type { DashboardData } from './dashboard.effects.ts'

export interface NextStep {
  readonly key: 'setup' | 'sections' | 'show' | 'publish' | 'card' | 'contact'
  readonly text: MessageId
  readonly path: string
}
const isStep = (key: string | null): key is SetupStep => SETUP_STEPS.includes(key as SetupStep)

/** What brings an account on from here, the most pressing first; from what the server counted. */
export function nextSteps({ setup, sections, site, company }: Pick<DashboardData, 'setup' | 'sections' | 'site' | 'company'>): readonly NextStep[] {
  // Of what exists for a company, how it signs in and is reached is what it can put in order.
  if (company !== null) return [{ key: 'contact', text: 'profile.next.contact', path: pages.changePassword.path }]
  if (sections === null || site === null) return []
  const next = setup?.next ?? null
  const steps: (NextStep | false)[] = [
    // The last step of the set-up is publishing, which stands below by itself.
    isStep(next) && next !== 'publish' && { key: 'setup', text: `profile.next.setup.${next}`, path: pages.profileSetup.path },
    sections.completed === 0 && !isStep(next) && { key: 'sections', text: 'profile.next.sections', path: pages.sections.path },
    sections.completed > 0 && sections.visible === 0 && { key: 'show', text: 'profile.next.show', path: pages.sections.path },
    site.status === 'unpublished' && { key: 'publish', text: 'profile.next.publish', path: pages.templates.path },
    site.status === 'published' && { key: 'card', text: 'profile.next.card', path: pages.businessCard.path },
  ]
  return steps.filter((step) => step !== false)
}
