import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Language } from '../../openapi/define.ts'
import type { RefName } from '../../openapi/ref.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { resources, type ResourceName } from '../../openapi/resources/registry.ts'
import { abouts, educations, experiences, hobbies, personSkills, products, publishedWorks, services, socialMedias, teamMembers, testimonials } from '../db/section-tables.ts'
import { licences } from '../db/company-tables.ts'
import { companySizes, fieldsOfStudy, infoSources, skills } from '../db/platform-tables.ts'
import { registrations } from '../db/sign-in-tables.ts'
import { accounts } from '../db/tables.ts'
import type { Readable } from '../kernel/context.ts'

/** The columns that every collection has; `accountId` and `visible` in account-owned ones, `active` in platform ones. */
export type CollectionTable = PgTable & Readonly<Record<'id' | 'position' | 'searchKey' | 'version' | 'createdAt' | 'updatedAt', PgColumn>>
/** A row as the database gives it, by column property. */
export type CollectionRow = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly position: number
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A place that may refer to a row, so that it cannot be deleted: its kind, and how many there are. Rows that wait to become something count as well. */
export interface Referrer {
  readonly resource: RefName | 'registration'
  readonly count: (db: Readable, id: string, now: Date) => Promise<number>
}

/** Where a resource is kept. `sort` gives each sortable field the column that orders it for readers of a language. */
export interface Binding {
  readonly resource: AnyResource
  readonly table: CollectionTable
  /** Filters rows by their account; null for platform collections. */
  readonly account: PgColumn | null
  readonly flag: { readonly key: 'visible' | 'active'; readonly column: PgColumn }
  readonly sort: Readonly<Record<string, Readonly<Record<Language, PgColumn>>>>
  readonly referrers: readonly Referrer[]
}

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
type Columns<V> = { [K in keyof V & string as Camel<K>]: V[K] }
type Owned = { readonly owner: 'account' | 'platform'; readonly schema: z.ZodObject; readonly sort: readonly string[]; readonly unique?: readonly string[] }
type FlagOf<R extends Owned> = R['owner'] extends 'account' ? { visible: boolean; accountId: string } : { active: boolean }
type Stored = { id: string; position: number; searchKey: string; version?: number | undefined; createdAt: Date; updatedAt: Date }
/** The table, if it can take every field of the resource with its type; otherwise nothing fits. */
type Fitting<R extends Owned, T extends PgTable> =
  Written<R> extends { readonly [K in keyof Written<R>]: K extends keyof T['$inferInsert'] ? T['$inferInsert'][K] : never } ? T : never
type Written<R extends Owned> = Columns<z.output<R['schema']>> & FlagOf<R> & Stored

/** Beside a resource: its table, the columns that order it, and who may refer to its rows. */
function bind<R extends Owned, T extends CollectionTable>(
  resource: R,
  table: T & Fitting<R, T>,
  sort: { readonly [K in R['sort'][number] | NonNullable<R['unique']>[number]]?: Readonly<Record<Language, PgColumn>> },
  referrers: readonly Referrer[] = [],
): Binding {
  const columns = table as unknown as Readonly<Record<string, PgColumn>>
  const key = resource.owner === 'account' ? 'visible' : 'active'
  const flag = columns[key]
  const account = resource.owner === 'account' ? columns['accountId'] : null
  if (flag === undefined || account === undefined) throw new Error('A collection lacks its flag or its account.')
  const kept: Readonly<Record<string, Readonly<Record<Language, PgColumn>> | undefined>> = sort
  for (const field of [...resource.sort, ...(resource.unique ?? [])])
    if (kept[field] === undefined) throw new Error(`The collection has no column to order or compare by ${field}.`)
  return { resource: resource as unknown as AnyResource, table, account, flag: { key, column: flag }, sort: kept as Binding['sort'], referrers }
}
const alike = (column: PgColumn) => ({ en: column, am: column })
const accountsWith = (column: PgColumn): Referrer => ({
  resource: 'account',
  count: async (db, id) => (await db.select({ n: count() }).from(accounts).where(eq(column, id)))[0]?.n ?? 0,
})
/** Registrations that may be confirmed still: they become companies with what they chose. */
const registrationsWith = (column: PgColumn): Referrer => ({
  resource: 'registration',
  count: (db, id, now) => db.$count(registrations, and(eq(column, id), isNull(registrations.usedAt), gt(registrations.expiresAt, now))),
})

const named = (table: { readonly nameKeyEn: PgColumn; readonly nameKeyAm: PgColumn }) => ({ name: { en: table.nameKeyEn, am: table.nameKeyAm } })

/** Every resource with its table; one without does not compile. */
export const bindings = {
  about: bind(resources.about, abouts, {}),
  socialMedia: bind(resources.socialMedia, socialMedias, { url: { en: socialMedias.urlKeyEn, am: socialMedias.urlKeyAm } }),
  education: bind(resources.education, educations, {
    school_name: { en: educations.schoolNameKeyEn, am: educations.schoolNameKeyAm },
    start_date: alike(educations.startDate),
    end_date: alike(educations.endDate),
  }),
  experience: bind(resources.experience, experiences, {
    company_name: { en: experiences.companyNameKeyEn, am: experiences.companyNameKeyAm },
    start_date: alike(experiences.startDate),
    end_date: alike(experiences.endDate),
  }),
  publishedWork: bind(resources.publishedWork, publishedWorks, {
    title: { en: publishedWorks.titleKeyEn, am: publishedWorks.titleKeyAm },
    publication_date: alike(publishedWorks.publicationDate),
    citation_count: alike(publishedWorks.citationCount),
  }),
  personSkill: bind(resources.personSkill, personSkills, named(personSkills)),
  testimonial: bind(resources.testimonial, testimonials, {
    giver_name: { en: testimonials.giverNameKeyEn, am: testimonials.giverNameKeyAm },
    rating: alike(testimonials.rating),
  }),
  service: bind(resources.service, services, named(services)),
  product: bind(resources.product, products, named(products)),
  teamMember: bind(resources.teamMember, teamMembers, named(teamMembers)),
  hobby: bind(resources.hobby, hobbies, named(hobbies)),
  licence: bind(resources.licence, licences, { ...named(licences), expires_on: alike(licences.expiresOn) }),
  skill: bind(resources.skill, skills, named(skills)),
  fieldOfStudy: bind(resources.fieldOfStudy, fieldsOfStudy, named(fieldsOfStudy)),
  companySize: bind(resources.companySize, companySizes, named(companySizes), [accountsWith(accounts.companySizeId), registrationsWith(registrations.companySizeId)]),
  infoSource: bind(resources.infoSource, infoSources, named(infoSources), [accountsWith(accounts.infoSourceId), registrationsWith(registrations.infoSourceId)]),
} satisfies Record<ResourceName, Binding>
