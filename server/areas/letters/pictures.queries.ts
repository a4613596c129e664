import { eq } from 'drizzle-orm'
import type { PrintPictures } from '../../../openapi/print-blocks.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { picturesIn } from '../../../openapi/rich-text-content.ts'
import { letterPictures } from '../../db/letters-tables.ts'
import { files } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { FileStore } from '../../kernel/files.ts'
import type { LetterRow } from './letters.policy.ts'

interface KeptPicture {
  readonly fileId: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}
/** The pictures that a letter keeps: those of its text, and those of its versions. */
export async function keptPictures(db: Readable, letterId: string): Promise<readonly KeptPicture[]> {
  const rows = await db
    .select({ fileId: files.id, width: files.width, height: files.height })
    .from(letterPictures)
    .innerJoin(files, eq(files.id, letterPictures.fileId))
    .where(eq(letterPictures.letterId, letterId))
    .orderBy(files.id)
  return rows.map(({ fileId, width, height }) => ({ fileId, width: width ?? 1, height: height ?? 1 }))
}
/** Those of the text as it is now; whoever only reads a letter sees none that left it. */
export async function shownPictures(
  db: Readable,
  { id, body }: Pick<LetterRow, 'id' | 'body'>,
): Promise<readonly KeptPicture[]> {
  const shown = new Set(picturesIn(body ?? []).map(({ file_id: fileId }) => fileId as string))
  return shown.size === 0 ? [] : (await keptPictures(db, id)).filter(({ fileId }) => shown.has(fileId))
}

/** The pictures of a text with addresses for an hour; its author has those of its versions too. */
export const presentPictures = async (
  db: Readable,
  store: Pick<FileStore, 'briefUrl'>,
  row: Pick<LetterRow, 'id' | 'body'>,
  isAuthor: boolean,
) =>
  (isAuthor ? await keptPictures(db, row.id) : await shownPictures(db, row)).map(({ fileId, width, height }) => ({
    id: fileId as Ref<'file'>,
    url: store.briefUrl(fileId),
    width,
    height,
  }))

/** The pictures of a letter as its paper names them, and their files by these names. */
export async function printedPictures(
  db: Readable,
  row: Pick<LetterRow, 'id' | 'body'>,
): Promise<{ readonly printed: PrintPictures; readonly files: Readonly<Record<string, string>> }> {
  const named = (await shownPictures(db, row)).map((one, at) => ({ ...one, name: `${BODY_PICTURE}${at + 1}` }))
  return {
    printed: new Map(named.map(({ fileId, ...one }) => [fileId, one])),
    files: Object.fromEntries(named.map(({ fileId, name }) => [name, fileId])),
  }
}
/** How the names of the pictures of a text begin on its paper. */
export const BODY_PICTURE = 'picture-'
