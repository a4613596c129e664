import type { z } from 'zod'
import { AUDIENCES, type Audience } from '../../../openapi/schemas/primitives.ts'
import {
  PERSONAL_FIELDS,
  sectionsOf,
  SETUP_FIELDS,
  type AudienceField,
  type PersonalField,
  type SectionKey,
  type SetupField,
  type SiteKind,
} from '../../../openapi/schemas/profile.ts'
import type { viewAs } from '../../../openapi/schemas/site.ts'

/** Who looks: one of the audiences, or the owner alone. */
export type Looker = z.output<typeof viewAs>
export type StoredAudiences = Readonly<Partial<Record<string, readonly Audience[]>>>

/**
 * Who sees a field until its owner chooses. Phone and e-mail stay off the page that anyone may find, and stand on the card, which a
 * person hands over, and in what they send to employers; what is entered as contact at work is there to be found. Sex and photo are
 * kept from hiring screens, where they should not count. What is nobody's business is for the owner alone.
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
/** How a section stands until its owner arranges it. */
export const SECTION_DEFAULTS = { visible: true, audience: AUDIENCES } as const satisfies { visible: boolean; audience: readonly Audience[] }

/** The audience of one field: as chosen, or its default. A new list, free to travel in an answer. */
export const audienceOf = (stored: StoredAudiences, field: AudienceField): Audience[] => [...(stored[field] ?? FIELD_DEFAULTS[field])]

const all = <F extends AudienceField>(fields: readonly F[], stored: StoredAudiences) =>
  Object.fromEntries(fields.map((field) => [field, audienceOf(stored, field)])) as Record<F, Audience[]>
/** The audiences of a user's personal fields. */
export const personalAudiences = (stored: StoredAudiences): Record<PersonalField, Audience[]> => all(PERSONAL_FIELDS, stored)
/** The audiences of an account's own fields. */
export const setupAudiences = (stored: StoredAudiences): Record<SetupField, Audience[]> => all(SETUP_FIELDS, stored)

/** The one question of who sees what. The owner sees everything that is not hidden altogether. */
export const maySee = (audience: readonly Audience[], looker: Looker): boolean => looker === 'me' || audience.includes(looker)

/** How an account arranges one section; `version` 1 when nothing is stored. */
export interface Arrangement {
  readonly key: SectionKey
  readonly visible: boolean
  readonly audience: readonly Audience[]
  readonly position: number
  readonly version: number
}

/** Every section that an account of a kind has, in its order, from the rows that are stored and the defaults of the others. */
export function arrange(stored: readonly Arrangement[], kind: SiteKind): readonly Arrangement[] {
  const known = new Map(stored.map((row) => [row.key, row]))
  return sectionsOf(kind)
    .map((key, position): Arrangement => known.get(key) ?? { key, ...SECTION_DEFAULTS, position, version: 1 })
    .toSorted((a, b) => a.position - b.position)
}
