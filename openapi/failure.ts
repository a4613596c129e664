import type { Problem } from './errors.ts'

/**
 * Why a call did not succeed, as a screen tells it apart.
 * `offline`: no answer came, so nobody knows whether the server did it. `refused`: the server said no (4xx) and changed nothing.
 * `failed`: the server broke (5xx) or answered something that is not its own; like `offline` the outcome is not known.
 */
export type Failure = { readonly kind: 'offline' } | { readonly kind: 'refused'; readonly problem: Problem } | { readonly kind: 'failed'; readonly problem: Problem | null }
