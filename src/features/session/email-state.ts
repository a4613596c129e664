import { useLocation } from 'react-router'

/** An e-mail that the former page handed on, or `''`. It travels beside the address and never in it. */
export function useEmailState(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
}
