import fs from 'node:fs/promises'
import type { Viewer } from '../../../openapi/define.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { typeOf } from '../../kernel/file-names.ts'
import { refuse } from '../../kernel/refusal.ts'
import { createDocument } from '../documents/documents.commands.ts'
import { findReceived, sealedFile } from './lists.queries.ts'
import { markReceived } from './recipients.commands.ts'

/** The longest name of a support document. */
const LONGEST_NAME = 120

interface Receiving {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer
  readonly now: Date
}

/**
 * The sealed PDF of a letter that somebody received, which its company then knows to be taken. Refuses with `not_found`,
 * and with `not_pending` one whose file is not made yet.
 */
export async function downloadReceived({ tx, services, viewer, now }: Receiving, id: string): Promise<Buffer> {
  await findReceived(tx, services.files, viewer, id)
  const row = await sealedFile(tx, id)
  if (row === undefined || row.fileId === null) return refuse('not_pending', { status: row?.status ?? 'issued' })
  const content = await fs.readFile(services.files.pathOf(row.fileId, 'pdf'))
  await markReceived(tx, viewer, id, 'downloadedAt', now)
  return content
}

/**
 * Keeps the sealed PDF of a letter that somebody received with their own support documents, to be attached to resumes
 * and applications. Refuses with `not_found`, with `not_pending` one whose file is not made yet or that was revoked, and
 * as `createDocument` does.
 */
export async function keepReceived({ tx, services, viewer, now }: Receiving, id: string): Promise<SupportDocument> {
  const { lang, subject, reference } = await findReceived(tx, services.files, viewer, id)
  const row = await sealedFile(tx, id)
  if (row === undefined || row.fileId === null || row.status !== 'issued')
    return refuse('not_pending', { status: row?.status ?? 'issued' })
  await markReceived(tx, viewer, id, 'downloadedAt', now)
  const { accountId } = viewer
  const type = typeOf('pdf')
  const upload = { path: services.files.pathOf(row.fileId, 'pdf'), name: `${reference}.pdf`, type, size: 0 }
  const { id: fileId } = await services.files.keepDocument(tx, { accountId, file: upload })
  const name = [...(subject === '' ? reference : subject)].slice(0, LONGEST_NAME).join('')
  return createDocument(
    { tx, services, accountId, now },
    {
      name: { [lang]: name },
      kind: row.request === 'none' ? 'other' : 'employment',
      file_id: fileId as Ref<'file'>,
      keep_both: false,
    },
  )
}
