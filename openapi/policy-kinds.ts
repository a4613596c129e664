/** What there are policies about. Each has its own versions. */
export const POLICY_KINDS = ['terms', 'privacy', 'cookies'] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]
/** What people agree to: the others tell them something. */
export const ACCEPTED_KINDS: readonly PolicyKind[] = ['terms']
