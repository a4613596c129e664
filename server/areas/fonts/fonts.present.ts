import { resolve } from '../../../openapi/format/names.ts'
import { fontFacts, SPARE_FAMILIES, type ManagedFont } from '../../../openapi/schemas/font.ts'
import { isBuiltIn, SCRIPTS, type FontKey } from '../../../openapi/schemas/site.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { countUses, facesOf, FIRST_FONT, readSettings, readUsers, type Setting } from './fonts.queries.ts'

/** What an uploaded font brings with it, as `fontFacts` says it of those of the application. */
function uploadedFacts({ key, name, ...setting }: Setting) {
  const { uploaded } = setting
  const called = (name && resolve(name, 'en')?.text) ?? key
  const weights = uploaded?.faces.map(({ weight }) => weight) ?? []
  return {
    families: SCRIPTS.map((script) => ({
      script,
      names: [uploaded?.scripts.includes(script) ? called : SPARE_FAMILIES[script]],
    })),
    weights: { from: Math.min(...weights), to: Math.max(...weights) },
    licence: { name: uploaded?.licenceName ?? '', url: null, text: uploaded?.licence ?? '' },
    is_built_in: false,
    faces: facesOf(setting),
  }
}

/** Every font as administrators see it, in its order. */
export async function readManaged(db: Readable): Promise<ManagedFont[]> {
  const [uses, settings] = [await countUses(db), await readSettings(db)]
  const used = settings.filter(({ key, uploaded }) => uploaded !== null && uses.has(key)).map(({ key }) => key)
  const users = await readUsers(db, used)
  return settings.map((setting, position) => ({
    key: setting.key,
    name: setting.name,
    active: setting.active,
    ...(isBuiltIn(setting.key) ? fontFacts(setting.key) : uploadedFacts(setting)),
    position,
    used: uses.get(setting.key) ?? 0,
    used_by: [...(users.get(setting.key) ?? [])],
    is_first: setting.key === FIRST_FONT,
    version: setting.version,
  }))
}

export async function readManagedFont(db: Readable, key: FontKey): Promise<ManagedFont> {
  return (await readManaged(db)).find((row) => row.key === key) ?? refuse('not_found', {})
}
