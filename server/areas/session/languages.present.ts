import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { am } from '../../../openapi/messages/am.ts'
import { en } from '../../../openapi/messages/en.ts'
import type { frontLanguages } from '../../../openapi/schemas/session.ts'

/** Texts that only mails and the server use are not sent. */
const forScreens = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => !id.startsWith('mail.') && !id.startsWith('server.')))
const describe = (value: Language, all: Readonly<Record<string, string>>) => {
  const texts = forScreens(all)
  const name = new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value
  return {
    name,
    value,
    texts,
    version: createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12),
  }
}
const languages = [describe('en', en), describe('am', am)]

/** The versions of the texts that the application carries, since it was built from the same files. */
export const carriedTexts = languages.map(({ version }) => version).join(' ')

/**
 * The available languages, each with its own name, and the texts of the caller's (specification §7), unless the caller
 * already has that version. The files do not change while the process runs.
 */
export const presentLanguages = (lang: Language, known = ''): z.input<typeof frontLanguages> =>
  languages.map(({ name, value, version, texts }) =>
    value === lang && !known.split(' ').includes(version) ? { name, value, version, texts } : { name, value, version },
  )
