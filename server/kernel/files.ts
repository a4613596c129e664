import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { StagedFile } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import { files } from '../db/tables.ts'
import type { Clock, Database, Ids, Tx } from './context.ts'
import { formOf, formsOf, nameOf, parseName, type FileForm } from './file-names.ts'
import { invalid } from './refusal.ts'
import { smallBeside, type Uploads } from './uploads.ts'
import { writeWhole } from './write-whole.ts'

export type FileRow = typeof files.$inferSelect

/**
 * For whom a signed address was made. `employer`: a company that looks at a person's photo; `contact`: whoever a
 * company deals with, who sees its logo; `administrator`. What these are shown they may no longer see once it is hidden
 * or replaced, so it is asked again at each use.
 */
export const GUESTS = ['employer', 'contact', 'administrator'] as const
export type Guest = (typeof GUESTS)[number]

/**
 * Stored files: bytes in a folder, a row beside each. A row is `staged` until something refers to it; staged ones are
 * swept after a day.
 */
export interface FileStore {
  /**
   * Keeps an uploaded picture as a `staged` row of the account. The dispatcher has already read, turned and re-encoded
   * it (WebP, at most 1600 px, no metadata), so nothing slow happens in the transaction. Most pictures have no name;
   * those that people get as files do.
   */
  keepPicture(
    tx: Tx,
    upload: { readonly accountId: string; readonly file: StagedFile; readonly name?: string | null },
  ): Promise<FileRow>
  /**
   * Keeps an uploaded document as it came, as a `staged` row of the account. The dispatcher has already found its type
   * and made its name safe.
   */
  keepDocument(tx: Tx, upload: { readonly accountId: string; readonly file: StagedFile }): Promise<FileRow>
  /** Keeps an uploaded font as it came, as a `staged` row of the account. */
  keepFont(tx: Tx, upload: { readonly accountId: string; readonly file: StagedFile }): Promise<FileRow>
  /**
   * Marks the account's own staged file as referred to, by one row alone; another's, a used one, an unknown one, or one
   * of another kind is `validation.reference` at `field`. Without kinds: a picture.
   */
  attach(
    tx: Tx,
    fileId: string,
    accountId: string,
    field: string,
    ...kinds: readonly FileRow['kind'][]
  ): Promise<FileRow>
  /**
   * A second file of the same bytes, referred to from now on by what asks for it, so that it stays when the first one
   * goes. Null when there is no such file, or its bytes are not there.
   */
  copy(tx: Tx, fileId: string): Promise<FileRow | null>
  /** Gives a file up when nothing refers to it any more: row and bytes are swept a day later. */
  release(tx: Tx, fileId: string): Promise<void>
  /**
   * `/lyu/<id>.webp`, or in another form (`small`: `/lyu/<id>-s.webp`; of a document `formOf(type)`): answers only
   * while something public shows the file. For documents of the public site.
   */
  publicUrl(fileId: string, form?: FileForm): string
  /**
   * The same file for its owner's screens, published or not: signed, good for one to two days. Never for anybody else
   * (decision 140).
   */
  ownUrl(fileId: string, form?: FileForm): string
  /** A document that stays private, for whoever has to read it: signed, good for an hour from now. */
  briefUrl(fileId: string, form?: FileForm): string
  /**
   * A photo or logo for someone else: signed, good for one to two hours, and only while they may see it (`isShownTo`).
   */
  guestUrl(fileId: string, guest: Guest, form?: FileForm): string
  /** For whom the address of a request was signed; null when it was not, was changed or is over. */
  signedFor(
    fileId: string,
    query: {
      readonly for?: string | undefined
      readonly until?: string | undefined
      readonly mark?: string | undefined
    },
  ): 'owner' | Guest | null
  /** The stored bytes' path on disk. */
  pathOf(fileId: string, form?: FileForm): string
  /** Removes what is no longer wanted: staged rows older than a day, bytes without a row. Gives back how many. */
  sweep(db: Database): Promise<number>
}

export interface FileStoreOptions {
  readonly dir: string
  readonly clock: Clock
  readonly ids: Ids
  readonly secret: string
  readonly uploads: Pick<Uploads, 'small'>
}

/** The owner's signed address of a PDF, to be looked at in the browser's own viewer instead of being saved. */
export const asPage = (url: string): string => `${url}&as=page`

const HOUR = 3_600_000
const SWEEP_AT_ONCE = 500

export function createFileStore({ dir, clock, ids, secret, uploads }: FileStoreOptions): FileStore {
  const pathOf = (fileId: string, form: FileForm = 'picture') => path.join(dir, fileId.slice(-2), nameOf(fileId, form))
  const markOf = (fileId: string, whose: 'owner' | Guest, until: string) =>
    createHmac('sha256', secret).update(`${whose} ${fileId} ${until}`).digest('base64url').slice(0, 32)
  const signed = (fileId: string, form: FileForm, whose: 'owner' | Guest, until: number) =>
    `/lyu/${nameOf(fileId, form)}?${whose === 'owner' ? '' : `for=${whose}&`}until=${until}&mark=${markOf(fileId, whose, `${until}`)}`

  async function removeStaged(db: Database): Promise<number> {
    const before = new Date(clock.now().getTime() - DAY)
    const old = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.state, 'staged'), lt(files.createdAt, before)))
      .limit(SWEEP_AT_ONCE)
    // The condition again: a row that was attached meanwhile stays.
    const gone =
      old.length === 0
        ? []
        : await db
            .delete(files)
            .where(
              and(
                inArray(
                  files.id,
                  old.map((row) => row.id),
                ),
                eq(files.state, 'staged'),
              ),
            )
            .returning({ id: files.id, type: files.type })
    await Promise.all(
      gone.flatMap(({ id, type }) => formsOf(type).map((form) => fs.rm(pathOf(id, form), { force: true }))),
    )
    return gone.length
  }

  /** Bytes whose transaction never came to its end: older than a day and without a row. */
  async function removeOrphans(db: Database): Promise<number> {
    let removed = 0
    for (const folder of await fs.readdir(dir).catch(() => [])) {
      const there = (await fs.readdir(path.join(dir, folder)).catch(() => [])).flatMap((name) => parseName(name) ?? [])
      for (let at = 0; at < there.length; at += SWEEP_AT_ONCE) {
        const some = there.slice(at, at + SWEEP_AT_ONCE)
        const ids = [...new Set(some.map((one) => one.id))]
        const kept = new Set(
          (await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))).map((row) => row.id),
        )
        for (const { id, form } of some.filter((one) => !kept.has(one.id))) {
          const stat = await fs.stat(pathOf(id, form)).catch(() => null)
          if (!stat || stat.mtimeMs > Date.now() - DAY) continue
          await fs.rm(pathOf(id, form), { force: true })
          removed += 1
        }
      }
    }
    return removed
  }

  /** On disk before the row: an acknowledged upload is never without its bytes. */
  async function store(target: string, bytes: Buffer): Promise<void> {
    await fs.mkdir(path.dirname(target), { recursive: true })
    await writeWhole(target, bytes)
  }

  async function insert(
    tx: Tx,
    accountId: string,
    bytes: Buffer,
    row: Pick<FileRow, 'id' | 'kind' | 'type' | 'name' | 'width' | 'height'>,
  ): Promise<FileRow> {
    const [inserted] = await tx
      .insert(files)
      .values({
        ...row,
        accountId,
        state: 'staged',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        createdAt: clock.now(),
      })
      .returning()
    if (!inserted) throw new Error('A file row was not written')
    return inserted
  }

  /** Bytes as they came. */
  async function keepWhole(
    tx: Tx,
    kind: 'document' | 'font',
    { accountId, file }: { readonly accountId: string; readonly file: StagedFile },
  ): Promise<FileRow> {
    const id = ids.uuid()
    const bytes = await fs.readFile(file.path)
    await store(pathOf(id, formOf(file.type)), bytes)
    const { type, name } = file
    return insert(tx, accountId, bytes, { id, kind, type, name, width: null, height: null })
  }

  return {
    pathOf,
    publicUrl: (fileId, form = 'picture') => `/lyu/${nameOf(fileId, form)}`,
    // The same address all day, so that the browser keeps the picture.
    ownUrl: (fileId, form = 'picture') =>
      signed(fileId, form, 'owner', (Math.floor(clock.now().getTime() / DAY) + 2) * DAY),
    briefUrl: (fileId, form = 'picture') => signed(fileId, form, 'owner', clock.now().getTime() + HOUR),
    guestUrl: (fileId, guest, form = 'picture') =>
      signed(fileId, form, guest, (Math.floor(clock.now().getTime() / HOUR) + 2) * HOUR),
    signedFor: (fileId, { for: guest, until, mark }) => {
      if (until === undefined || mark === undefined || !(Number(until) > clock.now().getTime())) return null
      const whose = guest === undefined ? 'owner' : GUESTS.find((known) => known === guest)
      if (whose === undefined) return null
      const expected = Buffer.from(markOf(fileId, whose, until))
      const given = Buffer.from(mark)
      return expected.length === given.length && timingSafeEqual(expected, given) ? whose : null
    },
    async keepPicture(tx, { accountId, file, name = null }) {
      const id = ids.uuid()
      // A picture of our own (the demo's) comes without a small variant.
      const { width, height } = file.dimensions ?? (await uploads.small(file.path, smallBeside(file.path)))
      const [bytes, small] = await Promise.all([fs.readFile(file.path), fs.readFile(smallBeside(file.path))])
      await store(pathOf(id), bytes)
      await store(pathOf(id, 'small'), small)
      return insert(tx, accountId, bytes, { id, kind: 'picture', type: file.type, name, width, height })
    },
    keepDocument: (tx, upload) => keepWhole(tx, 'document', upload),
    keepFont: (tx, upload) => keepWhole(tx, 'font', upload),
    async attach(tx, fileId, accountId, field, ...kinds) {
      const [row] = await tx
        .update(files)
        .set({ state: 'attached' })
        .where(
          and(
            eq(files.id, fileId),
            eq(files.accountId, accountId),
            eq(files.state, 'staged'),
            inArray(files.kind, kinds.length === 0 ? ['picture'] : [...kinds]),
          ),
        )
        .returning()
      return row ?? invalid({ [field]: ['validation.reference'] })
    },
    async copy(tx, fileId) {
      const [row] = await tx.select().from(files).where(eq(files.id, fileId))
      if (!row) return null
      const id = ids.uuid()
      try {
        for (const form of formsOf(row.type)) await store(pathOf(id, form), await fs.readFile(pathOf(fileId, form)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
      const [made] = await tx
        .insert(files)
        .values({ ...row, id, state: 'attached', createdAt: clock.now() })
        .returning()
      return made ?? null
    },
    async release(tx, fileId) {
      await tx.update(files).set({ state: 'staged', createdAt: clock.now() }).where(eq(files.id, fileId))
    },
    sweep: async (db) => (await removeStaged(db)) + (await removeOrphans(db)),
  }
}
