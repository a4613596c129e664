import type { Operation } from '../define.ts'
import { resources } from '../resources/registry.ts'
import { administrationOperations } from './administration.ts'
import { companyOperations } from './company.ts'
import { notificationOperations } from './notifications.ts'
import { offerOperations } from './offers.ts'
import { profileOperations } from './profile.ts'
import { referenceOperations } from './reference.ts'
import { sessionOperations } from './session.ts'
import { structureOperations } from './structure.ts'
import { systemOperations } from './system.ts'

/** Each area's table. An operation id may stand in one of them only; a test refuses a second. */
export const areas = {
  system: systemOperations,
  session: sessionOperations,
  offers: offerOperations,
  profile: profileOperations,
  reference: referenceOperations,
  company: companyOperations,
  structure: structureOperations,
  notifications: notificationOperations,
  administration: administrationOperations,
  abouts: resources.about.operations,
  socialMedias: resources.socialMedia.operations,
  educations: resources.education.operations,
  experiences: resources.experience.operations,
  publishedWorks: resources.publishedWork.operations,
  personSkills: resources.personSkill.operations,
  testimonials: resources.testimonial.operations,
  services: resources.service.operations,
  products: resources.product.operations,
  teamMembers: resources.teamMember.operations,
  hobbies: resources.hobby.operations,
  licences: resources.licence.operations,
  skills: resources.skill.operations,
  fieldsOfStudy: resources.fieldOfStudy.operations,
  companySizes: resources.companySize.operations,
  infoSources: resources.infoSource.operations,
} as const

/** Every call of the API by its id. */
export const operations = {
  ...systemOperations,
  ...sessionOperations,
  ...offerOperations,
  ...profileOperations,
  ...referenceOperations,
  ...companyOperations,
  ...structureOperations,
  ...notificationOperations,
  ...administrationOperations,
  ...resources.about.operations,
  ...resources.socialMedia.operations,
  ...resources.education.operations,
  ...resources.experience.operations,
  ...resources.publishedWork.operations,
  ...resources.personSkill.operations,
  ...resources.testimonial.operations,
  ...resources.service.operations,
  ...resources.product.operations,
  ...resources.teamMember.operations,
  ...resources.hobby.operations,
  ...resources.licence.operations,
  ...resources.skill.operations,
  ...resources.fieldOfStudy.operations,
  ...resources.companySize.operations,
  ...resources.infoSource.operations,
} as const
export type Operations = typeof operations
export type OperationId = keyof Operations
/** The same, for code that treats all alike. */
export const anyOperations: Readonly<Record<OperationId, Operation>> = operations
