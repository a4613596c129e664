import { fontFacts, type ManagedFont } from '../../../openapi/schemas/font.ts'
import type { FontKey } from '../../../openapi/schemas/site.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { countUses, FIRST_FONT, readSettings } from './fonts.queries.ts'

/** Every font as administrators see it, in its order. */
export async function readManaged(db: Readable): Promise<ManagedFont[]> {
  const uses = await countUses(db)
  return (await readSettings(db)).map(({ key, name, active, version }, position) => ({
    key,
    name,
    active,
    ...fontFacts(key),
    position,
    used: uses.get(key) ?? 0,
    is_first: key === FIRST_FONT,
    version,
  }))
}

export async function readManagedFont(db: Readable, key: FontKey): Promise<ManagedFont> {
  return (await readManaged(db)).find((row) => row.key === key) ?? refuse('not_found', {})
}
