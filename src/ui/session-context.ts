import { createContext, use } from 'react'
import type { z } from 'zod'
import type { requisition } from '../../openapi/schemas/job-offer.ts'
import type { eligibility, User } from '../../openapi/schemas/session.ts'

export type Account = User['accounts'][number]
export type Calendar = User['calendar']

/** Who is signed in, for any component. Filled by the application; a story gives its own. */
export interface Session {
  readonly user: User | null
  /** The account this tab acts as. */
  readonly account: Account | null
  readonly accountId: string | null
  /** The account this tab acted as until it was taken away from the user; null while all is well. */
  readonly shutOut: Account | null
  /** The session ended without this tab's doing, and nobody has signed in since. */
  readonly hasEnded: boolean
  /** May a company add an account, and what its plan allows; null until known and for others. */
  readonly eligibility: z.output<typeof eligibility> | null
  /** The newest offers that a company sent, 500 at most; null until known and for others. */
  readonly requisitions: readonly z.output<typeof requisition>[] | null
  /** What the reader sees dates in, and enters them; Gregorian while nobody is signed in. */
  readonly calendar: Calendar
  /** A sign-in or a check of the kept session is under way. */
  readonly isSigning: boolean
  /**
   * Takes the token that the server gave for credentials and fetches the user; the navigation guard then leaves the
   * page by itself.
   */
  readonly signIn: (token: string | null) => void
  /** Fetches user, accounts and eligibility again, without a loading state. */
  readonly refresh: () => void
  /** Fetches the company's requisitions again. */
  readonly offersChanged: () => void
  readonly signOut: () => void
  /** The user asked for their deletion, which has ended every session: leaves, and the start page says what comes. */
  readonly deleted: () => void
  readonly switchTo: (accountId: string) => void
  /** Goes on as an account of one's own, after this one was taken away. */
  readonly leaveAccount: () => void
  /** Shows dates in this calendar at once and keeps the choice with the user. */
  readonly setCalendar: (calendar: Calendar) => void
}

const nothing = () => {}
export const nobody: Session = {
  user: null,
  account: null,
  accountId: null,
  shutOut: null,
  hasEnded: false,
  eligibility: null,
  requisitions: null,
  calendar: 'gregorian',
  isSigning: false,
  signIn: nothing,
  refresh: nothing,
  offersChanged: nothing,
  signOut: nothing,
  deleted: nothing,
  switchTo: nothing,
  leaveAccount: nothing,
  setCalendar: nothing,
}
export const SessionContext = createContext<Session>(nobody)
export const useSession = (): Session => use(SessionContext)
