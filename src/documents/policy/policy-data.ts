import { pages } from '../../../openapi/routes.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { PolicyKind } from '../../../openapi/policy-kinds.ts'

/** A version as the list of versions shows it. */
export interface PolicyVersion {
  /** ISO date of the first day on which it applies, which names it. */
  readonly from: string
  readonly changes: Localized | null
  readonly state: 'coming' | 'current' | 'former'
}
/** `/privacy-policy`: one version of a policy, and which others there are. */
export interface PolicyData {
  readonly kind: PolicyKind
  readonly title: Localized
  readonly body: LocalizedRichText
  readonly shown: PolicyVersion
  /** All of them, the newest first. */
  readonly versions: readonly PolicyVersion[]
  /** Other policies that are in effect. */
  readonly others: readonly { readonly kind: PolicyKind; readonly title: Localized }[]
}

/** The path of a policy as it is in effect, or of the version that applies from a day on. */
export function policyPath(kind: PolicyKind, from: string | null = null): `/${string}` {
  const query = [...(kind === 'privacy' ? [] : [`policy=${kind}`]), ...(from === null ? [] : [`version=${from}`])]
  return query.length === 0 ? pages.privacyPolicy.path : `${pages.privacyPolicy.path}?${query.join('&')}`
}
