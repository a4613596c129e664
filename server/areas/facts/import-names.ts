import type { ReadEntry } from '../../../openapi/json-resume-entries.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { fold } from '../../../openapi/text-fold.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import type { Values } from './import-values.ts'

/** Hosts of platforms whose names do not say them. */
const HOSTS: Readonly<Record<string, string>> = {
  't.me': 'telegram',
  'twitter.com': 'x',
  'x.com': 'x',
  'youtu.be': 'youtube',
  'wa.me': 'whatsapp',
  'scholar.google.com': 'google-scholar',
  'fb.com': 'facebook',
}
/** The platform that an address leads to, by its host; a website where it is none that we know. */
function platformOf(names: ReferenceNames, url: string): string {
  if (!URL.canParse(url)) return 'website'
  const host = new URL(url).hostname.toLowerCase().replace(/^(www|m)\./, '')
  const parts = host.split('.')
  return (
    HOSTS[host] ??
    [...(names.get('platforms')?.keys() ?? [])].find((key) => parts.at(-2) === key || host === `${key}.com`) ??
    'website'
  )
}

/** The key of a list's entry that has this name in either language, or whose key it is. */
function keyNamed(names: ReferenceNames, list: ReferenceList, name: string): string | undefined {
  const asked = fold(name)
  return [...(names.get(list) ?? [])].find(
    ([key, { en, am }]) => fold(key) === asked || fold(en ?? '') === asked || fold(am ?? '') === asked,
  )?.[0]
}

/**
 * Gives the values of an entry with what reference lists know of it: a language in both languages, the platform of an
 * address.
 */
export function matcherOf(names: ReferenceNames): (entry: ReadEntry) => Values {
  return ({ part, values, named }) => {
    if (part === 'social_media' && typeof values['url'] === 'string') {
      const asked = named.network === undefined ? undefined : keyNamed(names, 'platforms', named.network)
      const other = /^twitter$/i.test(named.network ?? '') ? 'x' : undefined
      return { platform: asked ?? other ?? platformOf(names, values['url']), ...values }
    }
    const key = named.language === undefined ? undefined : keyNamed(names, 'languages', named.language)
    const both = key === undefined ? undefined : names.get('languages')?.get(key)
    return both === undefined ? values : { ...values, name: both }
  }
}
