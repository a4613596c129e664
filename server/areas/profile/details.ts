import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { HOME_COUNTRY, type ReferenceKey } from '../../../openapi/schemas/reference.ts'
import { personalDetails } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { assertNone, unknownKeys, type Wanted } from '../../kernel/reference-keys.ts'

/** A person's details in the form of the contract. */
export type Details = NonNullable<z.output<typeof personalDetailBody>['details']>

export async function readDetails(db: Readable, userId: string): Promise<Details | null> {
  const [row] = await db.select().from(personalDetails).where(eq(personalDetails.userId, userId))
  if (!row) return null
  return {
    birth_date: row.birthDate,
    sex: row.sex as ReferenceKey,
    nationality: row.nationality as ReferenceKey,
    blood_group: row.bloodGroup as ReferenceKey,
    marital_status: row.maritalStatus as ReferenceKey,
    religion: row.religion as ReferenceKey,
    country: row.country as ReferenceKey,
    region: row.region,
    zone: row.zone,
    woreda: row.woreda,
    kebele: row.kebele,
    location: { ...row.location },
  }
}

/** The fields that hold keys of fixed lists. In Ethiopia these include region and zone (a zone must belong to its region); a woreda can be a key or free text. */
const wantedOf = (details: Details): readonly Wanted[] => [
  { field: 'details.sex', list: 'sexes', key: details.sex },
  { field: 'details.nationality', list: 'countries', key: details.nationality },
  { field: 'details.blood_group', list: 'blood-groups', key: details.blood_group },
  { field: 'details.marital_status', list: 'marital-statuses', key: details.marital_status },
  { field: 'details.religion', list: 'religions', key: details.religion },
  { field: 'details.country', list: 'countries', key: details.country },
  ...(details.country === HOME_COUNTRY
    ? ([
        { field: 'details.region', list: 'regions', key: details.region },
        { field: 'details.zone', list: 'zones', key: details.zone, parent: details.region },
        { field: 'details.woreda', list: 'woredas', key: details.woreda, parent: details.zone, orText: true },
      ] as const)
    : []),
]

/** Replaces all of a person's details. Refuses with errors at the fields whose key is not in its list. */
export async function keepDetails(tx: Tx, userId: string, details: Details): Promise<void> {
  assertNone(await unknownKeys(tx, wantedOf(details)))
  const values = {
    birthDate: details.birth_date,
    sex: details.sex,
    nationality: details.nationality,
    bloodGroup: details.blood_group,
    maritalStatus: details.marital_status,
    religion: details.religion,
    country: details.country,
    region: details.region,
    zone: details.zone,
    woreda: details.woreda,
    kebele: details.kebele,
    location: details.location,
  }
  await tx
    .insert(personalDetails)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: personalDetails.userId, set: values })
}
