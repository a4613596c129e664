import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { extract, pack, type Pack } from 'tar-stream'
import { z } from 'zod'
import type { OpenDatabase } from './db/factory.ts'
import type { Services, Tx } from './kernel/context.ts'
import { formsOf, nameOf, parseName } from './kernel/file-names.ts'

/** What a backup reads and a restore fills. */
export interface Installation {
  readonly database: Pick<OpenDatabase, 'patiently'>
  readonly services: Services
}

/** Rows of one member of the archive. */
const ROWS_AT_ONCE = 500
const FORMAT = 1
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  schema: z.string(),
  made_at: z.string(),
})

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const names = async (tx: Tx, query: string): Promise<string[]> =>
  (await tx.execute<{ name: string }>(sql.raw(query))).rows.map((row) => row.name)
const tablesOf = (tx: Tx) => names(tx, "select tablename as name from pg_tables where schemaname = 'public' order by 1")

/** The columns that a restore writes, by table, as a list for a statement: what the database makes itself is left out. */
async function writtenColumns(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.execute<{ table: string; columns: string }>(
    sql.raw(
      "select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1",
    ),
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** What the schema is: the migrations that made it. */
async function schemaOf(tx: Tx): Promise<string> {
  const hashes = await names(tx, 'select hash as name from drizzle.__drizzle_migrations order by id')
  return createHash('sha256').update(hashes.join(' ')).digest('hex')
}

/** Adds a member and waits until the reader has taken it, so that a large table does not fill the memory. */
const add = (archive: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
  })

/** All rows of a table as JSON, one a line, in members of some hundred. */
async function addTable(tx: Tx, archive: Pack, table: string): Promise<number> {
  await tx.execute(
    sql.raw(`declare rows no scroll cursor for select to_jsonb(t)::text as name from ${quoted(table)} t`),
  )
  let count = 0
  for (let member = 0; ; member += 1) {
    const rows = await names(tx, `fetch ${ROWS_AT_ONCE} from rows`)
    if (rows.length > 0)
      await add(
        archive,
        `tables/${table}/${String(member).padStart(6, '0')}.ndjson`,
        Buffer.from(`${rows.join('\n')}\n`),
      )
    count += rows.length
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql.raw('close rows'))
  return count
}

async function addFiles({ services }: Installation, tx: Tx, archive: Pack): Promise<number> {
  let count = 0
  const { rows } = await tx.execute<{ id: string; type: string }>(sql.raw('select id, type from files order by id'))
  for (const { id, type } of rows)
    for (const form of formsOf(type)) {
      const bytes = await fs.promises.readFile(services.files.pathOf(id, form)).catch(() => null)
      if (bytes === null) continue
      await add(archive, `files/${nameOf(id, form)}`, bytes)
      if (form !== 'small') count += 1
    }
  return count
}

export interface BackupMade {
  readonly path: string
  readonly rows: number
  readonly files: number
  readonly bytes: number
}

/**
 * Writes the database and the stored files into one archive (tar, gzip; rows as JSON, so it restores into either
 * database). One snapshot of the database; while the embedded one is read, its callers wait. The archive holds password
 * hashes: it is readable by its owner alone.
 */
export async function backup(installation: Installation, file: string): Promise<BackupMade> {
  if (file === '') throw new Error('Say where to: npm run backup -- FILE')
  const target = path.resolve(file)
  const unfinished = `${target}.part`
  const archive = pack()
  const writing = pipeline(archive, createGzip(), fs.createWriteStream(unfinished, { mode: 0o600 }))
  // Heard again below; a disk that is full must not end the process meanwhile.
  writing.catch(() => undefined)
  try {
    const counts = await installation.database.patiently(() =>
      installation.services.transaction(async (tx) => {
        await tx.execute(sql.raw('set transaction isolation level repeatable read'))
        const manifest = {
          format: FORMAT,
          version: installation.services.config.version,
          schema: await schemaOf(tx),
          made_at: installation.services.clock.now().toISOString(),
        } satisfies z.input<typeof manifestSchema>
        await add(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest)))
        let rows = 0
        for (const table of await tablesOf(tx)) rows += await addTable(tx, archive, table)
        return { rows, files: await addFiles(installation, tx, archive) }
      }),
    )
    archive.finalize()
    await writing
    await fs.promises.rename(unfinished, target)
    return { ...counts, path: target, bytes: (await fs.promises.stat(target)).size }
  } catch (error) {
    archive.destroy()
    await fs.promises.rm(unfinished, { force: true })
    throw error
  }
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Foreign keys as they are written, to be taken away while tables fill in any order and put back, checked, at the end.
 */
async function withoutForeignKeys<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(
    sql.raw(
      "select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where k.contype = 'f' and n.nspname = 'public'",
    ),
  )
  for (const key of rows)
    await tx.execute(sql.raw(`alter table ${quoted(key.table)} drop constraint ${quoted(key.name)}`))
  const result = await run()
  for (const key of rows)
    await tx.execute(sql.raw(`alter table ${quoted(key.table)} add constraint ${quoted(key.name)} ${key.definition}`))
  return result
}

/** Our triggers keep rows as they are, such as those of the audit log; an empty installation is filled past them. */
async function withoutTriggers<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  const guarded = await names(
    tx,
    "select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and n.nspname = 'public'",
  )
  for (const table of guarded) await tx.execute(sql.raw(`alter table ${quoted(table)} disable trigger user`))
  const result = await run()
  for (const table of guarded) await tx.execute(sql.raw(`alter table ${quoted(table)} enable trigger user`))
  return result
}

/** Counters of generated ids go on after the largest restored one. */
async function advanceCounters(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(
    sql.raw(
      "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'",
    ),
  )
  for (const { table, column } of rows)
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('public.${quoted(table)}', '${column}'), greatest((select max(${quoted(column)}) from ${quoted(table)}), 1))`,
      ),
    )
}

async function restoreMember(
  installation: Installation,
  tx: Tx,
  tables: ReadonlyMap<string, string>,
  member: { readonly name: string; readonly content: Buffer },
): Promise<'row' | 'file' | 'variant' | 'manifest'> {
  const { content } = member
  const [kind, name = ''] = member.name.split('/')
  if (member.name === 'manifest.json') {
    const manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')))
    if (manifest.schema !== (await schemaOf(tx)))
      throw new Error(
        `The archive was made by version ${manifest.version} with another schema: restore it with that version, then start this one.`,
      )
    return 'manifest'
  }
  const columns = kind === 'tables' ? tables.get(name) : undefined
  if (columns !== undefined) {
    const rows = `[${content.toString('utf8').trimEnd().split('\n').join(',')}]`
    await tx.execute(
      sql`insert into ${sql.raw(`${quoted(name)} (${columns})`)} overriding system value select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.raw(quoted(name))}, ${rows}::jsonb)`,
    )
    return 'row'
  }
  const file = kind === 'files' ? parseName(name) : null
  if (file !== null) {
    const target = installation.services.files.pathOf(file.id, file.form)
    await fs.promises.mkdir(path.dirname(target), { recursive: true })
    await fs.promises.writeFile(target, content)
    return file.form === 'small' ? 'variant' : 'file'
  }
  throw new Error(`The archive has an unknown member: ${member.name.slice(0, 100)}`)
}

/** Fills an empty installation from an archive, in one transaction. Refuses where there is a user already. */
export async function restore(installation: Installation, file: string): Promise<{ readonly files: number }> {
  if (file === '') throw new Error('Say where from: npm run restore -- FILE')
  return installation.database.patiently(() =>
    installation.services.transaction(async (tx) => {
      const [people] = await names(tx, 'select count(*)::text as name from users')
      if (people !== '0')
        throw new Error(
          'There are people in this database already: restore into an empty one (another DATA_DIR or DATABASE_URL).',
        )
      const tables = await tablesOf(tx)
      return withoutTriggers(tx, () =>
        withoutForeignKeys(tx, async () => {
          await tx.execute(sql.raw(`truncate ${tables.map(quoted).join(', ')}`))
          // Before the archive is read: its first member would pass by while nobody listens.
          const known = await writtenColumns(tx)
          const members = extract()
          const reading = pipeline(fs.createReadStream(path.resolve(file)), createGunzip(), members)
          reading.catch(() => undefined)
          let [files, manifests] = [0, 0]
          for await (const member of members) {
            const kind = await restoreMember(installation, tx, known, {
              name: member.header.name,
              content: await bytesOf(member),
            })
            if (kind === 'file') files += 1
            if (kind === 'manifest') manifests += 1
            else if (manifests === 0) throw new Error('This is not an archive of Sira.')
          }
          await reading
          if (manifests === 0) throw new Error('This is not an archive of Sira.')
          await advanceCounters(tx)
          return { files }
        }),
      )
    }),
  )
}
