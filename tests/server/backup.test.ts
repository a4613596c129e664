import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createChartPress } from '../../server/areas/structure/chart-press.ts'
import { backup, restore, type Installation } from '../../server/backup.ts'
import { seedReference } from '../../server/db/seed.ts'
import { jobs } from '../../server/db/platform-tables.ts'
import type { Database } from '../../server/kernel/context.ts'
import { addJob } from '../../server/kernel/jobs.ts'
import { createServices } from '../../server/kernel/services.ts'
import { individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { freshDatabase } from '../setup/database.ts'
import { quickFolder } from '../setup/quick-folder.ts'

const app = await testApp()
const folder = fs.mkdtempSync(path.join(quickFolder(), 'sira-backup-'))
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** An empty installation elsewhere. */
async function elsewhere(): Promise<Installation & { readonly db: Database }> {
  const { database, drop } = await freshDatabase()
  const { services, close } = await createServices({
    config: { ...app.services.config, dataDir: fs.mkdtempSync(path.join(folder, 'data-')) },
    database,
    log: app.services.log,
    reactions: app.services.reactions,
    openCharts: createChartPress,
  })
  closing.push(async () => {
    await close()
    await drop()
  })
  return { database, services, db: services.db }
}

/** What stands in every table, as one hash each. */
async function digest(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql.raw("select tablename as name from pg_tables where schemaname = 'public' order by 1"),
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await db.execute<{ hash: string }>(
      sql.raw(
        `select count(*) || ' ' || coalesce(md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text collate "C")), '') as hash from "${name}" t`,
      ),
    )
    hashes[name] = found.rows[0]?.hash ?? ''
  }
  return hashes
}

const here: Installation = { database: { patiently: (run) => run() }, services: app.services }
const archive = path.join(folder, 'sira.tar.gz')

test('a backup restores the same rows and files elsewhere', async () => {
  await seedReference(app.services)
  const person = await individual(app, { user: { displayName: { en: 'Abebe', am: 'አበበ "ከበደ" \\ \n' } } })
  const data = new FormData()
  data.append(
    'file',
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
          .png()
          .toBuffer(),
      ),
    ]),
    'a.png',
  )
  const { body } = await app.call<{ id: string }>('POST', '/files/pictures', { as: person, body: data })
  await app.services.transaction((tx) => addJob(tx, app.services, 'account', { n: 1 }))

  const made = await backup(here, archive)
  expect(made.files).toBe(1)
  expect(fs.statSync(archive).mode & 0o077).toBe(0)
  const before = await digest(app.db)

  const other = await elsewhere()
  expect(await restore(other, archive)).toEqual({ files: 1 })
  expect(await digest(other.db)).toEqual(before)
  expect(
    fs.readFileSync(other.services.files.pathOf(body.id)).equals(fs.readFileSync(app.services.files.pathOf(body.id))),
  ).toBe(true)

  // Generated numbers go on after the restored ones, and references are checked again.
  await other.services.transaction((tx) => addJob(tx, other.services, 'account', { n: 2 }))
  expect(await other.db.select({ id: jobs.id }).from(jobs)).toHaveLength(2)
  await expect(
    other.db.execute(
      sql`insert into accounts (id, owner_id, kind, username, created_at) values (gen_random_uuid(), gen_random_uuid(), 'company', 'nobody', now())`,
    ),
  ).rejects.toMatchObject({ cause: { code: '23503' } })
})

test('a restore refuses an installation with users, another schema and invalid archives, and changes nothing', async () => {
  const other = await elsewhere()
  const before = await digest(other.db)
  fs.writeFileSync(path.join(folder, 'broken.gz'), 'no archive')
  await expect(restore(other, path.join(folder, 'broken.gz'))).rejects.toThrow(/header/)
  await expect(restore(other, path.join(folder, 'missing.gz'))).rejects.toThrow(/ENOENT/)
  await other.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'older' where id = 1`)
  await expect(restore(other, archive)).rejects.toThrow(/another schema/)
  expect(await digest(other.db)).toEqual(before)
  await expect(restore(here, archive)).rejects.toThrow(/people in this database/)
})
