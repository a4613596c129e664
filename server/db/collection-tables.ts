// Generated from openapi/resources by `npm run contract`. Do not edit.
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { about } from '../../openapi/resources/about.ts'
import { award } from '../../openapi/resources/award.ts'
import { blog } from '../../openapi/resources/blog.ts'
import { certificate } from '../../openapi/resources/certificate.ts'
import { course } from '../../openapi/resources/course.ts'
import { education } from '../../openapi/resources/education.ts'
import { experience } from '../../openapi/resources/experience.ts'
import { feature } from '../../openapi/resources/feature.ts'
import { heroSection } from '../../openapi/resources/hero-section.ts'
import { hobby } from '../../openapi/resources/hobby.ts'
import { licence } from '../../openapi/resources/licence.ts'
import { personSkill } from '../../openapi/resources/person-skill.ts'
import { product } from '../../openapi/resources/product.ts'
import { project } from '../../openapi/resources/project.ts'
import { publishedWork } from '../../openapi/resources/published-work.ts'
import { referee } from '../../openapi/resources/referee.ts'
import { service } from '../../openapi/resources/service.ts'
import { siteAbout } from '../../openapi/resources/site-about.ts'
import { siteTestimonial } from '../../openapi/resources/site-testimonial.ts'
import { socialMedia } from '../../openapi/resources/social-media.ts'
import { solution } from '../../openapi/resources/solution.ts'
import { spokenLanguage } from '../../openapi/resources/spoken-language.ts'
import { summary } from '../../openapi/resources/summary.ts'
import { teamMember } from '../../openapi/resources/team-member.ts'
import { testimonial } from '../../openapi/resources/testimonial.ts'
import { userType } from '../../openapi/resources/user-type.ts'
import { volunteering } from '../../openapi/resources/volunteering.ts'
import { experienceExtras, licenceExtras } from './collection-extras.ts'
import { collectionTable } from './collection-table.ts'
import { blogCategories } from './list-tables.ts'
import { accounts, files } from './tables.ts'

export const abouts = collectionTable(about, { account: () => accounts.id })
export const awards = collectionTable(award, { account: () => accounts.id })
export const blogs = collectionTable(blog, {
  file: () => files.id,
  relations: { category_id: (): AnyPgColumn => blogCategories.id },
})
export const certificates = collectionTable(certificate, { account: () => accounts.id, file: () => files.id })
export const courses = collectionTable(course, { account: () => accounts.id })
export const educations = collectionTable(education, { account: () => accounts.id, file: () => files.id })
export const experiences = collectionTable(experience, { account: () => accounts.id }, experienceExtras)
export const features = collectionTable(feature, {
  relations: { solution_id: (): AnyPgColumn => solutions.id, user_type_id: (): AnyPgColumn => userTypes.id },
})
export const heroSections = collectionTable(heroSection, {
  file: () => files.id,
  relations: { user_type_id: (): AnyPgColumn => userTypes.id },
})
export const hobbies = collectionTable(hobby, { account: () => accounts.id })
export const licences = collectionTable(licence, { account: () => accounts.id, file: () => files.id }, licenceExtras)
export const personSkills = collectionTable(personSkill, { account: () => accounts.id })
export const products = collectionTable(product, { account: () => accounts.id })
export const projects = collectionTable(project, { account: () => accounts.id })
export const publishedWorks = collectionTable(publishedWork, { account: () => accounts.id, file: () => files.id })
export const referees = collectionTable(referee, { account: () => accounts.id })
export const services = collectionTable(service, { account: () => accounts.id })
export const siteAbouts = collectionTable(siteAbout, { file: () => files.id })
export const siteTestimonials = collectionTable(siteTestimonial, {
  file: () => files.id,
  relations: { user_type_id: (): AnyPgColumn => userTypes.id },
})
export const socialMedias = collectionTable(socialMedia, { account: () => accounts.id })
export const solutions = collectionTable(solution, {
  file: () => files.id,
  relations: { user_type_id: (): AnyPgColumn => userTypes.id },
})
export const spokenLanguages = collectionTable(spokenLanguage, { account: () => accounts.id })
export const summaries = collectionTable(summary, { account: () => accounts.id })
export const teamMembers = collectionTable(teamMember, { account: () => accounts.id, file: () => files.id })
export const testimonials = collectionTable(testimonial, { account: () => accounts.id, file: () => files.id })
export const userTypes = collectionTable(userType, { file: () => files.id })
export const volunteerings = collectionTable(volunteering, { account: () => accounts.id })
