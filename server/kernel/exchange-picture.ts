import type { Services, Tx } from './context.ts'

/**
 * If they differ, attaches an account's new picture and releases the old one. A file that cannot be attached is an
 * error at `field`.
 */
export async function exchangePicture(
  tx: Tx,
  services: Services,
  given: {
    readonly accountId: string
    readonly field: string
    readonly before: string | null
    readonly now: string | null
  },
): Promise<void> {
  const { accountId, field, before, now } = given
  if (before === now) return
  if (now !== null) await services.files.attach(tx, now, accountId, field, 'picture')
  if (before !== null) await services.files.release(tx, before)
}
