import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized, Money } from '../../openapi/schemas/primitives.ts'
import { collection, folded } from './columns.ts'
import { employments } from './company-tables.ts'
import { accounts, files } from './tables.ts'

/** What every entry of an account's own collections has. */
const owned = () => ({
  ...collection(),
  accountId: uuid()
    .notNull()
    .references(() => accounts.id),
  visible: boolean().notNull(),
})

export const abouts = pgTable(
  'abouts',
  {
    ...owned(),
    vision: jsonb().$type<Localized>(),
    value: jsonb().$type<Localized>(),
    mission: jsonb().$type<Localized>(),
    goal: jsonb().$type<Localized>(),
  },
  (t) => [index('abouts_account').on(t.accountId, t.position)],
)
export const socialMedias = pgTable(
  'social_medias',
  {
    ...owned(),
    platform: text().notNull(),
    url: text().notNull(),
    urlKeyEn: folded().notNull(),
    urlKeyAm: folded().notNull(),
  },
  (t) => [index('social_medias_account').on(t.accountId, t.position)],
)
export const educations = pgTable(
  'educations',
  {
    ...owned(),
    schoolName: jsonb().$type<Localized>().notNull(),
    schoolNameKeyEn: folded().notNull(),
    schoolNameKeyAm: folded().notNull(),
    degree: jsonb().$type<Localized>().notNull(),
    fieldOfStudy: jsonb().$type<Localized>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    grade: text(),
    description: jsonb().$type<Localized>(),
    pictureId: uuid().references(() => files.id),
  },
  (t) => [index('educations_account').on(t.accountId, t.position)],
)
export const experiences = pgTable(
  'experiences',
  {
    ...owned(),
    companyName: jsonb().$type<Localized>().notNull(),
    companyNameKeyEn: folded().notNull(),
    companyNameKeyAm: folded().notNull(),
    jobTitle: jsonb().$type<Localized>().notNull(),
    location: jsonb().$type<Localized>().notNull(),
    employmentType: text().notNull(),
    locationType: text().notNull(),
    currentlyEmployed: boolean().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    description: jsonb().$type<Localized>(),
    /** The employment that the employer confirms this entry by. */
    employmentId: uuid().references(() => employments.id),
  },
  (t) => [index('experiences_account').on(t.accountId, t.position), uniqueIndex('experiences_employment').on(t.employmentId)],
)
export const publishedWorks = pgTable(
  'published_works',
  {
    ...owned(),
    title: jsonb().$type<Localized>().notNull(),
    titleKeyEn: folded().notNull(),
    titleKeyAm: folded().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    publicationDate: date({ mode: 'string' }).notNull(),
    authorNames: jsonb().$type<Localized>().notNull(),
    journalName: jsonb().$type<Localized>().notNull(),
    doi: text().notNull(),
    citationCount: integer().notNull(),
    status: text().$type<'published' | 'unpublished'>().notNull(),
    publisher: jsonb().$type<Localized>().notNull(),
    country: text().notNull(),
    attachmentId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (t) => [index('published_works_account').on(t.accountId, t.position)],
)
export const personSkills = pgTable(
  'person_skills',
  {
    ...owned(),
    name: jsonb().$type<Localized>().notNull(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
  },
  (t) => [index('person_skills_account').on(t.accountId, t.position)],
)
export const hobbies = pgTable(
  'hobbies',
  {
    ...owned(),
    name: jsonb().$type<Localized>().notNull(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
  },
  (t) => [index('hobbies_account').on(t.accountId, t.position)],
)
export const testimonials = pgTable(
  'testimonials',
  {
    ...owned(),
    giverName: jsonb().$type<Localized>().notNull(),
    giverNameKeyEn: folded().notNull(),
    giverNameKeyAm: folded().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    content: jsonb().$type<Localized>().notNull(),
    pictureId: uuid()
      .notNull()
      .references(() => files.id),
    rating: integer().notNull(),
  },
  (t) => [index('testimonials_account').on(t.accountId, t.position)],
)
export const services = pgTable(
  'services',
  {
    ...owned(),
    name: jsonb().$type<Localized>().notNull(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
    status: text().$type<'available' | 'on_request' | 'unavailable'>(),
    description: jsonb().$type<Localized>(),
    keyFeatures: jsonb().$type<Localized>(),
    benefits: jsonb().$type<Localized>(),
    pricingPackages: jsonb().$type<Localized>(),
    durationAndAvailability: jsonb().$type<Localized>(),
    targetAudience: jsonb().$type<Localized>(),
    deliveryMethod: jsonb().$type<Localized>(),
    termsAndConditions: jsonb().$type<Localized>(),
  },
  (t) => [index('services_account').on(t.accountId, t.position)],
)
export const products = pgTable(
  'products',
  {
    ...owned(),
    name: jsonb().$type<Localized>().notNull(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
    imageIds: uuid().array().notNull(),
    price: jsonb().$type<Money>(),
    availability: text().$type<'in_stock' | 'on_order' | 'out_of_stock'>(),
    productLink: text(),
    description: jsonb().$type<Localized>(),
    warrantyInformation: jsonb().$type<Localized>(),
    shippingInformation: jsonb().$type<Localized>(),
    certifications: jsonb().$type<Localized>(),
  },
  (t) => [index('products_account').on(t.accountId, t.position)],
)
export const teamMembers = pgTable(
  'team_members',
  {
    ...owned(),
    name: jsonb().$type<Localized>().notNull(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
    role: jsonb().$type<Localized>().notNull(),
    pictureId: uuid().references(() => files.id),
    bio: jsonb().$type<Localized>(),
    links: text().array().notNull(),
  },
  (t) => [index('team_members_account').on(t.accountId, t.position)],
)
