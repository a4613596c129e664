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
  /** Fetches user, accounts and eligibility again, without a loading state. */
  readonly refresh: () => void
  /** Takes a fresh token (from login) and fetches the user. */
  readonly signIn: (token: string) => void
  readonly signOut: () => void
  readonly switchTo: (accountId: string) => void
}

const nobody: Session = { user: null, account: null, accountId: null, eligibility: null, refresh: () => {}, signIn: () => {}, signOut: () => {}, switchTo: () => {} }
export const SessionContext = createContext<Session>(nobody)
export const useSession = (): Session => use(SessionContext)
