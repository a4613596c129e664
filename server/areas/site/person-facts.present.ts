import { HOME_COUNTRY, type ReferenceList } from '../../../openapi/schemas/reference.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Fact } from '../../../src/documents/site-data.ts'
import { audienceOf, maySee, type Looker } from '../../kernel/audience.ts'
import { named, spoken, type NameOf } from './section-entry.present.ts'
import type { Face } from './site.queries.ts'

/** The personal details that `looker` may see, in the order of the form, and then salary and employment status. */
export function presentFacts(face: Face, looker: Looker, nameOf: NameOf): readonly Fact[] {
  const { details } = face
  const inLists = details?.country === HOME_COUNTRY
  const listed = (list: ReferenceList, key: string): Localized => named(list, key, nameOf).name
  const place = (list: ReferenceList, text: string): Localized => (inLists && nameOf(list, text)) || spoken(text)
  const personal: readonly Fact[] = details
    ? [
        { key: 'birth_date', date: details.birthDate },
        { key: 'sex', text: listed('sexes', details.sex) },
        { key: 'nationality', text: listed('countries', details.nationality) },
        { key: 'blood_group', text: listed('blood-groups', details.bloodGroup) },
        { key: 'marital_status', text: listed('marital-statuses', details.maritalStatus) },
        { key: 'religion', text: listed('religions', details.religion) },
        { key: 'country', text: listed('countries', details.country) },
        { key: 'region', text: place('regions', details.region) },
        { key: 'zone', text: place('zones', details.zone) },
        { key: 'woreda', text: place('woredas', details.woreda) },
        ...(details.kebele === null ? [] : [{ key: 'kebele', text: spoken(details.kebele) } as const]),
        { key: 'location', text: details.location },
      ]
    : []
  const working: readonly Fact[] = [
    ...(face.salary === null ? [] : [{ key: 'salary', range: face.salary } as const]),
    ...(face.employmentStatus === null
      ? []
      : [{ key: 'employment_status', text: listed('employment-statuses', face.employmentStatus) } as const]),
  ]
  return [
    ...personal.filter((fact) => maySee(audienceOf(face.userAudiences, fact.key), looker)),
    ...working.filter((fact) => maySee(audienceOf(face.accountAudiences, fact.key), looker)),
  ]
}
