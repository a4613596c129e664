import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { files as fileRows } from '../db/tables.ts'
import type { Services } from '../kernel/context.ts'
import { FONT_ADDRESSES, MARK_LENGTH, parseFace } from '../kernel/font-address.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The weights of uploaded fonts, for whoever reads a page that is set in them. */
export function registerFonts(app: FastifyInstance, { db, files }: Services): void {
  app.get<{ Params: { name: string } }>(`${FONT_ADDRESSES}/:name`, async (request, reply) => {
    const asked = parseFace(request.params.name)
    if (asked === null) throw new Refusal('not_found', {})
    const [row] = await db
      .select({ sha256: fileRows.sha256 })
      .from(fileRows)
      .where(and(eq(fileRows.id, asked.file), eq(fileRows.kind, 'font'), eq(fileRows.state, 'attached')))
    if (row?.sha256.toString('hex').slice(0, MARK_LENGTH) !== asked.mark) throw new Refusal('not_found', {})
    const path = files.pathOf(asked.file, 'woff2')
    const { size } = await fs.stat(path)
    return reply
      .headers({
        'content-type': 'font/woff2',
        'content-length': size,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(createReadStream(path))
  })
}
