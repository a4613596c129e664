import { Collection } from '@mswjs/data'
import { resources } from '../../../openapi/resources/registry.ts'
import { section } from '../../../openapi/schemas/profile.ts'
import { sessionRow } from '../../../openapi/schemas/session.ts'
import { seedAdministration } from './administration.ts'
import { seedFollowers } from './company.ts'
import { licenceRows } from './company-samples.ts'
import { companySizeRows, educationRows, infoSourceRows, named, sectionRows, sessionRows, skillRows } from './samples.ts'
import * as rows from './section-samples.ts'
import { seedNotifications } from './notifications.ts'
import { seedOffers } from './offers.ts'
import { seedStructure } from './structure.ts'

const fieldOfStudyRows = named(6, [
  ['Civil engineering', 'ሲቪል ምህንድስና'],
  ['Hydraulic engineering', 'ሃይድሮሊክ ምህንድስና'],
  ['Nursing', 'ነርሲንግ'],
])

/** The rows that mocks list and change; their schemas are the contract's own. */
export const abouts = new Collection({ schema: resources.about.row })
export const socialMedias = new Collection({ schema: resources.socialMedia.row })
export const educations = new Collection({ schema: resources.education.row })
export const experiences = new Collection({ schema: resources.experience.row })
export const publishedWorks = new Collection({ schema: resources.publishedWork.row })
export const personSkills = new Collection({ schema: resources.personSkill.row })
export const testimonials = new Collection({ schema: resources.testimonial.row })
export const services = new Collection({ schema: resources.service.row })
export const products = new Collection({ schema: resources.product.row })
export const teamMembers = new Collection({ schema: resources.teamMember.row })
export const hobbies = new Collection({ schema: resources.hobby.row })
export const licences = new Collection({ schema: resources.licence.row })
export const skills = new Collection({ schema: resources.skill.row })
export const fieldsOfStudy = new Collection({ schema: resources.fieldOfStudy.row })
export const companySizes = new Collection({ schema: resources.companySize.row })
export const infoSources = new Collection({ schema: resources.infoSource.row })
export const sections = new Collection({ schema: section })
export const sessions = new Collection({ schema: sessionRow })

/** Puts the sample rows back as they were; before each story. */
export async function seed(): Promise<void> {
  await seedStructure()
  await seedOffers()
  await seedNotifications()
  await seedFollowers()
  await seedAdministration()
  const lists = [abouts, socialMedias, educations, experiences, publishedWorks, personSkills, testimonials, services, products, teamMembers, hobbies]
  for (const collection of [...lists, licences, skills, fieldsOfStudy, companySizes, infoSources, sections, sessions]) collection.clear()
  await abouts.createMany(rows.aboutRows.length, (i) => rows.aboutRows[i]!)
  await socialMedias.createMany(rows.socialMediaRows.length, (i) => rows.socialMediaRows[i]!)
  await educations.createMany(educationRows.length, (i) => educationRows[i]!)
  await experiences.createMany(rows.experienceRows.length, (i) => rows.experienceRows[i]!)
  await publishedWorks.createMany(rows.publishedWorkRows.length, (i) => rows.publishedWorkRows[i]!)
  await personSkills.createMany(rows.personSkillRows.length, (i) => rows.personSkillRows[i]!)
  await testimonials.createMany(rows.testimonialRows.length, (i) => rows.testimonialRows[i]!)
  await services.createMany(rows.serviceRows.length, (i) => rows.serviceRows[i]!)
  await products.createMany(rows.productRows.length, (i) => rows.productRows[i]!)
  await teamMembers.createMany(rows.teamMemberRows.length, (i) => rows.teamMemberRows[i]!)
  await hobbies.createMany(rows.hobbyRows.length, (i) => rows.hobbyRows[i]!)
  await licences.createMany(licenceRows.length, (i) => licenceRows[i]!)
  await skills.createMany(skillRows.length, (i) => skillRows[i]!)
  await fieldsOfStudy.createMany(fieldOfStudyRows.length, (i) => fieldOfStudyRows[i]!)
  await companySizes.createMany(companySizeRows.length, (i) => companySizeRows[i]!)
  await infoSources.createMany(infoSourceRows.length, (i) => infoSourceRows[i]!)
  await sections.createMany(sectionRows.length, (i) => sectionRows[i]!)
  await sessions.createMany(sessionRows.length, (i) => sessionRows[i]!)
}
