import { secondFactors } from '../../server/db/sign-in-tables.ts'
import { codeOfStep, newTotpSecret, stepAt } from '../../server/areas/session/totp.ts'
import { giveRecoveryCodes } from '../../server/areas/session/second-factor.commands.ts'
import { seal } from '../../server/kernel/sealed.ts'
import type { TestApp } from '../setup/app.ts'

/** A person's app: the code that it shows now, or so many steps later. */
export interface Authenticator {
  readonly code: (later?: number) => string
  readonly recoveryCodes: readonly string[]
}

/** Gives a person a second factor that is on, or one that waits for its confirmation. Repeated, the new one counts. */
export async function secondFactor(
  { db, services, clock }: Pick<TestApp, 'db' | 'services' | 'clock'>,
  userId: string,
  { isOn = true }: { readonly isOn?: boolean } = {},
): Promise<Authenticator> {
  const secret = newTotpSecret()
  const now = clock.now()
  const row = {
    secret: seal(secret, services.secret('second-factor'), userId),
    enabledAt: isOn ? now : null,
    lastStep: null,
    createdAt: now,
  }
  await db
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row })
  return {
    code: (later = 0) => codeOfStep(secret, stepAt(clock.now()) + later),
    recoveryCodes: isOn ? await services.transaction((tx) => giveRecoveryCodes(tx, services, userId)) : [],
  }
}
