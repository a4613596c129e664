import { createContext, use } from 'react'
import type { z } from 'zod'
import type { eligibility, User } from '../../openapi/schemas/session.ts'

export type Account = User['accounts'][number]

/** Who is signed in, for any component. Filled by the application; a story gives its own. */
export interface Session {
  readonly user: User | null
  /** The account this tab acts as. */
  readonly account: Account | null
  readonly accountId: string | null
  /** May a company add an account, and what its plan allows; null until known and for others. */
  readonly eligibility: z.output<typeof eligibility> | null
  /** A sign-in or a check of the kept session is under way. */
  readonly isSigning: boolean
  /** Takes the token that the server gave for credentials and fetches the user; the navigation guard then leaves the page by itself. */
  readonly signIn: (token: string | null) => void
  /** Fetches user, accounts and eligibility again, without a loading state. */
  readonly refresh: () => void
  readonly signOut: () => void
  readonly switchTo: (accountId: string) => void
}

const nothing = () => {}
export const nobody: Session = {
  user: null,
  account: null,
  accountId: null,
  eligibility: null,
  isSigning: false,
  signIn: nothing,
  refresh: nothing,
  signOut: nothing,
  switchTo: nothing,
}
export const SessionContext = createContext<Session>(nobody)
export const useSession = (): Session => use(SessionContext)
