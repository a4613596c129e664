import type { Services, Tx } from '../../kernel/context.ts'

/** Takes the new picture of an account and gives the former one up, where they differ. A file that cannot be taken is an error at `field`. */
export async function exchangePicture(
  tx: Tx,
  services: Services,
  given: { readonly accountId: string; readonly field: string; readonly before: string | null; readonly now: string | null },
): Promise<void> {
  const { accountId, field, before, now } = given
  if (before === now) return
  if (now !== null) await services.files.attach(tx, now, accountId, field, 'picture')
  if (before !== null) await services.files.release(tx, before)
}
