/** What there are policies about. Each has its own versions. */
export const POLICY_KINDS = ['terms', 'privacy', 'cookies'] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]
