import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'
import { LIFE, NOBODY } from './tokens.ts'

/**
 * A known device's proof: whose, since when, and a mark that only this installation makes. It opens nothing: it only
 * keeps strangers' wrong tries apart (decision 137).
 */
const FORM = /^([0-9a-f-]{36})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/

interface Holder {
  readonly id: string
  readonly passwordHash: string
}
/** With another password every proof made before is worth nothing. */
const markOf = (services: Pick<Services, 'secret'>, { id, passwordHash }: Holder, since: number): Buffer =>
  createHmac('sha256', services.secret('device')).update(`${id} ${since} ${passwordHash}`).digest()

export const deviceProof = (services: Pick<Services, 'secret'>, user: Holder, now: Date): string =>
  `${user.id}.${now.getTime()}.${markOf(services, user, now.getTime()).toString('base64url')}`

/**
 * The first of these proofs that is this user's and not too old; null without one. A few marks are all it costs,
 * whether or not the user exists.
 */
export function provenDevice(
  services: Pick<Services, 'secret'>,
  user: Holder | undefined,
  proofs: readonly string[],
  now: Date,
): string | null {
  const holder = user ?? { id: NOBODY, passwordHash: '' }
  const good = proofs.find((proof) => {
    const [, id, since, mark] = FORM.exec(proof) ?? []
    if (since === undefined || mark === undefined) return false
    const isTheirs = timingSafeEqual(markOf(services, holder, Number(since)), Buffer.from(mark, 'base64url'))
    return isTheirs && id === holder.id && Number(since) > now.getTime() - LIFE.device
  })
  return user === undefined ? null : (good ?? null)
}
