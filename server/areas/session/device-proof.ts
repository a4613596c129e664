import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'
import { LIFE, NOBODY } from './lifetimes.ts'

/**
 * A known device's proof: user, time, and a signature that only this installation can make. It gives no access; it only
 * counts strangers' wrong passwords separately (decision 137).
 */
const FORM = /^([0-9a-f-]{36})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/

interface Holder {
  readonly id: string
  readonly passwordHash: string
}
/** A new password makes all earlier proofs invalid. */
const markOf = (services: Pick<Services, 'secret'>, { id, passwordHash }: Holder, since: number): Buffer =>
  createHmac('sha256', services.secret('device')).update(`${id} ${since} ${passwordHash}`).digest()

export const deviceProof = (services: Pick<Services, 'secret'>, user: Holder, now: Date): string =>
  `${user.id}.${now.getTime()}.${markOf(services, user, now.getTime()).toString('base64url')}`

/**
 * The first of these proofs that is this user's and not expired, or null. It costs a few signatures, whether or not the
 * user exists.
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
