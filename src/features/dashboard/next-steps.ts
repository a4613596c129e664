import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { pages } from '../../../openapi/routes.ts'
import type { DashboardData } from './dashboard.effects.ts'

export interface NextStep {
  readonly key: 'sections' | 'show' | 'publish' | 'card'
  readonly text: MessageId
  readonly path: string
}

/** What brings a person on from here, the most pressing first; from what the server counted. */
export function nextSteps({ sections, site }: Pick<DashboardData, 'sections' | 'site'>): readonly NextStep[] {
  if (sections === null || site === null) return []
  const steps: (NextStep | false)[] = [
    sections.completed === 0 && { key: 'sections', text: 'profile.next.sections', path: pages.sections.path },
    sections.completed > 0 && sections.visible === 0 && { key: 'show', text: 'profile.next.show', path: pages.sections.path },
    site.status === 'unpublished' && { key: 'publish', text: 'profile.next.publish', path: pages.templates.path },
    site.status === 'published' && { key: 'card', text: 'profile.next.card', path: pages.businessCard.path },
  ]
  return steps.filter((step) => step !== false)
}
