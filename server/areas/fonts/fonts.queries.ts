import { count } from 'drizzle-orm'
import { FONTS, type FontKey, type OfferedFont } from '../../../openapi/schemas/site.ts'
import { fontSettings, sites } from '../../db/site-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** The font that every site begins with. */
export const FIRST_FONT = 'noto' satisfies FontKey

export type Setting = Omit<typeof fontSettings.$inferSelect, 'key'> & { readonly key: FontKey }

/** How a font is offered until an administrator says otherwise. */
const asGiven = (key: FontKey): Setting => ({
  key,
  name: null,
  active: true,
  position: FONTS.indexOf(key),
  version: 1,
})

/** Every font of the application in its order. */
export async function readSettings(db: Readable): Promise<readonly Setting[]> {
  const known = new Map((await db.select().from(fontSettings)).map((setting) => [setting.key, setting]))
  return FONTS.map((key): Setting => ({ ...(known.get(key) ?? asGiven(key)), key })).toSorted(
    (a, b) => a.position - b.position || FONTS.indexOf(a.key) - FONTS.indexOf(b.key),
  )
}

/** How many sites have each font. */
export async function countUses(db: Readable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ key: sites.font, n: count() }).from(sites).groupBy(sites.font)
  return new Map(rows.map(({ key, n }) => [key, n]))
}

/** The fonts that sites may choose from, in their order. The one in use stays among them, whatever became of it. */
export async function offeredFonts(db: Readable, inUse: FontKey): Promise<OfferedFont[]> {
  return (await readSettings(db))
    .filter(({ key, active }) => active || key === inUse)
    .map(({ key, name }) => ({ key, name }))
}
