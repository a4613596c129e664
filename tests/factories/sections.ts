import { expect } from 'vitest'
import type { AnyResource } from '../../openapi/resource.ts'
import { anyResources, sectionResources } from '../../openapi/resources/registry.ts'
import type { SectionKey } from '../../openapi/schemas/profile.ts'
import type { TestApp } from '../setup/app.ts'
import { pdf } from './documents.ts'
import type { Person } from './people.ts'
import { fileForm, uploadPicture } from './pictures.ts'

type Values = Record<string, unknown>
/** Keys that the lists have. */
const KEYS: Readonly<Record<string, string>> = {
  countries: 'ET',
  platforms: 'linkedin',
  'employment-types': 'full-time',
  'location-types': 'on-site',
}
const CHOICES: Readonly<Record<string, string>> = {
  published_works: 'published',
  services: 'available',
  products: 'in_stock',
}

export const resourceOf = (key: SectionKey): AnyResource => anyResources[sectionResources[key].name]

/** A document staged for the person's account. */
export async function uploadDocument(app: TestApp, as: Person): Promise<{ readonly id: string; readonly url: string }> {
  const { status, body } = await app.call<{ readonly id: string; readonly url: string }>('POST', '/files/documents', {
    as,
    body: fileForm(pdf('Paper'), 'paper.pdf', 'application/pdf'),
  })
  if (status !== 201) throw new Error(`A document was not taken: ${JSON.stringify(body)}`)
  return body
}

let count = 0
/**
 * A valid body of an entry of a section with every field filled and every file of its own. `mark` stands in each of its
 * texts.
 */
export async function sectionBody(app: TestApp, as: Person, key: SectionKey, mark: string): Promise<Values> {
  const dates = ['2014-09-15', '2018-07-01']
  const body: Values = { visible: true }
  count += 1
  for (const [field, of] of Object.entries(resourceOf(key).fields)) {
    if (of.kind === 'localized' || of.kind === 'localized-long')
      body[field] = { en: `${mark} ${field} words in english`, am: `${mark} ${field} ቃላት በአማርኛ ቋንቋ` }
    else if (of.kind === 'rich-text')
      body[field] = { en: [{ type: 'paragraph', text: [{ text: `${mark} ${field} words in english` }] }] }
    else if (of.kind === 'date') body[field] = dates.shift()
    else if (of.kind === 'known') body[field] = null
    else if (of.kind === 'number' || of.kind === 'rating') body[field] = 4
    else if (of.kind === 'switch') body[field] = false
    else if (of.kind === 'money') body[field] = { amount: 1200, currency: 'ETB' }
    else if (of.kind === 'reference') body[field] = KEYS[of.list]
    else if (of.kind === 'choice') body[field] = CHOICES[key]
    else if (of.kind === 'address') body[field] = `https://${mark}.example.com/${field}/${count}`
    else if (of.kind === 'addresses') body[field] = [`https://${mark}.example.com/${field}/${count}`]
    else if (of.kind === 'picture') body[field] = (await uploadPicture(app, as)).id
    else if (of.kind === 'pictures')
      body[field] = [(await uploadPicture(app, as)).id, (await uploadPicture(app, as)).id]
    else if (of.kind === 'document') body[field] = (await uploadDocument(app, as)).id
    else body[field] = field === 'doi' ? `10.5555/${mark}.${count}` : `${mark} ${field}`
  }
  return body
}

/** An entry of a section, kept by its owner's call. */
export async function sectionEntry(
  app: TestApp,
  as: Person,
  key: SectionKey,
  over: Values = {},
  mark = `entry${count}`,
): Promise<Values> {
  const { status, body } = await app.call<Values>('POST', resourceOf(key).path, {
    as,
    body: { ...(await sectionBody(app, as, key, mark)), ...over },
  })
  expect(status, `${key} ${JSON.stringify(body)}`).toBe(201)
  return body
}

/** What an edit of an entry sends: its row without what the server adds. */
export const bodyOf = ({
  id: _id,
  position: _position,
  created_at: _created,
  updated_at: _updated,
  files: _files,
  ...body
}: Values): Values => body

/** The files that an entry names. */
export const filesOf = (key: SectionKey, entry: Values): readonly string[] =>
  Object.entries(resourceOf(key).fields).flatMap(([field, of]) => {
    const value = entry[field]
    if (of.kind === 'pictures') return value as string[]
    return (of.kind === 'picture' || of.kind === 'document') && typeof value === 'string' ? [value] : []
  })
