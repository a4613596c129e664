import fs from 'node:fs'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { files as fileRows } from '../db/tables.ts'
import type { Database, Readable, Services } from '../kernel/context.ts'
import { disposition } from '../kernel/document-name.ts'
import { parseName, typeOf, type FileForm } from '../kernel/file-names.ts'
import type { Guest } from '../kernel/files.ts'
import { outageOf } from '../kernel/outage.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { TablePage } from '../site/public-page.ts'

const proof = z.object({ for: z.string().optional(), until: z.string().optional(), mark: z.string().optional() })
const wish = z.object({ as: z.literal('page') })
/**
 * A file that was taken from the public, or from whoever was shown it, disappears from caches within this time
 * (seconds).
 */
const SHOWN_CACHE = 300

const NOTHING_RUNS = "default-src 'none'; sandbox"
/**
 * Browsers show no PDF in a sandbox, and their viewers need styles of their own. A PDF is no page of ours in any case:
 * it loads nothing, and whatever it runs is kept within the viewer.
 */
const IN_VIEWER = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * Pictures are shown where they stand; a document is saved under its name. Only its owner looks at a PDF in the
 * browser's own viewer.
 */
async function headersFor(
  db: Database,
  { id, form }: { readonly id: string; readonly form: FileForm },
  isPage: boolean,
): Promise<Record<string, string>> {
  if (form === 'picture' || form === 'small')
    return { 'content-security-policy': NOTHING_RUNS, 'cross-origin-resource-policy': 'cross-origin' }
  const [row] = await db.select({ name: fileRows.name }).from(fileRows).where(eq(fileRows.id, id))
  return {
    'content-security-policy': isPage ? IN_VIEWER : NOTHING_RUNS,
    'content-disposition': disposition(row?.name ?? `document.${form}`, isPage ? 'inline' : 'attachment'),
  }
}

/** Pictures kept before there were small variants have the whole one alone. */
async function open({ files }: Services, id: string, form: FileForm): Promise<fs.promises.FileHandle | null> {
  const at = (path: string) =>
    fs.promises.open(path).catch((error: unknown) => {
      // A disk that fails is no file that is missing.
      if (outageOf(error) !== null) throw error
      return null
    })
  return (await at(files.pathOf(id, form))) ?? (form === 'small' ? at(files.pathOf(id)) : null)
}

/** Who may see a file besides its owner. */
export interface ShownPictures {
  readonly pages: readonly Pick<TablePage, 'isPublicFile'>[]
  /** May someone with a guest's address of a picture still see it? */
  readonly isShownTo: (db: Readable, fileId: string, guest: Guest) => Promise<boolean>
}

/**
 * `/lyu/<id>.webp`, `/lyu/<id>-s.webp`, `/lyu/<id>.pdf` …: while something public shows it, with its owner's signed
 * address, or with a guest's while they may see it. Anything else is 404.
 */
export function registerPictures(app: FastifyInstance, services: Services, { pages, isShownTo }: ShownPictures): void {
  const { db, files } = services
  async function isPublic(fileId: string): Promise<boolean> {
    for (const { isPublicFile } of pages) if (await isPublicFile?.(fileId)) return true
    return false
  }
  app.get<{ Params: { name: string } }>('/lyu/:name', async (request, reply) => {
    const asked = parseName(request.params.name)
    if (!asked) throw new Refusal('not_found', {})
    const whose = files.signedFor(asked.id, proof.safeParse(request.query).data ?? {})
    const isGuests = whose !== null && whose !== 'owner' && (await isShownTo(db, asked.id, whose))
    const isPrivate = whose === 'owner' || isGuests
    if (!isPrivate && !(await isPublic(asked.id))) throw new Refusal('not_found', {})
    const isPage = whose === 'owner' && asked.form === 'pdf' && wish.safeParse(request.query).success
    const headers = await headersFor(db, asked, isPage)
    const handle = await open(services, asked.id, asked.form)
    if (!handle) throw new Refusal('not_found', {})
    const { size } = await handle.stat()
    reply.headers({
      'content-type': typeOf(asked.form),
      'content-length': size,
      'cache-control':
        whose === 'owner' ? 'private, max-age=86400' : `${isGuests ? 'private' : 'public'}, max-age=${SHOWN_CACHE}`,
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    return reply.send(handle.createReadStream())
  })
}
