import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { previewAnswer, previewBody } from '../../../openapi/schemas/profile.ts'
import { settings } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { signPreview } from '../../site/preview-token.ts'

const SETTING = 'preview_secret'
const MINUTES = 10

/** The secret that signs preview links: made at the first need, the same for all processes over one database. */
export async function previewSecret(db: Readable): Promise<string> {
  const read = async () => (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING)))[0]?.value
  const known = await read()
  if (known !== undefined) return known
  await db.insert(settings).values({ key: SETTING, value: randomBytes(32).toString('base64url') }).onConflictDoNothing()
  const made = await read()
  if (made === undefined) throw new Error('The secret of preview links was not kept.')
  return made
}

/** A link that shows the account's page as someone would see it, for ten minutes, to whoever has it. */
export async function createPreview(db: Readable, accountId: string, body: z.output<typeof previewBody>, now: Date): Promise<z.input<typeof previewAnswer>> {
  const expires = now.getTime() + MINUTES * 60_000
  const token = signPreview({ account: accountId, as: body.as, template: body.template, language: body.language, expires }, await previewSecret(db))
  return { url: `/template/${body.template}?preview=${token}`, expires_at: new Date(expires).toISOString() }
}
