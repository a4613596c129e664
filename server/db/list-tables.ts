// Generated from openapi/resources by `npm run contract`. Do not edit.
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { blogCategory } from '../../openapi/resources/blog-category.ts'
import { companySize } from '../../openapi/resources/company-size.ts'
import { faqCategory } from '../../openapi/resources/faq-category.ts'
import { faqSubCategory } from '../../openapi/resources/faq-sub-category.ts'
import { faq } from '../../openapi/resources/faq.ts'
import { fieldOfStudy } from '../../openapi/resources/field-of-study.ts'
import { infoSource } from '../../openapi/resources/info-source.ts'
import { jobSector } from '../../openapi/resources/job-sector.ts'
import { jobTitle } from '../../openapi/resources/job-title.ts'
import { policy } from '../../openapi/resources/policy.ts'
import { pricePlan } from '../../openapi/resources/price-plan.ts'
import { reservedUsername } from '../../openapi/resources/reserved-username.ts'
import { resumeCategory } from '../../openapi/resources/resume-category.ts'
import { siteSocialMedia } from '../../openapi/resources/site-social-media.ts'
import { skillCategory } from '../../openapi/resources/skill-category.ts'
import { skill } from '../../openapi/resources/skill.ts'
import { templateCategory } from '../../openapi/resources/template-category.ts'
import { tier } from '../../openapi/resources/tier.ts'
import { tierExtras } from './list-extras.ts'
import { collectionTable } from './collection-table.ts'

export const blogCategories = collectionTable(blogCategory, {})
export const companySizes = collectionTable(companySize, {})
export const faqCategories = collectionTable(faqCategory, {})
export const faqSubCategories = collectionTable(faqSubCategory, {
  relations: { category_id: (): AnyPgColumn => faqCategories.id },
})
export const faqs = collectionTable(faq, {
  relations: {
    category_id: (): AnyPgColumn => faqCategories.id,
    sub_category_id: (): AnyPgColumn => faqSubCategories.id,
  },
})
export const fieldsOfStudy = collectionTable(fieldOfStudy, {})
export const infoSources = collectionTable(infoSource, {})
export const jobSectors = collectionTable(jobSector, {})
export const jobTitles = collectionTable(jobTitle, { relations: { sector_id: (): AnyPgColumn => jobSectors.id } })
export const policies = collectionTable(policy, {})
export const pricePlans = collectionTable(pricePlan, { relations: { tier_id: (): AnyPgColumn => tiers.id } })
export const reservedUsernames = collectionTable(reservedUsername, {})
export const resumeCategories = collectionTable(resumeCategory, {})
export const siteSocialMedias = collectionTable(siteSocialMedia, {})
export const skillCategories = collectionTable(skillCategory, {})
export const skills = collectionTable(skill, { relations: { category_id: (): AnyPgColumn => skillCategories.id } })
export const templateCategories = collectionTable(templateCategory, {})
export const tiers = collectionTable(tier, {}, tierExtras)
