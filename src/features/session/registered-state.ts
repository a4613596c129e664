import { useLocation } from 'react-router'

/** What the former page knows of a registration; empty texts where it knows nothing. */
export interface Registered {
  readonly email: string
  readonly username: string
}

/** What the former page handed on. It travels beside the address and never in it. */
export function useRegisteredState(): Registered {
  const state: unknown = useLocation().state
  const text = (key: keyof Registered) => {
    const value =
      typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), username: text('username') }
}
