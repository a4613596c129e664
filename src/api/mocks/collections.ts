import { Collection } from '@mswjs/data'
import { companySize } from '../../../openapi/resources/company-size.ts'
import { education } from '../../../openapi/resources/education.ts'
import { infoSource } from '../../../openapi/resources/info-source.ts'
import { skill } from '../../../openapi/resources/skill.ts'
import { requisition } from '../../../openapi/schemas/job-offer.ts'
import { section } from '../../../openapi/schemas/profile.ts'
import { sessionRow } from '../../../openapi/schemas/session.ts'
import { companySizeRows, educationRows, infoSourceRows, requisitionRows, sectionRows, sessionRows, skillRows } from './samples.ts'

/** The rows that mocks list and change; their schemas are the contract's own. */
export const educations = new Collection({ schema: education.row })
export const skills = new Collection({ schema: skill.row })
export const companySizes = new Collection({ schema: companySize.row })
export const infoSources = new Collection({ schema: infoSource.row })
export const requisitions = new Collection({ schema: requisition })
export const sections = new Collection({ schema: section })
export const sessions = new Collection({ schema: sessionRow })

/** Puts the sample rows back as they were; before each story. */
export async function seed(): Promise<void> {
  for (const collection of [educations, skills, companySizes, infoSources, requisitions, sections, sessions]) collection.clear()
  await educations.createMany(educationRows.length, (i) => educationRows[i]!)
  await skills.createMany(skillRows.length, (i) => skillRows[i]!)
  await companySizes.createMany(companySizeRows.length, (i) => companySizeRows[i]!)
  await infoSources.createMany(infoSourceRows.length, (i) => infoSourceRows[i]!)
  await requisitions.createMany(requisitionRows.length, (i) => requisitionRows[i]!)
  await sections.createMany(sectionRows.length, (i) => sectionRows[i]!)
  await sessions.createMany(sessionRows.length, (i) => sessionRows[i]!)
}
