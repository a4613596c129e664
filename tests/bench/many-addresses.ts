import { randomInt } from 'node:crypto'

/** A server that believes this machine who calls: limits by address would take measurements for an attack. */
export const BEHIND_PROXY = { TRUST_PROXY: 'loopback' } as const
/** The headers of a call from one of many addresses. */
export const fromSomewhere = (): { readonly 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})
