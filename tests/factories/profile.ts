import { expect } from 'vitest'
import type { Audience } from '../../openapi/schemas/primitives.ts'
import { audiencesFor, PERSONAL_FIELDS, SETUP_FIELDS } from '../../openapi/schemas/profile.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'
import { uploadPicture } from './pictures.ts'

type Values = Record<string, unknown>
const without = (values: Values, ...keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
async function read(app: TestApp, as: Person, path: string): Promise<Values> {
  const { status, body } = await app.call<Values>('GET', path, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** A person's details, of someone who lives in Ethiopia. */
export const sampleDetails = {
  birth_date: '1990-04-12',
  sex: 'female',
  nationality: 'ET',
  blood_group: 'O+',
  marital_status: 'single',
  religion: 'ethiopian-orthodox',
  country: 'ET',
  region: 'addis-ababa',
  zone: 'bole',
  woreda: 'Woreda 3',
  kebele: 'Kebele 12',
  location: { en: 'Near the airport', am: 'ከአየር ማረፊያው አጠገብ' },
} as const

/** What `PUT /personal/detail` takes: the person as they are, with details, and what is changed. */
export async function detailBody(app: TestApp, as: Person, over: Values = {}): Promise<Values> {
  const now = without(await read(app, as, '/personal/detail'), 'email', 'phone_number')
  return { ...now, ...(now['audiences'] === null ? {} : { details: now['details'] ?? sampleDetails }), ...over }
}

/** What `PUT /account/setup` takes: the account as it is, with a hobby and two new pictures, and what is changed. */
export async function setupBody(app: TestApp, as: Person, over: Values = {}): Promise<Values> {
  const now = without(await read(app, as, '/account/setup'), 'username', 'photo', 'cover')
  await app.call('POST', '/hobbies', { as, body: { name: { en: 'Hiking' }, visible: true } })
  return {
    ...now,
    photo_id: now['photo_id'] ?? (await uploadPicture(app, as)).id,
    cover_id: now['cover_id'] ?? (await uploadPicture(app, as)).id,
    ...over,
  }
}

/** Every field for the same readers, as far as the field may be for them. */
export function everyField(audience: readonly Audience[]) {
  const all = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, audiencesFor(field).filter((one) => audience.includes(one))]))
  return { personal: all(PERSONAL_FIELDS), setup: all(SETUP_FIELDS) }
}
