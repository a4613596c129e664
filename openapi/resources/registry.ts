// Generated from openapi/resources by `npm run contract`. Do not edit.
import type { AnyResource } from '../resource.ts'
import type { SectionKey } from '../schemas/profile.ts'
import { about } from './about.ts'
import { award } from './award.ts'
import { blogCategory } from './blog-category.ts'
import { blog } from './blog.ts'
import { certificate } from './certificate.ts'
import { companySize } from './company-size.ts'
import { course } from './course.ts'
import { education } from './education.ts'
import { experience } from './experience.ts'
import { faqCategory } from './faq-category.ts'
import { faqSubCategory } from './faq-sub-category.ts'
import { faq } from './faq.ts'
import { feature } from './feature.ts'
import { fieldOfStudy } from './field-of-study.ts'
import { heroSection } from './hero-section.ts'
import { hobby } from './hobby.ts'
import { infoSource } from './info-source.ts'
import { jobSector } from './job-sector.ts'
import { jobTitle } from './job-title.ts'
import { licence } from './licence.ts'
import { personSkill } from './person-skill.ts'
import { policy } from './policy.ts'
import { pricePlan } from './price-plan.ts'
import { product } from './product.ts'
import { project } from './project.ts'
import { publishedWork } from './published-work.ts'
import { referee } from './referee.ts'
import { reservedUsername } from './reserved-username.ts'
import { resumeCategory } from './resume-category.ts'
import { service } from './service.ts'
import { siteAbout } from './site-about.ts'
import { siteSocialMedia } from './site-social-media.ts'
import { siteTestimonial } from './site-testimonial.ts'
import { skillCategory } from './skill-category.ts'
import { skill } from './skill.ts'
import { socialMedia } from './social-media.ts'
import { solution } from './solution.ts'
import { spokenLanguage } from './spoken-language.ts'
import { summary } from './summary.ts'
import { teamMember } from './team-member.ts'
import { templateCategory } from './template-category.ts'
import { testimonial } from './testimonial.ts'
import { tier } from './tier.ts'
import { userType } from './user-type.ts'
import { volunteering } from './volunteering.ts'

/** Every collection that the engine in `server/resources` serves, by name. */
export const resources = {
  about,
  award,
  blogCategory,
  blog,
  certificate,
  companySize,
  course,
  education,
  experience,
  faqCategory,
  faqSubCategory,
  faq,
  feature,
  fieldOfStudy,
  heroSection,
  hobby,
  infoSource,
  jobSector,
  jobTitle,
  licence,
  personSkill,
  policy,
  pricePlan,
  product,
  project,
  publishedWork,
  referee,
  reservedUsername,
  resumeCategory,
  service,
  siteAbout,
  siteSocialMedia,
  siteTestimonial,
  skillCategory,
  skill,
  socialMedia,
  solution,
  spokenLanguage,
  summary,
  teamMember,
  templateCategory,
  testimonial,
  tier,
  userType,
  volunteering,
} as const
export type ResourceName = keyof typeof resources
/** The same, for code that works with any collection. */
export const anyResources: Readonly<Record<ResourceName, AnyResource>> = resources as unknown as Record<
  ResourceName,
  AnyResource
>

/** The collection behind each section of a site, card and resume. */
export const sectionResources = {
  about: about,
  education: education,
  experience: experience,
  hobbies: hobby,
  skills: personSkill,
  products: product,
  published_works: publishedWork,
  services: service,
  social_media: socialMedia,
  team: teamMember,
  testimonials: testimonial,
} as const satisfies Record<SectionKey, unknown>

/** The calls of each collection. */
export const collectionAreas = {
  abouts: about.operations,
  awards: award.operations,
  blogCategories: blogCategory.operations,
  blogs: blog.operations,
  certificates: certificate.operations,
  companySizes: companySize.operations,
  courses: course.operations,
  educations: education.operations,
  experiences: experience.operations,
  faqCategories: faqCategory.operations,
  faqSubCategories: faqSubCategory.operations,
  faqs: faq.operations,
  features: feature.operations,
  fieldsOfStudy: fieldOfStudy.operations,
  heroSections: heroSection.operations,
  hobbies: hobby.operations,
  infoSources: infoSource.operations,
  jobSectors: jobSector.operations,
  jobTitles: jobTitle.operations,
  licences: licence.operations,
  personSkills: personSkill.operations,
  policies: policy.operations,
  pricePlans: pricePlan.operations,
  products: product.operations,
  projects: project.operations,
  publishedWorks: publishedWork.operations,
  referees: referee.operations,
  reservedUsernames: reservedUsername.operations,
  resumeCategories: resumeCategory.operations,
  services: service.operations,
  siteAbouts: siteAbout.operations,
  siteSocialMedias: siteSocialMedia.operations,
  siteTestimonials: siteTestimonial.operations,
  skillCategories: skillCategory.operations,
  skills: skill.operations,
  socialMedias: socialMedia.operations,
  solutions: solution.operations,
  spokenLanguages: spokenLanguage.operations,
  summaries: summary.operations,
  teamMembers: teamMember.operations,
  templateCategories: templateCategory.operations,
  testimonials: testimonial.operations,
  tiers: tier.operations,
  userTypes: userType.operations,
  volunteerings: volunteering.operations,
} as const
/** The calls of all collections by their ids. */
export const collectionOperations = {
  ...about.operations,
  ...award.operations,
  ...blogCategory.operations,
  ...blog.operations,
  ...certificate.operations,
  ...companySize.operations,
  ...course.operations,
  ...education.operations,
  ...experience.operations,
  ...faqCategory.operations,
  ...faqSubCategory.operations,
  ...faq.operations,
  ...feature.operations,
  ...fieldOfStudy.operations,
  ...heroSection.operations,
  ...hobby.operations,
  ...infoSource.operations,
  ...jobSector.operations,
  ...jobTitle.operations,
  ...licence.operations,
  ...personSkill.operations,
  ...policy.operations,
  ...pricePlan.operations,
  ...product.operations,
  ...project.operations,
  ...publishedWork.operations,
  ...referee.operations,
  ...reservedUsername.operations,
  ...resumeCategory.operations,
  ...service.operations,
  ...siteAbout.operations,
  ...siteSocialMedia.operations,
  ...siteTestimonial.operations,
  ...skillCategory.operations,
  ...skill.operations,
  ...socialMedia.operations,
  ...solution.operations,
  ...spokenLanguage.operations,
  ...summary.operations,
  ...teamMember.operations,
  ...templateCategory.operations,
  ...testimonial.operations,
  ...tier.operations,
  ...userType.operations,
  ...volunteering.operations,
} as const
