import { asc, count, eq, inArray } from 'drizzle-orm'
import {
  FONTS,
  isBuiltIn,
  type BuiltInFont,
  type FontKey,
  type OfferedFont,
  type Script,
} from '../../../openapi/schemas/site.ts'
import { fontSettings, sites, uploadedFonts, type StoredFace } from '../../db/site-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { faceUrl } from '../../kernel/font-address.ts'

/** The font that every site begins with. */
export const FIRST_FONT = 'noto' satisfies BuiltInFont

/** A font that administrators uploaded. */
export interface UploadedFont {
  readonly scripts: readonly Script[]
  readonly faces: readonly StoredFace[]
  readonly licenceName: string
  readonly licence: string
}
export type Setting = typeof fontSettings.$inferSelect & {
  /** Null: it is built in. */
  readonly uploaded: UploadedFont | null
}

/** How a font is offered until an administrator says otherwise. */
const asGiven = (key: BuiltInFont): Setting => ({
  key,
  name: null,
  active: true,
  position: FONTS.indexOf(key),
  version: 1,
  uploaded: null,
})
const rankOf = (key: string) => (isBuiltIn(key) ? FONTS.indexOf(key) : FONTS.length)

/** Every font, of the application and uploaded, in its order. */
export async function readSettings(db: Readable): Promise<readonly Setting[]> {
  const stored = await db
    .select({ setting: fontSettings, uploaded: uploadedFonts })
    .from(fontSettings)
    .leftJoin(uploadedFonts, eq(uploadedFonts.key, fontSettings.key))
  const known = stored.map(({ setting, uploaded }): Setting => ({ ...setting, uploaded }))
  const untouched = FONTS.filter((key) => !known.some((setting) => setting.key === key)).map(asGiven)
  return [...known.filter(({ key, uploaded }) => isBuiltIn(key) || uploaded !== null), ...untouched].toSorted(
    (a, b) => a.position - b.position || rankOf(a.key) - rankOf(b.key) || (a.key < b.key ? -1 : 1),
  )
}

/** How many sites have each font. */
export async function countUses(db: Readable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ key: sites.font, n: count() }).from(sites).groupBy(sites.font)
  return new Map(rows.map(({ key, n }) => [key, n]))
}

const MOST_NAMED = 5
/** The usernames of the first few accounts whose sites have each of these fonts. */
export async function readUsers(
  db: Readable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(
    keys.map(async (key) => {
      const rows = await db
        .select({ username: accounts.username })
        .from(sites)
        .innerJoin(accounts, eq(accounts.id, sites.accountId))
        .where(inArray(sites.font, [key]))
        .orderBy(asc(accounts.createdAt), asc(accounts.id))
        .limit(MOST_NAMED)
      return [key, rows.map(({ username }) => username)] as const
    }),
  )
  return new Map(found)
}

/** The addresses of a font's files; none where it is built in. */
export const facesOf = ({ uploaded }: Pick<Setting, 'uploaded'>) =>
  (uploaded?.faces ?? []).map((face) => ({ weight: face.weight, url: faceUrl(face) }))

/** The fonts that sites may choose from, in their order. The one in use stays among them, whatever became of it. */
export async function offeredFonts(db: Readable, inUse: FontKey): Promise<OfferedFont[]> {
  return (await readSettings(db))
    .filter(({ key, active }) => active || key === inUse)
    .map((setting) => ({ key: setting.key, name: setting.name, faces: facesOf(setting) }))
}

/** Locks an uploaded font that a site is about to have, so that nobody deletes it meanwhile. False where there is none. */
export async function lockFont(db: Readable, key: FontKey): Promise<boolean> {
  if (isBuiltIn(key)) return true
  const rows = await db
    .select({ key: uploadedFonts.key })
    .from(uploadedFonts)
    .where(eq(uploadedFonts.key, key))
    .for('key share')
  return rows.length > 0
}

/** What pages need of an uploaded font; null for one that is built in, or gone. */
export async function readUploaded(
  db: Readable,
  key: FontKey,
): Promise<Pick<typeof uploadedFonts.$inferSelect, 'key' | 'scripts' | 'faces'> | null> {
  if (isBuiltIn(key)) return null
  const { scripts, faces } = uploadedFonts
  const [row] = await db
    .select({ key: uploadedFonts.key, scripts, faces })
    .from(uploadedFonts)
    .where(eq(uploadedFonts.key, key))
  return row ?? null
}
