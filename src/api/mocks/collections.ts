import { Collection } from '@mswjs/data'
import type { z } from 'zod'
import { contractKindOf } from '../../../openapi/field-kinds.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { section } from '../../../openapi/schemas/profile.ts'
import { sessionRow } from '../../../openapi/schemas/session.ts'
import { seedAdministration } from './administration.ts'
import { seedFollowers } from './company.ts'
import { licenceRows } from './company-samples.ts'
import { seedNotifications } from './notifications.ts'
import { seedOffers } from './offers.ts'
import { referenceRows } from './reference-samples.ts'
import { companySizeRows, educationRows, infoSourceRows, named, sectionRows, sessionRows, skillRows, stamp } from './samples.ts'
import * as rows from './section-samples.ts'
import { seedStructure } from './structure.ts'

/** Rows that look like people's own; other collections have samples made of their fields. */
const written: Partial<Readonly<Record<ResourceName, readonly object[]>>> = {
  about: rows.aboutRows,
  socialMedia: rows.socialMediaRows,
  education: educationRows,
  experience: rows.experienceRows,
  publishedWork: rows.publishedWorkRows,
  personSkill: rows.personSkillRows,
  testimonial: rows.testimonialRows,
  service: rows.serviceRows,
  product: rows.productRows,
  teamMember: rows.teamMemberRows,
  hobby: rows.hobbyRows,
  licence: licenceRows,
  skill: skillRows,
  fieldOfStudy: named(6, [
    ['Civil engineering', 'ሲቪል ምህንድስና'],
    ['Hydraulic engineering', 'ሃይድሮሊክ ምህንድስና'],
    ['Nursing', 'ነርሲንግ'],
  ]),
  companySize: companySizeRows,
  infoSource: infoSourceRows,
}
/** The first of the groups of sample ids that no written row has. */
const MADE = 60
const sampleRow = (resource: AnyResource, group: number, n: number): object => {
  const dates = ['2019-09-12', '2021-07-07']
  const values = Object.entries(resource.fields).map(
    ([name, field]) => [name, contractKindOf(field.kind).sample(field, { n: n + 1, name, dates, keyOf: (list) => referenceRows[list][0]?.key ?? '' })] as const,
  )
  return { ...stamp(group, n), [resource.owner === 'account' ? 'visible' : 'active']: true, ...Object.fromEntries(values) }
}

/** The rows of every collection that mocks list and change; their schemas are the contract's own. */
export const entries = Object.fromEntries(Object.values(anyResources).map((resource) => [resource.name, new Collection({ schema: resource.row })])) as unknown as Readonly<
  Record<ResourceName, Collection<z.ZodObject>>
>
export const sections = new Collection({ schema: section })
export const sessions = new Collection({ schema: sessionRow })

/** Puts the sample rows back as they were; before each story. */
export async function seed(): Promise<void> {
  await seedStructure()
  await seedOffers()
  await seedNotifications()
  await seedFollowers()
  await seedAdministration()
  for (const [at, name] of (Object.keys(anyResources) as ResourceName[]).entries()) {
    const sample = written[name] ?? [0, 1, 2].map((n) => sampleRow(anyResources[name], MADE + at, n))
    entries[name].clear()
    await entries[name].createMany(sample.length, (i) => sample[i] as Record<string, unknown>)
  }
  sections.clear()
  sessions.clear()
  await sections.createMany(sectionRows.length, (i) => sectionRows[i]!)
  await sessions.createMany(sessionRows.length, (i) => sessionRows[i]!)
}
