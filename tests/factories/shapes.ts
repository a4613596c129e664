import { relationsOf, slugFieldOf } from '../../openapi/field-kinds.ts'
import type { FieldKind } from '../../openapi/fields.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { hasVerb } from '../../openapi/resource-calls.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'

/** The full run asks everything of every collection. */
const full = process.env['SIRA_FULL'] === '1'

const hasKind = ({ fields }: AnyResource, kind: FieldKind) => Object.values(fields).some((field) => field.kind === kind)

/**
 * What the engine in `server/resources` does for a collection and not for another. Who may read and write is no part of
 * it: that is asked of every collection.
 */
const ABILITIES: Readonly<Record<string, (resource: AnyResource) => boolean>> = {
  platform: ({ owner }) => owner === 'platform',
  single: ({ most }) => most === 1,
  published: ({ publishing }) => publishing !== undefined,
  unique: ({ unique }) => unique !== undefined,
  slug: ({ fields }) => slugFieldOf(fields) !== null,
  relation: ({ fields }) => relationsOf(fields).length > 0,
  within: ({ fields }) => relationsOf(fields).some(([, { within }]) => within !== undefined),
  picture: (resource) => hasKind(resource, 'picture'),
  pictures: (resource) => hasKind(resource, 'pictures'),
  document: (resource) => hasKind(resource, 'document'),
  rich: (resource) => hasKind(resource, 'rich-text'),
  filters: ({ filters = [] }) => filters.length > 0,
  get: ({ get }) => get === true,
  import: (resource) => hasVerb(resource, 'import'),
  bulk: (resource) => hasVerb(resource, 'bulk'),
  wordless: ({ fields, columns }) => !columns.some((field) => fields[field]?.kind.startsWith('localized')),
}

/** The abilities of a collection, in one order: `platform unique slug import bulk`. */
export const shapeOf = (resource: AnyResource): string =>
  Object.entries(ABILITIES)
    .flatMap(([name, has]) => (has(resource) ? [name] : []))
    .join(' ')

/**
 * The collection that stands for all of its shape where a suite shows what the engine does (decision 160). A new shape
 * needs a line here; `tests/models/shapes.test.ts` says which.
 */
export const STAND_INS: Readonly<Record<string, ResourceName>> = {
  '': 'experience',
  document: 'publishedWork',
  picture: 'education',
  pictures: 'product',
  single: 'about',
  unique: 'personSkill',
  'unique wordless': 'socialMedia',
  'platform picture rich get import bulk': 'siteAbout',
  'platform published slug relation picture rich filters get import bulk': 'blog',
  'platform relation filters get import bulk': 'pricePlan',
  'platform relation filters import bulk': 'faqSubCategory',
  'platform relation picture filters import bulk': 'heroSection',
  'platform rich filters get': 'policy',
  'platform slug relation within rich filters get import bulk': 'faq',
  'platform unique get bulk': 'tier',
  'platform unique get import bulk': 'jobSector',
  'platform unique import bulk': 'companySize',
  'platform unique import bulk wordless': 'siteSocialMedia',
  'platform unique relation filters get import bulk': 'jobTitle',
  'platform unique slug import bulk': 'faqCategory',
  'platform unique slug picture rich get import bulk': 'userType',
  'platform unique slug relation picture rich filters get import bulk': 'solution',
}
const standIns: ReadonlySet<string> = new Set(Object.values(STAND_INS))

/** True where the suites of the engine run whole: on one collection of each shape; in the full run on all. */
export const isAskedWhole = (name: ResourceName): boolean => full || standIns.has(name)

const collectionOfCall = new Map(
  Object.entries(anyResources).flatMap(([name, { operations }]) =>
    Object.keys(operations).map((id) => [id, name as ResourceName] as const),
  ),
)
/**
 * Which calls a suite takes that asks the same of each: all but those of collections that another one stands for; of
 * these the calls whose names begin with one of `always`, which their own fields decide.
 */
export function isAsked(id: string, always: readonly ('create' | 'edit')[]): boolean {
  const name = collectionOfCall.get(id)
  return name === undefined || isAskedWhole(name) || always.some((verb) => id.startsWith(verb))
}
