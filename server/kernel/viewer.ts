import type { Viewer } from '../../openapi/define.ts'
import type { Readable } from './context.ts'

/** What a call's token and account header say of its caller. `account_forbidden`: signed in, but that account is not the caller's. */
export type Found = { readonly kind: 'viewer'; readonly viewer: Viewer } | { readonly kind: 'unauthenticated' } | { readonly kind: 'account_forbidden' }

/** Finds the caller by one statement: session, user, account and membership. No cache: a revoked token fails at once. */
export type FindViewer = (db: Readable, token: string, accountId: string | null, now: Date) => Promise<Found>
