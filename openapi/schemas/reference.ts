import { z } from 'zod'
import { says } from '../explain.ts'
import { localized } from './primitives.ts'

/**
 * The fixed lists: countries (also nationalities), the regions of Ethiopia with their zones and well-known woredas, and
 * the choices of forms. An entry has a key that never changes, and a name in each language.
 */
export const REFERENCE_LISTS = [
  'countries',
  'regions',
  'zones',
  'woredas',
  'sexes',
  'marital-statuses',
  'religions',
  'blood-groups',
  'platforms',
  'employment-types',
  'location-types',
  'employment-statuses',
  'degrees',
  'languages',
  'business-types',
  'legal-structures',
  'market-types',
] as const
export type ReferenceList = (typeof REFERENCE_LISTS)[number]

const KEY = /^[A-Za-z0-9][A-Za-z0-9+-]{0,79}$/
/**
 * The key of an entry of a list; the server refuses keys that the list does not have. The OpenAPI document names the
 * list as `x-reference`.
 */
export const referenceKey = (list: ReferenceList) =>
  z.string().regex(KEY, says('validation.reference')).meta({ 'x-reference': list }).brand<'reference'>()
export type ReferenceKey = string & z.core.$brand<'reference'>

export const referenceEntry = z
  .strictObject({
    key: z.string(),
    name: localized(z.string()),
    parent: z.string().nullable().describe('the key of the entry it belongs to: a zone’s region, a woreda’s zone'),
  })
  .meta({ id: 'ReferenceEntry' })
export type ReferenceEntry = z.output<typeof referenceEntry>

/** The country whose regions, zones and woredas are lists; elsewhere they are free text (product.md §3). */
export const HOME_COUNTRY = 'ET'
