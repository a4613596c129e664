import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '../../db/sign-in-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { seal, unseal } from '../../kernel/sealed.ts'
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './recovery-code.ts'
import { countRecoveryCodes } from './second-factor.queries.ts'
import { findGreeting, type UserRow } from './session.queries.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

type Mailed = 'second-factor-on' | 'second-factor-off' | 'second-factor-reset' | 'recovery-code-used'

const wrongCode = () => invalid({ code: ['validation.code_wrong'] })
const keyOf = (services: Pick<Services, 'secret'>) => services.secret('second-factor')

/** The owner hears of every change, and so does whoever else had not made it. */
async function mail(
  tx: Tx,
  services: Services,
  user: UserRow,
  kind: Mailed,
  values: Readonly<Record<string, number>> = {},
): Promise<void> {
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind,
    values: { name: await findGreeting(tx, user), ...values },
  })
}

/**
 * A new secret for the user's app, in the place of one that was never confirmed. Refuses with `second_factor_changed`
 * when a second factor is on.
 */
export async function startSecondFactor(tx: Tx, services: Services, userId: string, now: Date): Promise<Buffer> {
  const secret = newTotpSecret()
  const row = { secret: seal(secret, keyOf(services), userId), lastStep: null, createdAt: now }
  const begun = await tx
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.enabledAt) })
    .returning({ userId: secondFactors.userId })
  return begun.length === 0 ? refuse('second_factor_changed', {}) : secret
}

/** Switches the new secret on by one of its codes; gives the recovery codes, which are stored only as hashes. */
export async function confirmSecondFactor(
  tx: Tx,
  services: Services,
  user: UserRow,
  code: string,
  now: Date,
): Promise<readonly string[]> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, user.id)).for('update')
  if (row === undefined || row.enabledAt !== null) return refuse('second_factor_changed', {})
  const step = stepOfCode(unseal(row.secret, keyOf(services), user.id), digitsOf(code), now)
  if (step === null) return wrongCode()
  await tx.update(secondFactors).set({ enabledAt: now, lastStep: step }).where(eq(secondFactors.userId, user.id))
  const codes = await giveRecoveryCodes(tx, services, user.id)
  await mail(tx, services, user, 'second-factor-on')
  services.events.publish(tx, 'user', user.id)
  return codes
}

/** New recovery codes in the place of the old ones. */
export async function giveRecoveryCodes(tx: Tx, services: Services, userId: string): Promise<readonly string[]> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode())
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ userId, codeHash: hashRecoveryCode(services, userId, code) })))
  return [...codes]
}

/**
 * Uses a code of the user's app or a recovery code, each once: of two calls with the same code one is refused. A code
 * of the app is good for its step and the ones beside it, and not after a later one was used. A wrong or used one is
 * 422 at `code`; without a second factor `second_factor_changed`.
 */
export async function useCode(tx: Tx, services: Services, user: UserRow, code: string, now: Date): Promise<void> {
  const [row] = await tx
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.enabledAt)))
  if (row === undefined) return refuse('second_factor_changed', {})
  if (/^\d+$/.test(digitsOf(code))) {
    const step = stepOfCode(unseal(row.secret, keyOf(services), user.id), digitsOf(code), now)
    if (step === null) return wrongCode()
    const used = await tx
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, user.id),
          eq(secondFactors.secret, row.secret),
          or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
        ),
      )
      .returning({ userId: secondFactors.userId })
    return used.length === 0 ? wrongCode() : undefined
  }
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, user.id),
        eq(recoveryCodes.codeHash, hashRecoveryCode(services, user.id, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  if (used.length === 0) return wrongCode()
  await mail(tx, services, user, 'recovery-code-used', { left: await countRecoveryCodes(tx, user.id) })
}

const digitsOf = (code: string) => code.replaceAll(/[\s-]/g, '')

/** Switches the second factor off, by its owner or for somebody who lost it. `second_factor_changed` when there is none. */
export async function removeSecondFactor(
  tx: Tx,
  services: Services,
  user: UserRow,
  kind: 'second-factor-off' | 'second-factor-reset',
): Promise<void> {
  const removed = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.enabledAt)))
    .returning({ userId: secondFactors.userId })
  if (removed.length === 0) return refuse('second_factor_changed', {})
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  await mail(tx, services, user, kind)
  services.events.publish(tx, 'user', user.id)
}
