import { and, eq } from 'drizzle-orm'
import type { StagedFile, Viewer } from '../../../openapi/define.ts'
import type { LetterSignature } from '../../../openapi/schemas/letter-paper.ts'
import { letterSignatures } from '../../db/letters-tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import type { Change } from './change.ts'

type Signer = Pick<Viewer, 'accountId' | 'userId'>
const ownOf = ({ accountId, userId }: Signer) =>
  and(eq(letterSignatures.accountId, accountId), eq(letterSignatures.userId, userId))

/** One's own signature at a company, with an address for oneself alone. Nobody else is ever given one. */
export async function readSignature(
  db: Readable,
  { files }: Pick<Services, 'files'>,
  signer: Signer,
): Promise<LetterSignature> {
  const [row] = await db.select().from(letterSignatures).where(ownOf(signer))
  return {
    picture: row === undefined ? null : { url: files.briefUrl(row.fileId), changed_at: row.changedAt.toISOString() },
  }
}

interface Signing {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Signer
  readonly now: Date
}
/** Takes an uploaded picture as one's signature, in the place of the one before. */
export async function saveSignature(
  { tx, services, viewer, now }: Signing,
  file: StagedFile,
): Promise<LetterSignature> {
  const { accountId, userId } = viewer
  const [before] = await tx.select().from(letterSignatures).where(ownOf(viewer)).for('no key update')
  const { id: fileId } = await services.files.keepPicture(tx, { accountId, file })
  await services.files.attach(tx, fileId, accountId, 'file')
  await tx
    .insert(letterSignatures)
    .values({ accountId, userId, fileId, changedAt: now })
    .onConflictDoUpdate({
      target: [letterSignatures.accountId, letterSignatures.userId],
      set: { fileId, changedAt: now },
    })
  if (before !== undefined) await services.files.release(tx, before.fileId)
  return readSignature(tx, services, viewer)
}
/** Takes one's signature away; letters that it stands on keep it. */
export async function deleteSignature({ tx, services, viewer }: Signing): Promise<void> {
  const gone = await tx.delete(letterSignatures).where(ownOf(viewer)).returning()
  for (const { fileId } of gone) await services.files.release(tx, fileId)
}

/** A copy of the approver's signature as it is now; null: they have none, and sign by hand. */
export async function copySignature({ tx, services, looking }: Change): Promise<string | null> {
  const [row] = await tx.select().from(letterSignatures).where(ownOf(looking.viewer))
  return row === undefined ? null : ((await services.files.copy(tx, row.fileId))?.id ?? null)
}
