import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The first version of a policy. A line with `## ` is a heading, with `- ` an item, otherwise a paragraph. */
export interface FirstPolicy {
  readonly kind: 'terms' | 'privacy'
  readonly title: Localized
  readonly body: { readonly en: readonly string[]; readonly am: readonly string[] }
}
/** What an installation begins with: what the software really does, in plain words. */
export const FIRST_POLICIES: readonly FirstPolicy[] = [terms, privacy]
