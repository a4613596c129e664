import { and, asc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { IconName } from '../../../openapi/schemas/icon-name.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type {
  FrontData,
  Hero,
  Profile,
  Registration,
  Said,
  ShowcaseLink,
  ShownFeature,
  SolutionData,
  UserTypeData,
  WhoWeAreData,
} from '../../../src/documents/showcase/showcase-data.ts'
import { SMALL_SIDE, type Picture } from '../../../src/documents/site-data.ts'
import {
  features,
  heroSections,
  siteAbouts,
  siteTestimonials,
  solutions,
  userTypes,
} from '../../db/collection-tables.ts'
import { siteSocialMedias } from '../../db/list-tables.ts'
import { files as fileRows } from '../../db/tables.ts'
import type { Services } from '../../kernel/context.ts'
import { referenceList } from '../../kernel/reference-lists.ts'

type Reading = Pick<Services, 'db' | 'files'>
/** So many of each the landing page shows. */
const MOST = 24

interface FileRow {
  readonly id: string
  readonly width: number | null
  readonly height: number | null
}
const file = { id: fileRows.id, width: fileRows.width, height: fileRows.height }
function pictureOf({ files }: Reading, row: FileRow | null): Picture | null {
  if (row === null || row.width === null || row.height === null) return null
  const { id, width, height } = row
  const small = Math.max(width, height) > SMALL_SIDE ? files.publicUrl(id, 'small') : null
  return { url: files.publicUrl(id, 'picture'), small, width, height }
}

/** The names of the columns are computed from the collections, so what a statement gives is asserted. */
interface LinkRow {
  readonly slug: string | null
  readonly name: Localized
  readonly summary: Localized
  readonly icon: IconName | null
}
const linkOf = ({ slug, name, summary, icon }: LinkRow): ShowcaseLink => ({ slug: slug ?? '', name, summary, icon })

interface TypeRow {
  readonly slug: string | null
  readonly name: Localized
  readonly active: boolean
}
const seen = (type: TypeRow | null) => (type?.active ? { slug: type.slug ?? '', name: type.name } : null)
interface PageRow extends LinkRow {
  readonly body: LocalizedRichText
  readonly updatedAt: Date
  readonly file: FileRow | null
  readonly registers: Registration | null
}

async function readTypes({ db }: Reading, where?: SQL): Promise<readonly ShowcaseLink[]> {
  const { slug, name, summary, icon, active, position } = userTypes
  const rows = await db
    .select({ slug, name, summary, icon })
    .from(userTypes)
    .where(and(eq(active, true), where))
    .orderBy(asc(position))
    .limit(MOST)
  return (rows as readonly LinkRow[]).map(linkOf)
}
async function readSolutions({ db }: Reading, where?: SQL): Promise<readonly ShowcaseLink[]> {
  const { slug, name, summary, icon, active, position } = solutions
  const rows = await db
    .select({ slug, name, summary, icon })
    .from(solutions)
    .where(and(eq(active, true), where))
    .orderBy(asc(position))
    .limit(MOST)
  return (rows as readonly LinkRow[]).map(linkOf)
}
async function readFeatures({ db }: Reading, where: SQL | undefined): Promise<readonly ShownFeature[]> {
  const { name, text, icon, active, position } = features
  const rows = await db
    .select({ name, text, icon })
    .from(features)
    .where(and(eq(active, true), where))
    .orderBy(asc(position))
    .limit(MOST)
  return rows as readonly ShownFeature[]
}
async function readSaid(services: Reading, where?: SQL): Promise<readonly Said[]> {
  const { giverName, title, content, pictureId, active, position } = siteTestimonials
  const rows = await services.db
    .select({ name: giverName, title, content, file })
    .from(siteTestimonials)
    .leftJoin(fileRows, eq(fileRows.id, pictureId))
    .where(and(eq(active, true), where))
    .orderBy(asc(position))
    .limit(MOST)
  return rows.map(({ file: of, ...said }) => ({ ...said, picture: pictureOf(services, of) }))
}
async function readElsewhere({ db }: Reading): Promise<readonly Profile[]> {
  const rows = await db
    .select({ platform: siteSocialMedias.platform, url: siteSocialMedias.url })
    .from(siteSocialMedias)
    .where(eq(siteSocialMedias.active, true))
    .orderBy(asc(siteSocialMedias.position))
    .limit(MOST)
  if (rows.length === 0) return []
  const names = new Map((await referenceList(db, 'platforms')).map(({ key, name }) => [key, name]))
  return rows.map(({ platform, url }) => ({ platform, url, label: names.get(platform) ?? { en: platform } }))
}
async function readHeroes(services: Reading): Promise<readonly Hero[]> {
  const rows = (await services.db
    .select({
      headline: heroSections.headline,
      text: heroSections.text,
      file,
      type: { slug: userTypes.slug, name: userTypes.name, active: userTypes.active },
    })
    .from(heroSections)
    .leftJoin(userTypes, eq(userTypes.id, heroSections.userTypeId))
    .leftJoin(fileRows, eq(fileRows.id, heroSections.pictureId))
    .where(eq(heroSections.active, true))
    .orderBy(asc(heroSections.position))
    .limit(MOST)) as readonly (Pick<Hero, 'headline' | 'text'> & {
    readonly file: FileRow | null
    readonly type: TypeRow | null
  })[]
  return rows.map(({ headline, text, file: of, type }) => ({
    headline,
    text,
    picture: pictureOf(services, of),
    type: seen(type),
  }))
}

/** What administrators keep of the landing page. */
export async function readFront(services: Reading): Promise<FrontData> {
  const [heroes, types, found, shown, said, elsewhere] = await Promise.all([
    readHeroes(services),
    readTypes(services),
    readSolutions(services),
    readFeatures(services, and(isNull(features.solutionId), isNull(features.userTypeId))),
    readSaid(services),
    readElsewhere(services),
  ])
  return { heroes, types, solutions: found, features: shown, said, elsewhere }
}

/** One solution; null where visitors cannot see it. */
export async function readSolution(services: Reading, id: string): Promise<SolutionData | null> {
  const { slug, name, summary, icon, body, updatedAt, userTypeId, pictureId } = solutions
  const [row] = (await services.db
    .select({
      slug,
      name,
      summary,
      icon,
      body,
      updatedAt,
      userTypeId,
      file,
      registers: userTypes.registers,
      type: { slug: userTypes.slug, name: userTypes.name, active: userTypes.active },
    })
    .from(solutions)
    .leftJoin(userTypes, eq(userTypes.id, userTypeId))
    .leftJoin(fileRows, eq(fileRows.id, pictureId))
    .where(and(eq(solutions.id, id), eq(solutions.active, true)))) as readonly (PageRow & {
    readonly userTypeId: string | null
    readonly type: TypeRow | null
  })[]
  if (row === undefined) return null
  const ofSameType = row.userTypeId === null ? undefined : sql`${userTypeId} = ${row.userTypeId}`
  const [shown, others] = await Promise.all([
    readFeatures(services, sql`${features.solutionId} = ${id}`),
    readSolutions(services, and(ne(solutions.id, id), ofSameType)),
  ])
  return {
    ...linkOf(row),
    body: row.body,
    registers: row.registers,
    picture: pictureOf(services, row.file),
    features: shown,
    others,
    updated_at: row.updatedAt.toISOString(),
    type: seen(row.type),
  }
}

/** One user type with its solutions; null where visitors cannot see it. */
export async function readUserType(services: Reading, id: string): Promise<UserTypeData | null> {
  const { slug, name, summary, icon, body, updatedAt, pictureId, registers } = userTypes
  const [row] = (await services.db
    .select({ slug, name, summary, icon, body, updatedAt, file, registers })
    .from(userTypes)
    .leftJoin(fileRows, eq(fileRows.id, pictureId))
    .where(and(eq(userTypes.id, id), eq(userTypes.active, true)))) as readonly PageRow[]
  if (row === undefined) return null
  const [found, shown, said, others] = await Promise.all([
    readSolutions(services, sql`${solutions.userTypeId} = ${id}`),
    readFeatures(services, sql`${features.userTypeId} = ${id}`),
    readSaid(services, sql`${siteTestimonials.userTypeId} = ${id}`),
    readTypes(services, ne(userTypes.id, id)),
  ])
  return {
    ...linkOf(row),
    body: row.body,
    registers: row.registers,
    picture: pictureOf(services, row.file),
    features: shown,
    others,
    updated_at: row.updatedAt.toISOString(),
    solutions: found,
    said,
  }
}

/** The parts of “Who we are”, in their order. */
export async function readWhoWeAre(services: Reading): Promise<WhoWeAreData> {
  const rows = await services.db
    .select({ title: siteAbouts.title, body: siteAbouts.body, file })
    .from(siteAbouts)
    .leftJoin(fileRows, eq(fileRows.id, siteAbouts.pictureId))
    .where(eq(siteAbouts.active, true))
    .orderBy(asc(siteAbouts.position))
  return {
    parts: rows.map(({ title, body, file: of }) => ({ title, body, picture: pictureOf(services, of) })),
    elsewhere: await readElsewhere(services),
  }
}

/** The addresses of all that visitors see, each with its last change. */
export const listSolutions = ({ db }: Reading) =>
  db
    .select({ slug: solutions.slug, updatedAt: solutions.updatedAt })
    .from(solutions)
    .where(eq(solutions.active, true))
    .orderBy(asc(solutions.position))
export const listUserTypes = ({ db }: Reading) =>
  db
    .select({ slug: userTypes.slug, updatedAt: userTypes.updatedAt })
    .from(userTypes)
    .where(eq(userTypes.active, true))
    .orderBy(asc(userTypes.position))
