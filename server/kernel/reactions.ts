import type { Services, Tx } from './context.ts'

/** What an area tells the others, in its own transaction. */
export interface Happenings {
  /** A person or company goes by another name or username. */
  readonly 'account.renamed': { readonly accountId: string }
  /** Someone who registered has confirmed their email (lower case). */
  readonly 'email.confirmed': { readonly emailKey: string; readonly now: Date }
  /** An event of a life cycle was sent to a row (`transition`). */
  readonly 'life.moved': {
    readonly lifecycle: string
    readonly ids: readonly string[]
    readonly event: string
  }
  /**
   * A job posting is closed for good. `by`: who of its account did it; null: its deadline has passed. `rejection`: what
   * they say to everybody who is not decided on; null: nothing yet.
   */
  readonly 'posting.closed': {
    readonly postingId: string
    readonly by: { readonly userId: string; readonly accountId: string } | null
    readonly rejection: { readonly note: string | null } | null
    readonly now: Date
  }
  /** These applications are decided, and their applicants are told of it. */
  readonly 'applications.decided': { readonly ids: readonly string[] }
  /** An employer plans an interview, or gives it to others: these users hold it. */
  readonly 'interview.held_by': {
    readonly accountId: string
    readonly postingId: string
    readonly applicationId: string
    readonly userIds: readonly string[]
    readonly now: Date
  }
  /** A user is about to be erased, with these accounts, which nobody else owns. */
  readonly 'user.leaving': { readonly accountIds: readonly string[] }
  /** A user who had asked to be deleted signed in again and stays. */
  readonly 'user.returned': { readonly userId: string }
  /** Somebody's work for a company ended. */
  readonly 'employment.closed': {
    readonly companyAccountId: string
    readonly userId: string
    readonly positionId: string | null
    readonly now: Date
  }
  /** A position that nobody holds and that is not on offer is about to be deleted. */
  readonly 'position.deleted': { readonly positionId: string }
}
export type Happening = keyof Happenings

/**
 * What each happening leads to in other areas, so that the area in which it happens need not import them. Every
 * reaction runs in the same transaction, one after the other in this order, and can refuse the change. The table is
 * `server/reactions.ts`.
 */
export type Reactions = {
  readonly [H in Happening]: readonly ((tx: Tx, services: Services, what: Happenings[H]) => Promise<void>)[]
}

/** Runs the reactions to what has just happened in `tx`. */
export async function tell<H extends Happening>(
  tx: Tx,
  services: Services,
  happening: H,
  what: Happenings[H],
): Promise<void> {
  for (const react of services.reactions[happening]) await react(tx, services, what)
}
