import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { rightsOperations } from '../../../openapi/operations/rights.ts'
import type { dataArchive } from '../../../openapi/schemas/rights.ts'
import { dataArchives } from '../../db/rights-tables.ts'
import type { Handlers, Services } from '../../kernel/context.ts'
import { limitAddress } from '../../http/caller.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { readClaim, signClaim } from '../../kernel/signed-claim.ts'
import { provePassword, stillProved } from '../session/password-proof.ts'
import { useCode } from '../session/second-factor.commands.ts'
import { countCode } from '../session/second-factor.proof.ts'
import { secondFactorSince } from '../session/second-factor.queries.ts'
import { findUser } from '../session/session.queries.ts'
import { askForDeletion, isLastAdministrator } from './deletion.commands.ts'
import { countJobs, fatesOf } from './deletion.queries.ts'
import { archivePath } from './archive.file.ts'
import { askForArchive, findArchive, type ArchiveRow } from './archive.commands.ts'

/** A link to an archive is good so long (milliseconds): whoever finds it later finds nothing. */
const LINK = 15 * 60_000
const PURPOSE = 'archive'
const claim = z.strictObject({ archive: z.uuid(), expires: z.number() })

/** Of one that is ready, the link is new each time. */
function present(row: ArchiveRow | null, services: Services, now: Date): z.input<typeof dataArchive> {
  if (row === null)
    return { state: 'none', requested_at: null, ready_at: null, expires_at: null, bytes: null, url: null }
  const given: z.infer<typeof claim> = { archive: row.id, expires: now.getTime() + LINK }
  const token = signClaim(given, PURPOSE, services.secret(PURPOSE))
  return {
    state: row.state,
    requested_at: row.createdAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    expires_at: row.readyAt === null ? null : row.expiresAt.toISOString(),
    bytes: row.bytes,
    url: row.state === 'ready' ? `${services.config.apiOrigin}/api/user/data-archive/${token}/sira-data.zip` : null,
  }
}

/** What people may ask of the product about themselves. */
export const rightsHandlers = {
  getDeletion: async ({ db, services, viewer, lang }) => {
    const user = await findUser(db, viewer.userId)
    if (user === undefined) return refuse('unauthenticated', {})
    const fates = await fatesOf(db, viewer.userId, lang)
    return {
      accounts: fates.map(({ name, kind, employees, heir }) => ({ name, kind, employees, passes_on: heir !== null })),
      jobs: await countJobs(db, viewer.userId),
      needs_code: (await secondFactorSince(db, viewer.userId)) !== null,
      is_last_administrator: await services.transaction((tx) => isLastAdministrator(tx, user)),
    }
  },

  requestDeletion: async (call) => {
    const { db, services, viewer, body, address, lang, now } = call
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.password,
      field: 'password',
      now,
    })
    const hasSecondFactor = (await secondFactorSince(db, viewer.userId)) !== null
    if (hasSecondFactor && body.code === undefined) invalid({ code: ['validation.required'] })
    if (hasSecondFactor) await countCode(db, services, { userId: viewer.userId, address: limitAddress(address) })
    return call.write(async (tx) => {
      await stillProved(tx, user)
      if (hasSecondFactor) await useCode(tx, services, user, body.code ?? '', now)
      await askForDeletion(tx, services, user, now)
      return { message: services.say(lang, 'server.rights.deletion_asked') }
    })
  },

  getDataArchive: async ({ db, services, viewer, now }) =>
    present(await findArchive(db, viewer.userId, now), services, now),

  requestDataArchive: async (call) => {
    const { db, services, viewer, body, now } = call
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.password,
      field: 'password',
      now,
    })
    return call.write(async (tx) => {
      await stillProved(tx, user)
      return present(await askForArchive(tx, services, viewer.userId, now), services, now)
    })
  },

  downloadDataArchive: async ({ db, services, params, now }) => {
    const found = readClaim(claim, params.token, PURPOSE, services.secret(PURPOSE), now.getTime())
    if (found === null) return refuse('token_spent', {})
    const [row] = await db.select().from(dataArchives).where(eq(dataArchives.id, found.archive))
    const file = archivePath(services, found.archive)
    const isThere =
      row?.state === 'ready' &&
      row.expiresAt > now &&
      (await fs.stat(file).then(
        () => true,
        () => false,
      ))
    return isThere ? createReadStream(file) : refuse('token_spent', {})
  },
} satisfies Handlers<typeof rightsOperations>
