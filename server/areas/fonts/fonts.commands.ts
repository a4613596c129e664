import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { fontOrder, ManagedFont, ManagedFontBody } from '../../../openapi/schemas/font.ts'
import type { FontKey } from '../../../openapi/schemas/site.ts'
import { fontSettings } from '../../db/site-tables.ts'
import { audit, differing } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/context.ts'
import { keepSettings, lockSettings, moveSetting } from '../../kernel/ordered-settings.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { readManaged, readManagedFont } from './fonts.present.ts'
import { FIRST_FONT, readSettings, type Setting } from './fonts.queries.ts'

/** Rows of the table, in the order of the list. */
export const rowsOf = (settings: readonly Setting[]) =>
  settings.map(({ uploaded: _uploaded, ...row }, position) => ({ ...row, position }))

/**
 * Changes how a font is offered. Sites that have it keep it, whatever is decided. Refuses with `stale` and the row as it
 * is now.
 */
export async function editFont(tx: Tx, key: FontKey, { version, ...body }: ManagedFontBody): Promise<ManagedFont> {
  await lockSettings(tx, fontSettings)
  const settings = await readSettings(tx)
  const before = settings.find((setting) => setting.key === key) ?? refuse('not_found', {})
  if (before.version !== version) refuse('stale', { current: await readManagedFont(tx, key) })
  if (key === FIRST_FONT && !body.active) invalid({ active: ['validation.font_first'] })
  if (before.uploaded !== null && body.name === null) invalid({ name: ['validation.required'] })
  await keepSettings(tx, fontSettings, rowsOf(settings))
  await tx
    .update(fontSettings)
    .set({ ...body, version: version + 1 })
    .where(eq(fontSettings.key, key))
  await audit(tx, {
    kind: 'font',
    action: 'edit',
    subjectId: key,
    name: body.name ?? key,
    ...differing({ name: before.name, active: before.active }, body),
  })
  return readManagedFont(tx, key)
}

/** Moves a font to a 0-based position; behind the last means last. */
export async function moveFont(tx: Tx, to: z.output<typeof fontOrder>): Promise<ManagedFont[]> {
  await moveSetting(tx, { table: fontSettings, kind: 'font', read: readSettings, rowsOf }, to)
  return readManaged(tx)
}
