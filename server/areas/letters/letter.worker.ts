import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { letterApprovals, letters, type FrozenPaper } from '../../db/letters-tables.ts'
import { files } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { keptPicture } from '../../kernel/kept-picture.ts'
import { sealPdf } from '../../kernel/seal/seal-pdf.ts'
import { BODY_PICTURE } from './pictures.queries.ts'
import { mailRecipients } from './recipient.mailer.ts'
import { escalation, reminder, settling } from './waiting.scheduler.ts'
import { askAnew, escalateLetter, remindOfLetter } from './waiting.worker.ts'
import { logoOf } from '../offers/letterhead.queries.ts'

/** What is done for letters after a commit, or when the clock asks for it. */
export const work = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('file'), letterId: z.uuid() }),
  reminder,
  escalation,
  settling,
])

/** The longest side of a printed signature: 400 dots to an inch at the largest size. */
const SIGNATURE = 870

/** A picture of the text is at most so wide and high, at 150 dots to an inch over a whole page, and at most so large. */
const PICTURE = 1240
const PICTURE_BYTES = 600_000
/** What is tried for it, in this order; the last one is small whatever it shows. */
const PICTURE_TRIES = [
  { side: PICTURE, quality: 85 },
  { side: PICTURE, quality: 55 },
  { side: 800, quality: 50 },
  { side: 500, quality: 40 },
] as const

/** A picture of a text, small enough for every letter to be made: its number is given by then. */
async function textPicture(services: Services, fileId: string): Promise<Uint8Array> {
  let bytes = Buffer.alloc(0)
  for (const { side, quality } of PICTURE_TRIES) {
    bytes = await keptPicture(services.files.pathOf(fileId))
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (bytes.length <= PICTURE_BYTES) break
  }
  return bytes
}

/** The pictures of a letter as the typesetter takes them. A logo that cannot be read is left out, no other is. */
async function picturesOf(services: Services, { pictures }: FrozenPaper): Promise<Record<string, Uint8Array>> {
  const read: Record<string, Uint8Array> = {}
  for (const [name, fileId] of Object.entries(pictures)) {
    const bytes =
      name === 'logo'
        ? await logoOf(services, fileId)
        : name.startsWith(BODY_PICTURE)
          ? await textPicture(services, fileId)
          : await keptPicture(services.files.pathOf(fileId))
              .resize(SIGNATURE, SIGNATURE, { fit: 'inside', withoutEnlargement: true })
              .png()
              .toBuffer()
    if (bytes !== null) read[name] = bytes
  }
  return read
}

/** The handler of the queue `letters`. Each looks first whether it is still to be done, and may come twice. */
export async function doLetterWork(services: Services, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const what = work.parse(payload)
  switch (what.about) {
    case 'file':
      return makeFile(services, what.letterId)
    case 'reminder':
      return remindOfLetter(services, what)
    case 'escalation':
      return escalateLetter(services, what)
    case 'settling':
      return askAnew(services, what)
  }
}

/** Sets the file of an issued letter from what was kept at its issue, seals it and keeps it. */
async function makeFile(services: Services, letterId: string): Promise<void> {
  const waiting = and(eq(letters.id, letterId), isNotNull(letters.paper), isNull(letters.documentId))
  const [row] = await services.db.select().from(letters).where(waiting)
  if (row?.paper === undefined || row.paper === null || row.issuedAt === null) return
  const pictures = await picturesOf(services, row.paper)
  const { head } = row.paper.data
  const data = { ...row.paper.data, head: { ...head, logo: pictures['logo'] !== undefined } }
  const pdf = await services.typesetter.set({ template: 'letter-issued', data, pictures, at: row.issuedAt })
  const reason = services.say(row.lang, 'server.letter.seal', { reference: row.reference ?? '' })
  const sealed = sealPdf(pdf, { name: head.name, reason, at: row.issuedAt }, services.sealKey)
  const folder = await mkdtemp(path.join(tmpdir(), 'sira-letter-'))
  try {
    const file = path.join(folder, 'letter.pdf')
    await writeFile(file, sealed)
    await services.transaction(async (tx) => {
      const [still] = await tx.select({ id: letters.id }).from(letters).where(waiting).for('no key update')
      if (still === undefined) return
      const upload = {
        path: file,
        name: `${row.reference ?? 'letter'}.pdf`,
        type: 'application/pdf',
        size: sealed.length,
      }
      const kept = await services.files.keepDocument(tx, { accountId: row.accountId, file: upload })
      await services.files.attach(tx, kept.id, row.accountId, 'document', 'document')
      await tx
        .update(letters)
        .set({ documentId: kept.id, documentHash: kept.sha256.toString('hex') })
        .where(eq(letters.id, letterId))
      await mailRecipients(tx, services, { id: letterId })
      await giveUpSignatures(tx, services, letterId)
      services.events.publish(tx, 'letters', row.accountId)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The signatures stand in the file from now on, and nowhere else. Letters that were issued as one share their copies:
 * whoever makes the last file gives them up, so their rows are locked first.
 */
async function giveUpSignatures(tx: Tx, services: Services, letterId: string): Promise<void> {
  const signed = and(eq(letterApprovals.letterId, letterId), isNotNull(letterApprovals.signatureId))
  const copies = await tx.select({ fileId: letterApprovals.signatureId }).from(letterApprovals).where(signed)
  const ids = copies.flatMap(({ fileId }) => fileId ?? []).toSorted()
  if (ids.length === 0) return
  await tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(asc(files.id))
    .for('no key update')
  await tx.update(letterApprovals).set({ signatureId: null }).where(signed)
  for (const id of ids)
    if ((await tx.$count(letterApprovals, eq(letterApprovals.signatureId, id))) === 0)
      await services.files.release(tx, id)
}
