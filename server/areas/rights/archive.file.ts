import fs from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable as Stream } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { ArchiveIndex } from '../../../src/documents/data-archive/archive-index.tsx'
import type { Services } from '../../kernel/context.ts'
import { formOf, nameOf } from '../../kernel/file-names.ts'
import { zipOf, type ZipEntry } from '../../kernel/zip-writer.ts'
import { filesOf, readParts, type OwnFile, type Part } from './archive.queries.ts'
import type { Owner } from './personal-data.ts'

/** Stored files beyond so many bytes are listed and not included. */
const MOST_FILE_BYTES = 2_000_000_000

const folderOf = ({ config }: Pick<Services, 'config'>) => path.join(config.dataDir, 'archives')
export const archivePath = (services: Pick<Services, 'config'>, id: string): string =>
  path.join(folderOf(services), `${id}.zip`)

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
/** `company_parts` → `company-parts.json`. */
export const partName = (table: string): string => `${table.replaceAll('_', '-')}.json`
export const fileName = ({ id, type }: OwnFile): string => `files/${nameOf(id, formOf(type))}`

async function* entriesOf(
  services: Services,
  owner: Owner & { readonly language: Language; readonly email: string },
  now: Date,
): AsyncGenerator<ZipEntry> {
  const listed: { readonly name: string; readonly count: number }[] = []
  let stored: Part | undefined
  for await (const part of readParts(services.db, owner)) {
    if (part.table === 'files') stored = part
    listed.push({ name: partName(part.table), count: part.rows.length })
    yield { name: partName(part.table), content: asJson(part.rows) }
  }
  let bytes = 0
  const included: string[] = []
  for (const file of filesOf(stored)) {
    bytes += file.bytes
    if (bytes > MOST_FILE_BYTES) break
    // Deleted meanwhile.
    const content = await fs.readFile(services.files.pathOf(file.id, formOf(file.type))).catch(() => null)
    if (content === null) continue
    included.push(fileName(file))
    yield { name: fileName(file), content }
  }
  const { email, language } = owner
  const { say } = services
  const page = createElement(ArchiveIndex, {
    lang: language,
    title: say(language, 'server.rights.index.title', { product: PRODUCT_NAME }),
    text: say(language, 'server.rights.index.text', { email, date: now.toISOString().slice(0, 10) }),
    parts: listed.map(({ name, count }) => ({
      name,
      count: say(language, 'server.rights.index.count', { count }),
    })),
    filesTitle: say(language, 'server.rights.index.files'),
    files: included,
  })
  yield { name: 'index.html', content: Buffer.from(`<!doctype html>${renderToStaticMarkup(page)}\n`) }
}

/** Writes the archive of everything about a user to disk: whole, or not at all. Gives back its bytes. */
export async function writeArchive(
  services: Services,
  owner: Owner & { readonly language: Language; readonly email: string },
  id: string,
  now: Date,
): Promise<number> {
  await fs.mkdir(folderOf(services), { recursive: true, mode: 0o700 })
  const target = archivePath(services, id)
  const unfinished = `${target}.part`
  try {
    await pipeline(Stream.from(zipOf(entriesOf(services, owner, now))), createWriteStream(unfinished, { mode: 0o600 }))
    await fs.rename(unfinished, target)
  } catch (error) {
    await fs.rm(unfinished, { force: true })
    throw error
  }
  return (await fs.stat(target)).size
}
