import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as kit from 'drizzle-kit/api'

interface Journal {
  readonly entries: readonly {
    readonly idx: number
    readonly version: string
    readonly when: number
    readonly tag: string
    readonly breakpoints: boolean
  }[]
}
/** The state of all tables, as drizzle-kit writes it beside a migration. */
interface Snapshot {
  readonly id: string
}
// Its own types need packages of databases that we do not have.
const { generateDrizzleJson, generateMigration } = kit as unknown as {
  readonly generateDrizzleJson: (
    tables: Readonly<Record<string, unknown>>,
    before: string,
    schemas: undefined,
    casing: 'snake_case',
  ) => Snapshot
  readonly generateMigration: (before: Snapshot, now: Snapshot) => Promise<readonly string[]>
}
export interface Migration {
  readonly statements: readonly string[]
  readonly snapshot: Snapshot
  readonly journal: Journal
}

const FOLDER = 'server/db/migrations'
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const numbered = (idx: number) => String(idx).padStart(4, '0')

/**
 * What the last migration lacks of the tables as they are now; null if nothing. Renamed columns are for `npx
 * drizzle-kit generate`, which asks.
 */
export async function missingMigration(root: string): Promise<Migration | null> {
  const journal = json(path.join(root, FOLDER, 'meta/_journal.json')) as Journal
  const last = json(
    path.join(root, FOLDER, 'meta', `${numbered(journal.entries.at(-1)?.idx ?? 0)}_snapshot.json`),
  ) as Snapshot
  const files = readdirSync(path.join(root, 'server/db')).filter((file) => /^(.+-)?tables\.ts$/.test(file))
  const modules = await Promise.all(
    files.toSorted().map((file) => import(path.join(root, 'server/db', file)) as Promise<Record<string, unknown>>),
  )
  const snapshot = generateDrizzleJson(
    Object.assign({}, ...modules) as Record<string, unknown>,
    last.id,
    undefined,
    'snake_case',
  )
  const statements = await generateMigration(last, snapshot)
  return statements.length > 0 ? { statements, snapshot, journal } : null
}

/** Writes the migration, named by the tables and columns it adds. Gives back its path. */
export function writeMigration(root: string, { statements, snapshot, journal }: Migration): string {
  const idx = (journal.entries.at(-1)?.idx ?? -1) + 1
  const added = statements.flatMap(
    (statement) => /^CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? /ADD COLUMN "(\w+)"/.exec(statement)?.[1] ?? [],
  )
  const tag = `${numbered(idx)}_${added.join('_').slice(0, 60) || 'tables'}`
  const folder = path.join(root, FOLDER)
  const entry = { idx, version: '7', when: Date.now(), tag, breakpoints: true }
  writeFileSync(path.join(folder, `${tag}.sql`), statements.join('--> statement-breakpoint\n'))
  writeFileSync(path.join(folder, 'meta', `${numbered(idx)}_snapshot.json`), JSON.stringify(snapshot, null, 2))
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [...journal.entries, entry] }, null, 2),
  )
  return `${FOLDER}/${tag}.sql`
}
