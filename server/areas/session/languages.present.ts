import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { am } from '../../../openapi/messages/am.ts'
import { en } from '../../../openapi/messages/en.ts'
import type { frontLanguages } from '../../../openapi/schemas/session.ts'
import { overriddenTexts, type Overrides } from '../../kernel/text-overrides.ts'

/** Texts that only mails and the server use are not sent. */
const isForScreens = (id: string) => !id.startsWith('mail.') && !id.startsWith('server.')
const forScreens = (texts: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].filter(([id]) => isForScreens(id)))
const versionOf = (texts: Readonly<Record<string, string>>, of = '') =>
  createHash('sha256')
    .update(of + JSON.stringify(texts))
    .digest('base64url')
    .slice(0, 12)

const describe = (value: Language, all: Readonly<Record<string, string>>) => {
  const texts = forScreens(Object.entries(all))
  const name = new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value
  return { name, value, texts, version: versionOf(texts) }
}
const languages = [describe('en', en), describe('am', am)]

/** The versions of the texts that the application carries, since it was built from the same files. */
export const carriedTexts = languages.map(({ version }) => version).join(' ')

interface Differing {
  readonly texts: Readonly<Record<string, string>>
  readonly version: string
}
/** What differs from the carried texts, with its version; made once for each set of overrides. */
const differences = new WeakMap<Overrides, Differing>()
function differing({ value, version }: (typeof languages)[number]): Differing {
  const overrides = overriddenTexts.all(value)
  const known = differences.get(overrides)
  if (known) return known
  const texts = forScreens([...overrides].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const made = { texts, version: Object.keys(texts).length === 0 ? version : versionOf(texts, version) }
  differences.set(overrides, made)
  return made
}

/**
 * The available languages, each with its own name, and texts of the caller's (specification §7): none if the caller has
 * that version, only those that administrators changed if the caller has the version that the application carries, else
 * all.
 */
export const presentLanguages = (lang: Language, known = ''): z.input<typeof frontLanguages> =>
  languages.map((language) => {
    const { name, value } = language
    const { texts, version } = differing(language)
    const has = known.split(' ')
    if (value !== lang || has.includes(version)) return { name, value, version }
    return { name, value, version, texts: has.includes(language.version) ? texts : { ...language.texts, ...texts } }
  })
