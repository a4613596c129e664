import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { companyParts as parts, type CompanyPart, type PartValues } from '../../../openapi/schemas/company.ts'
import { companyParts } from '../../db/company-tables.ts'
import { companySizes } from '../../db/list-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockChoice } from '../../resources/choices.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { exchangePicture } from '../../kernel/exchange-picture.ts'
import { faultsOf } from '../../kernel/part-fields.ts'
import { tell } from '../../kernel/reactions.ts'
import { assertNone } from '../../kernel/reference-keys.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { readInformation, type Information } from './information.queries.ts'
import { verifyAgain } from './verification.commands.ts'
import { isSame, readFacts } from './verified-facts.queries.ts'

/** A body that the schema of its part has let in. */
type Body = Readonly<Record<string, unknown>> & { readonly version: number }
type Account = typeof accounts.$inferSelect
/** One change of one part, with the account's row locked. */
interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly account: Account
}

/**
 * Says what is wrong with a part beyond the kinds of its fields, and keeps what of it stands on the account itself.
 * Gives back what the part's row keeps.
 */
type Keep<P extends CompanyPart> = (change: Change, values: PartValues<P>) => Promise<Record<string, unknown>>

/** Name and pictures are what the company is known by everywhere, so they stand on the account. */
const keepIdentity: Keep<'identity'> = async ({ tx, services, account }, { logo_id, cover_id, ...values }) => {
  if (logo_id !== null && logo_id === cover_id) assertNone({ cover_id: ['validation.reference'] })
  await exchangePicture(tx, services, {
    accountId: account.id,
    field: 'logo_id',
    before: account.pictureId,
    now: logo_id,
  })
  await exchangePicture(tx, services, {
    accountId: account.id,
    field: 'cover_id',
    before: account.coverId,
    now: cover_id,
  })
  const publicName = values.public_name ?? values.name
  const companyName = publicName.en ?? publicName.am ?? account.companyName
  await tx
    .update(accounts)
    .set({ publicName, companyName, pictureId: logo_id, coverId: cover_id })
    .where(eq(accounts.id, account.id))
  await keepUserSearch(tx, account.ownerId)
  await tell(tx, services, 'account.renamed', { accountId: account.id })
  return values
}

/**
 * The size is a choice that platform administrators keep; one that was made before it was taken from the list stands.
 */
const keepSize: Keep<'size'> = async ({ tx, account }, { company_size_id, ...values }) => {
  if (
    company_size_id !== null &&
    company_size_id !== account.companySizeId &&
    !(await lockChoice(tx, companySizes, company_size_id, { active: true }))
  )
    assertNone({ company_size_id: ['validation.reference'] })
  await tx.update(accounts).set({ companySizeId: company_size_id }).where(eq(accounts.id, account.id))
  return values
}

/** The number of the company is the account's too. */
const keepPlace: Keep<'place'> = async ({ tx, account }, values) => {
  await tx.update(accounts).set({ phoneNumber: values.phone_number }).where(eq(accounts.id, account.id))
  return values
}

/** The parts of which something stands elsewhere too. */
const keep: { readonly [P in CompanyPart]?: Keep<P> } = { identity: keepIdentity, size: keepSize, place: keepPlace }

/**
 * Replaces one part, if the version of it that was seen is still the present one; other parts are not touched. A part
 * that was never saved has version 1. Whoever changes what was verified is to be verified again.
 */
export async function editPart(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  part: CompanyPart,
  body: Body,
): Promise<Information> {
  const { accountId } = viewer
  const { version, ...values } = body
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account) return refuse('not_found', {})
  const of = and(eq(companyParts.accountId, accountId), eq(companyParts.part, part))
  const [before] = await tx.select({ version: companyParts.version }).from(companyParts).where(of)
  if ((before?.version ?? 1) !== version)
    return refuse('stale', { current: await readInformation(tx, services, accountId) })
  const facts = await readFacts(tx, accountId)
  assertNone(await faultsOf(tx, [parts[part]], values))
  // The body without its version is what the part's schema describes.
  const kept = (await keep[part]?.({ tx, services, account }, values as never)) ?? values
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
