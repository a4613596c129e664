import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { palette, type Shades } from '../../../openapi/colour.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { accountSetup, accountSetupBody } from '../../../openapi/schemas/profile.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { audienceOf } from '../site/audience.ts'
import { contentChanged } from '../site/site.commands.ts'

type Setup = z.output<typeof accountSetup>
const record = (shades: Shades): Record<string, string> => ({ ...shades })

/** How an account presents itself. The colours are as chosen; `shown` says what pages make of them. */
export async function readSetup(db: Readable, services: Services, accountId: string): Promise<Setup> {
  const [row] = await db.select({ account: accounts, language: users.language }).from(accounts).innerJoin(users, eq(users.id, accounts.ownerId)).where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const { account } = row
  const shown = palette({ primary: account.primaryColour, second: account.secondColour, text: account.textColour })
  return {
    username: account.username,
    headline: account.headline,
    bio: account.bio,
    photo_id: account.pictureId as Ref<'file'> | null,
    photo: account.pictureId === null ? null : services.files.ownUrl(account.pictureId),
    primary_colour: account.primaryColour,
    second_colour: account.secondColour,
    text_colour: account.textColour,
    shown: { light: record(shown.light), dark: record(shown.dark) },
    language: row.language,
    audiences: { headline: audienceOf(account.audiences, 'headline'), bio: audienceOf(account.audiences, 'bio'), photo: audienceOf(account.audiences, 'photo') },
    version: account.version,
  }
}

/** Replaces headline, bio, photo, colours and language, if the version that was seen is still the present one. */
export async function editSetup(tx: Tx, services: Services, viewer: Viewer, body: z.output<typeof accountSetupBody>): Promise<Setup> {
  const { accountId } = viewer
  const [before] = await tx.select({ version: accounts.version, pictureId: accounts.pictureId }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!before) return refuse('not_found', {})
  if (before.version !== body.version) refuse('stale', { current: await readSetup(tx, services, accountId) })
  if (before.pictureId !== body.photo_id) {
    if (body.photo_id !== null) await services.files.attach(tx, body.photo_id, accountId, 'photo_id')
    if (before.pictureId !== null) await services.files.release(tx, before.pictureId)
  }
  await tx
    .update(accounts)
    .set({
      headline: body.headline,
      bio: body.bio,
      pictureId: body.photo_id,
      primaryColour: body.primary_colour,
      secondColour: body.second_colour,
      textColour: body.text_colour,
      audiences: body.audiences,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, accountId))
  await tx.update(users).set({ language: body.language }).where(eq(users.id, viewer.userId))
  await contentChanged(tx, services, accountId)
  services.events.publish(tx, 'account', accountId)
  return readSetup(tx, services, accountId)
}
