import { and, eq, inArray, max } from 'drizzle-orm'
import { MOST_ATTACHED, type SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { documentAttachments } from '../../db/document-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { attachedIds, type Owner } from './attachments.queries.ts'
import { lockDocuments, told, type Change } from './documents.commands.ts'
import { findDocument, readDocuments } from './documents.queries.ts'

const ofOwner = ({ kind, id }: Owner) =>
  and(eq(documentAttachments.ownerKind, kind), eq(documentAttachments.ownerId, id))
const readAttached = async (change: Change, owner: Owner): Promise<SupportDocument[]> =>
  readDocuments(change.tx, change, await attachedIds(change.tx, owner))

/** Attaches a document behind those that the owner has; one that is attached stays where it is. Refuses with `limit_reached`. */
export async function attachDocument(change: Change, owner: Owner, documentId: string): Promise<SupportDocument[]> {
  const { tx, accountId, now } = change
  await lockDocuments(change)
  const { id } = await findDocument(tx, accountId, documentId)
  const attached = await attachedIds(tx, owner)
  if (!attached.includes(id)) {
    if (attached.length >= MOST_ATTACHED) refuse('limit_reached', { limit: MOST_ATTACHED })
    const [last] = await tx
      .select({ position: max(documentAttachments.position) })
      .from(documentAttachments)
      .where(ofOwner(owner))
    const position = (last?.position ?? -1) + 1
    await tx
      .insert(documentAttachments)
      .values({ ownerKind: owner.kind, ownerId: owner.id, documentId: id, accountId, position, createdAt: now })
    told(change)
  }
  return readAttached(change, owner)
}

/** Takes a document from its owner; one that is not attached is not an error. */
export async function detachDocument(change: Change, owner: Owner, documentId: string): Promise<SupportDocument[]> {
  const { id } = await findDocument(change.tx, change.accountId, documentId)
  await change.tx.delete(documentAttachments).where(and(ofOwner(owner), eq(documentAttachments.documentId, id)))
  told(change)
  return readAttached(change, owner)
}

/** Orders the documents of an owner. Refuses with `stale` and them as they are when they are others by now. */
export async function orderDocuments(
  change: Change,
  owner: Owner,
  documentIds: readonly string[],
): Promise<SupportDocument[]> {
  const { tx } = change
  await lockDocuments(change)
  const attached = new Set(await attachedIds(tx, owner))
  if (attached.size !== documentIds.length || documentIds.some((id) => !attached.has(id)))
    return refuse('stale', { current: await readAttached(change, owner) })
  for (const [position, id] of documentIds.entries())
    await tx
      .update(documentAttachments)
      .set({ position })
      .where(and(ofOwner(owner), eq(documentAttachments.documentId, id)))
  told(change)
  return readAttached(change, owner)
}

/** Attaches to one owner what another of the account has, in its order. */
export async function copyAttachments(
  { tx, accountId, now }: Pick<Change, 'tx' | 'accountId' | 'now'>,
  from: Owner,
  to: Owner,
): Promise<void> {
  const ids = await attachedIds(tx, from)
  if (ids.length === 0) return
  await tx.insert(documentAttachments).values(
    ids.map((documentId, position) => ({
      ownerKind: to.kind,
      ownerId: to.id,
      documentId,
      accountId,
      position,
      createdAt: now,
    })),
  )
}

/** Takes everything from owners that are no more. */
export async function detachAll(tx: Tx, kind: Owner['kind'], ownerIds: readonly string[]): Promise<void> {
  await tx
    .delete(documentAttachments)
    .where(and(eq(documentAttachments.ownerKind, kind), inArray(documentAttachments.ownerId, [...ownerIds])))
}
