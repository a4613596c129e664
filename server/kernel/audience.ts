import type { z } from 'zod'
import { AUDIENCES, type Audience } from '../../openapi/schemas/primitives.ts'
import {
  PERSONAL_FIELDS,
  SECTIONS,
  sectionsOf,
  SETUP_FIELDS,
  type AudienceField,
  type PersonalField,
  type SectionKey,
  type SetupField,
  type SiteKind,
} from '../../openapi/schemas/profile.ts'
import type { viewAs } from '../../openapi/schemas/site.ts'

/** The reader: one of the audiences, or `me` for the owner. */
export type Looker = z.output<typeof viewAs>
export type StoredAudiences = Readonly<Partial<Record<string, readonly Audience[]>>>

/**
 * The default audience of each field (decision 070). Private phone and email are not on the site, which anyone can
 * find, but on the card, which people hand over themselves, and in applications. Work contact is entered in order to be
 * found. Sex and photo are not shown to employers, because they should not count in hiring.
 */
export const FIELD_DEFAULTS: Readonly<Record<AudienceField, readonly Audience[]>> = {
  phone_number: ['card', 'resume', 'employer'],
  email: ['card', 'resume', 'employer'],
  birth_date: [],
  sex: ['resume'],
  nationality: ['resume', 'employer'],
  blood_group: [],
  marital_status: [],
  religion: [],
  country: AUDIENCES,
  region: AUDIENCES,
  zone: ['resume', 'employer'],
  woreda: ['resume', 'employer'],
  kebele: [],
  location: AUDIENCES,
  headline: AUDIENCES,
  bio: AUDIENCES,
  photo: ['site', 'card', 'resume'],
  cover: ['site'],
  nickname: ['site', 'card'],
  job_title: AUDIENCES,
  work_email: AUDIENCES,
  work_phone_number: AUDIENCES,
  salary: [],
  employment_status: [],
}
/** The defaults of a section until its owner changes them. */
export const SECTION_DEFAULTS = { visible: true, audience: AUDIENCES } as const satisfies {
  visible: boolean
  audience: readonly Audience[]
}

/** The audience of one field: the chosen one or its default. Returns a new array, which an answer may contain. */
export const audienceOf = (stored: StoredAudiences, field: AudienceField): Audience[] => [
  ...(stored[field] ?? FIELD_DEFAULTS[field]),
]

const all = <F extends AudienceField>(fields: readonly F[], stored: StoredAudiences) =>
  Object.fromEntries(fields.map((field) => [field, audienceOf(stored, field)])) as Record<F, Audience[]>
/** The audiences of a user's personal fields. */
export const personalAudiences = (stored: StoredAudiences): Record<PersonalField, Audience[]> =>
  all(PERSONAL_FIELDS, stored)
/** The audiences of an account's own fields. */
export const setupAudiences = (stored: StoredAudiences): Record<SetupField, Audience[]> => all(SETUP_FIELDS, stored)

/** May the reader see something with this audience? The owner may always. */
export const maySee = (audience: readonly Audience[], looker: Looker): boolean =>
  looker === 'me' || audience.includes(looker)

/** The settings of one section of an account; `version` is 1 if nothing is stored. */
export interface Arrangement {
  readonly key: SectionKey
  readonly visible: boolean
  readonly audience: readonly Audience[]
  readonly position: number
  readonly version: number
}

/**
 * Every section that this kind of account has, in order, from the stored rows and the defaults of the others. `order` is
 * the one that the site was opened with; null: the application's own.
 */
export function arrange(
  stored: readonly Arrangement[],
  kind: SiteKind,
  order: readonly string[] | null,
): readonly Arrangement[] {
  const known = new Map(stored.map((row) => [row.key, row]))
  // A section that came to the application later stands behind the others.
  const own = sectionsOf(kind)
  const placeOf = (key: SectionKey) => (order?.includes(key) ? order.indexOf(key) : SECTIONS.length + own.indexOf(key))
  return own
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((key, position): Arrangement => known.get(key) ?? { key, ...SECTION_DEFAULTS, position, version: 1 })
    .toSorted((a, b) => a.position - b.position)
}
