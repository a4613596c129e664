import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { HOME_COUNTRY } from '../../../openapi/schemas/reference.ts'
import type { companyPartBodies, CompanyPart, PartValues } from '../../../openapi/schemas/company.ts'
import { companyParts } from '../../db/company-tables.ts'
import { companySizes } from '../../db/list-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockChoice } from '../../resources/choices.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { exchangePicture } from '../../kernel/exchange-picture.ts'
import { isRealPhone } from '../../kernel/phone.ts'
import { assertNone, unknownKeys, type FieldErrors, type Wanted } from '../../kernel/reference-keys.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { readInformation, type Information } from './information.queries.ts'
import { verifyAgain } from './verification.commands.ts'
import { isSame, readFacts } from './verified-facts.queries.ts'

type Body<P extends CompanyPart> = z.output<(typeof companyPartBodies)[P]>
type Account = typeof accounts.$inferSelect
/** One change of one part, with the account's row locked. */
interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly account: Account
}

/** Says what is wrong with a part beyond its form, or keeps what of it stands on the account itself. Gives back what the part's row keeps. */
type Keep<P extends CompanyPart> = (change: Change, values: PartValues<P>) => Promise<Record<string, unknown>>

/** Name and pictures are what the company is known by everywhere, so they stand on the account. */
const keepIdentity: Keep<'identity'> = async ({ tx, services, account }, { logo_id, cover_id, ...values }) => {
  if (logo_id !== null && logo_id === cover_id) assertNone({ cover_id: ['validation.reference'] })
  await exchangePicture(tx, services, { accountId: account.id, field: 'logo_id', before: account.pictureId, now: logo_id })
  await exchangePicture(tx, services, { accountId: account.id, field: 'cover_id', before: account.coverId, now: cover_id })
  const publicName = values.public_name ?? values.name
  const companyName = publicName.en ?? publicName.am ?? account.companyName
  await tx.update(accounts).set({ publicName, companyName, pictureId: logo_id, coverId: cover_id }).where(eq(accounts.id, account.id))
  await keepUserSearch(tx, account.ownerId)
  return values
}

const keepBusiness: Keep<'business'> = async ({ tx }, values) => {
  const lists = { business_type: 'business-types', legal_structure: 'legal-structures', market_type: 'market-types' } as const
  const wanted = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((field): Wanted[] => {
    const key = values[field]
    return key === null ? [] : [{ field, list: lists[field], key }]
  })
  assertNone(await unknownKeys(tx, wanted))
  return values
}

/** The size is a choice that platform administrators keep; one that was made before it was taken from the list stands. */
const keepSize: Keep<'size'> = async ({ tx, account }, { company_size_id, ...values }) => {
  if (company_size_id !== null && company_size_id !== account.companySizeId && !(await lockChoice(tx, companySizes, company_size_id, { active: true })))
    assertNone({ company_size_id: ['validation.reference'] })
  await tx.update(accounts).set({ companySizeId: company_size_id }).where(eq(accounts.id, account.id))
  return values
}

/** In Ethiopia region and zone come from lists, each zone of its region; a woreda may be one of the list or written. Elsewhere they are text. */
function wantedPlaces({ country, region, zone, woreda }: PartValues<'place'>): readonly Wanted[] {
  const wanted: Wanted[] = country === null ? [] : [{ field: 'country', list: 'countries', key: country }]
  if (country !== HOME_COUNTRY) return wanted
  if (region !== null) wanted.push({ field: 'region', list: 'regions', key: region })
  if (zone !== null) wanted.push({ field: 'zone', list: 'zones', key: zone, parent: region ?? '' })
  if (woreda !== null) wanted.push({ field: 'woreda', list: 'woredas', key: woreda, parent: zone ?? '', orText: true })
  return wanted
}
const keepPlace: Keep<'place'> = async ({ tx, account }, values) => {
  const { phone_number } = values
  const phone: FieldErrors = phone_number === null || isRealPhone(phone_number) ? {} : { phone_number: ['validation.phone'] }
  assertNone({ ...phone, ...(await unknownKeys(tx, wantedPlaces(values))) })
  await tx.update(accounts).set({ phoneNumber: phone_number }).where(eq(accounts.id, account.id))
  return values
}

const asItIs = async (_change: Change, values: Record<string, unknown>) => values
const keep: { readonly [P in CompanyPart]: Keep<P> } = {
  identity: keepIdentity,
  business: keepBusiness,
  legal: asItIs,
  hours: asItIs,
  size: keepSize,
  place: keepPlace,
}

/**
 * Replaces one part, if the version of it that was seen is still the present one; other parts are not touched. A part that was never saved
 * has version 1. Whoever changes what was verified is to be verified again.
 */
export async function editPart<P extends CompanyPart>(tx: Tx, services: Services, viewer: Viewer, part: P, body: Body<P>): Promise<Information> {
  const { accountId } = viewer
  const { version, ...values } = body
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account) return refuse('not_found', {})
  const of = and(eq(companyParts.accountId, accountId), eq(companyParts.part, part))
  const [before] = await tx.select({ version: companyParts.version }).from(companyParts).where(of)
  if ((before?.version ?? 1) !== version) return refuse('stale', { current: await readInformation(tx, services, accountId) })
  const facts = await readFacts(tx, accountId)
  // The body without its version is what the part's schema describes.
  const kept = await keep[part]({ tx, services, account }, values as unknown as PartValues<P>)
  const row = { values: kept, version: version + 1 }
  await tx
    .insert(companyParts)
    .values({ accountId, part, ...row })
    .onConflictDoUpdate({ target: [companyParts.accountId, companyParts.part], set: row })
  if (!isSame(facts, await readFacts(tx, accountId))) await verifyAgain(tx, services, viewer)
  await contentChanged(tx, services, accountId)
  services.events.publish(tx, 'account', accountId)
  return readInformation(tx, services, accountId)
}
