import type { AnyResource } from '../resource.ts'
import type { SectionKey } from '../schemas/profile.ts'
import { about } from './about.ts'
import { companySize } from './company-size.ts'
import { education } from './education.ts'
import { experience } from './experience.ts'
import { fieldOfStudy } from './field-of-study.ts'
import { hobby } from './hobby.ts'
import { infoSource } from './info-source.ts'
import { licence } from './licence.ts'
import { personSkill } from './person-skill.ts'
import { product } from './product.ts'
import { publishedWork } from './published-work.ts'
import { service } from './service.ts'
import { skill } from './skill.ts'
import { socialMedia } from './social-media.ts'
import { teamMember } from './team-member.ts'
import { testimonial } from './testimonial.ts'

/** Every collection that the engine in `server/resources` serves, by name. */
export const resources = {
  about,
  socialMedia,
  education,
  experience,
  publishedWork,
  personSkill,
  testimonial,
  service,
  product,
  teamMember,
  hobby,
  licence,
  skill,
  fieldOfStudy,
  companySize,
  infoSource,
} as const
export type ResourceName = keyof typeof resources
/** The same, for code that works with any collection. */
export const anyResources: Readonly<Record<ResourceName, AnyResource>> = resources as unknown as Record<ResourceName, AnyResource>

/** The collection behind each section of a person's site, card and resume. */
export const sectionResources = {
  about,
  social_media: socialMedia,
  education,
  experience,
  published_works: publishedWork,
  skills: personSkill,
  testimonials: testimonial,
  services: service,
  products: product,
  team: teamMember,
  hobbies: hobby,
} as const satisfies Record<SectionKey, unknown>
