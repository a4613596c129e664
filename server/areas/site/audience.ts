import type { z } from 'zod'
import { AUDIENCES, type Audience } from '../../../openapi/schemas/primitives.ts'
import { SECTIONS, type AudienceField, type SectionKey, type viewAs } from '../../../openapi/schemas/profile.ts'

/** Who looks: one of the audiences, or the owner alone. */
export type Looker = z.output<typeof viewAs>
export type StoredAudiences = Readonly<Partial<Record<string, readonly Audience[]>>>

/**
 * Who sees a field until its owner chooses. Phone and e-mail stay off the page that anyone may find, and stand on the card, which a
 * person hands over, and in what they send to employers. A photo is kept from hiring screens, where it should not count.
 */
export const FIELD_DEFAULTS: Readonly<Record<AudienceField, readonly Audience[]>> = {
  phone_number: ['card', 'resume', 'employer'],
  email: ['card', 'resume', 'employer'],
  headline: AUDIENCES,
  bio: AUDIENCES,
  photo: ['site', 'card', 'resume'],
}
/** How a section stands until its owner arranges it. */
export const SECTION_DEFAULTS = { visible: true, audience: AUDIENCES } as const satisfies { visible: boolean; audience: readonly Audience[] }

/** The audience of one field: as chosen, or its default. A new list, free to travel in an answer. */
export const audienceOf = (stored: StoredAudiences, field: AudienceField): Audience[] => [...(stored[field] ?? FIELD_DEFAULTS[field])]

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

/** Every section of a person in its order, from the rows that are stored and the defaults of the others. */
export function arrange(stored: readonly Arrangement[]): readonly Arrangement[] {
  const known = new Map(stored.map((row) => [row.key, row]))
  return SECTIONS.map((key, position): Arrangement => known.get(key) ?? { key, ...SECTION_DEFAULTS, position, version: 1 }).toSorted((a, b) => a.position - b.position)
}
