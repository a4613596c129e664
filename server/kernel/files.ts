import type { StagedFile } from '../../openapi/define.ts'
import type { files } from '../db/tables.ts'
import type { Readable, Tx } from './context.ts'

export type FileRow = typeof files.$inferSelect

/** Stored files: bytes in a folder, a row beside each. A row is `staged` until something refers to it; staged ones are swept after a day. */
export interface FileStore {
  /**
   * Keeps an uploaded picture as a `staged` row of the account. The dispatcher has already read, turned and re-encoded it
   * (WebP, at most 1600 px, no metadata), so nothing slow happens in the transaction.
   */
  keepPicture(tx: Tx, upload: { readonly accountId: string; readonly file: StagedFile }): Promise<FileRow>
  /** Marks the account's own file as referred to; another's, or an unknown one, is `validation.reference` at `field`. */
  attach(tx: Tx, fileId: string, accountId: string, field: string): Promise<FileRow>
  /** Gives a file up when nothing refers to it any more: row and bytes are swept soon. */
  release(tx: Tx, fileId: string): Promise<void>
  /** `/lyu/<id>.webp`: answers only while something public shows the file. For documents of the public site. */
  publicUrl(fileId: string): string
  /** The same picture for its owner's screens, published or not: signed, good until the end of the next day. */
  ownUrl(fileId: string): string
  /** The stored bytes' path on disk. */
  pathOf(fileId: string): string
  /** Removes what is no longer wanted: staged rows older than a day, released rows, bytes without a row. Gives back how many. */
  sweep(db: Readable): Promise<number>
}
