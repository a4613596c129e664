import { Collection } from '@mswjs/data'
import type { z } from 'zod'
import { contractKindOf, relationsOf } from '../../../openapi/field-kinds.ts'
import { isOptional } from '../../../openapi/fields.ts'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { section } from '../../../openapi/schemas/profile.ts'
import { PUBLISHING_STATUSES, type PublishingState } from '../../../openapi/schemas/publishing.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { sessionRow } from '../../../openapi/schemas/session.ts'
import { seedAdministration } from './administration.ts'
import { seedFollowers } from './company.ts'
import * as facts from './fact-samples.ts'
import { licenceRows } from './company-samples.ts'
import { seedNotifications } from './notifications.ts'
import { jobSectorRows, jobTitleRows } from './job-posting-samples.ts'
import { seedJobAlerts } from './job-alerts.ts'
import { seedReviews } from './applicant-reviews.ts'
import { seedLetterSettings } from './letter-settings.ts'
import { seedLetterRequests } from './letter-requests.ts'
import { seedLetters } from './letters.ts'
import { seedProcesses } from './hiring-processes.ts'
import { seedInterviews } from './interviews.ts'
import { seedConversations } from './conversations.ts'
import { seedApplications } from './job-applications.ts'
import { seedPostings } from './job-postings.ts'
import { seedOffers } from './offers.ts'
import { referenceRows } from './reference-samples.ts'
import { companySizeRows, educationRows, infoSourceRows, skillRows } from './collection-samples.ts'
import { named, stamp } from './sample-ids.ts'
import { sectionRows } from './profile-samples.ts'
import { sessionRows } from './user-samples.ts'
import { tierRows } from './plan-samples.ts'
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
  summary: facts.summaryRows,
  spokenLanguage: facts.spokenLanguageRows,
  certificate: facts.certificateRows,
  project: facts.projectRows,
  award: facts.awardRows,
  volunteering: facts.volunteeringRows,
  course: facts.courseRows,
  referee: facts.refereeRows,
  skill: skillRows,
  jobSector: jobSectorRows,
  jobTitle: jobTitleRows,
  fieldOfStudy: named(6, [
    ['Civil engineering', 'ሲቪል ምህንድስና'],
    ['Hydraulic engineering', 'ሃይድሮሊክ ምህንድስና'],
    ['Nursing', 'ነርሲንግ'],
  ]),
  companySize: companySizeRows,
  infoSource: infoSourceRows,
  tier: tierRows,
}
/** The first of the groups of sample ids that no written row has. */
const MADE = 60
const names = Object.keys(anyResources) as ResourceName[]
interface Stamped {
  readonly id: string
}
/** The first is a draft, the second waits for its time, the third is out. */
function published(n: number): { readonly active: boolean; readonly publishing: PublishingState } {
  const status = PUBLISHING_STATUSES[n % PUBLISHING_STATUSES.length] ?? 'draft'
  return {
    active: status === 'published',
    publishing: {
      status,
      publish_at: status === 'scheduled' ? '2027-01-04T06:00:00.000Z' : null,
      published_at: status === 'published' ? '2026-09-01T06:00:00.000Z' : null,
    },
  }
}
function sampleRow(name: ResourceName, n: number): Stamped {
  const { owner, fields, publishing } = anyResources[name]
  const dates = ['2019-09-12', '2021-07-07']
  const source = {
    n: n + 1,
    dates,
    keyOf: (list: ReferenceList) => referenceRows[list][0]?.key ?? '',
    rowOf: (to: ResourceName) => samplesOf(to)[0]?.id ?? null,
  }
  const values = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      contractKindOf(field.kind).sample(field, { ...source, name: key }),
    ]),
  )
  const related = relationsOf(fields).map(([key, { to }]) => [values[key], { name: nameOf(to, samplesOf(to)[0]) }])
  return {
    ...stamp(MADE + names.indexOf(name), n),
    [owner === 'account' ? 'visible' : 'active']: true,
    ...(publishing ? published(n) : {}),
    ...values,
    ...(related.length > 0 ? { related: Object.fromEntries(related) as object } : {}),
  }
}
/** Nothing in each field that may be empty: what a written row does not say. */
const blanksOf = (name: ResourceName) =>
  Object.fromEntries(
    Object.entries(anyResources[name].fields).flatMap(([key, field]) => (isOptional(field) ? [[key, null]] : [])),
  )
const samplesOf = (name: ResourceName): readonly Stamped[] =>
  written[name]?.map((row) => ({ ...blanksOf(name), ...row }) as unknown as Stamped) ??
  [0, 1, 2].map((n) => sampleRow(name, n))
const nameOf = (name: ResourceName, row: object | undefined): unknown =>
  (row as Readonly<Record<string, unknown>> | undefined)?.[anyResources[name].columns[0] ?? '']

/** The rows of every collection that mocks list and change; their schemas are the contract's own. */
export const entries = Object.fromEntries(
  Object.values(anyResources).map((resource) => [resource.name, new Collection({ schema: resource.row })]),
) as unknown as Readonly<Record<ResourceName, Collection<z.ZodObject>>>
export const sections = new Collection({ schema: section })
export const sessions = new Collection({ schema: sessionRow })

/** Puts the sample rows back as they were; before each story. */
export async function seed(): Promise<void> {
  await seedStructure()
  await seedOffers()
  seedConversations()
  await seedApplications()
  seedJobAlerts()
  seedReviews()
  await seedProcesses()
  seedLetterSettings()
  seedLetters()
  seedLetterRequests()
  seedInterviews()
  await seedPostings()
  await seedNotifications()
  await seedFollowers()
  await seedAdministration()
  for (const name of names) {
    const sample = samplesOf(name)
    entries[name].clear()
    await entries[name].createMany(sample.length, (i) => sample[i] as unknown as Record<string, unknown>)
  }
  sections.clear()
  sessions.clear()
  await sections.createMany(sectionRows.length, (i) => sectionRows[i]!)
  await sessions.createMany(sessionRows.length, (i) => sessionRows[i]!)
}
