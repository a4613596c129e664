import fs from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isPublicFile } from '../areas/site/site.source.ts'
import type { Services } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

const fileName = z.string().regex(/^[\da-f-]{36}\.webp$/)
const proof = z.object({ until: z.string().optional(), mark: z.string().optional() })
/** A picture that was taken from the public disappears from caches within this time (seconds). */
const PUBLIC_CACHE = 300

/** `/lyu/<id>.webp`: while something public shows it, or with the owner's signed address. Anything else is 404. */
export function registerPictures(app: FastifyInstance, { db, files }: Services): void {
  app.get<{ Params: { name: string } }>('/lyu/:name', async (request, reply) => {
    const name = fileName.safeParse(request.params.name)
    const id = z.uuid().safeParse(name.data?.slice(0, 36))
    if (!id.success) throw new Refusal('not_found', {})
    const own = files.isOwnUrl(id.data, proof.safeParse(request.query).data ?? {})
    if (!own && !(await isPublicFile(db, id.data))) throw new Refusal('not_found', {})
    const handle = await fs.promises.open(files.pathOf(id.data)).catch(() => null)
    if (!handle) throw new Refusal('not_found', {})
    const { size } = await handle.stat()
    reply.headers({
      'content-type': 'image/webp',
      'content-length': size,
      'cache-control': own ? 'private, max-age=86400' : `public, max-age=${PUBLIC_CACHE}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    return reply.send(handle.createReadStream())
  })
}
