import { and, eq } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { richTextIn } from '../../../openapi/rich-text-content.ts'
import type { LetterPages, LetterTrial } from '../../../openapi/schemas/letter-paper.ts'
import type { LetterTemplateTrial } from '../../../openapi/schemas/letter-settings.ts'
import { files } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { invalid } from '../../kernel/refusal.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import type { Looking } from './letters.policy.ts'
import { everWorkedAt } from '../letter-settings/staffing.queries.ts'
import { BODY_PICTURE } from './pictures.queries.ts'
import { paperOf, papersOf, type Paper } from './paper.queries.ts'
import { findLetter } from './visible.queries.ts'

/**
 * The pages of a letter for the screen of somebody who may see it: of an issued one as they were printed, else as they
 * would be now; `to`: of a letter for each, whose. Signatures are lines: their pictures are on the paper alone. Refuses
 * with `not_found`, `too_large`, and with `invalid` somebody who gets none.
 */
export async function readPages(
  { db, services, now }: { readonly db: Readable; readonly services: Services; readonly now: Date },
  looking: Looking,
  { id, to }: { readonly id: string; readonly to: string | null },
): Promise<LetterPages> {
  const { row } = await findLetter(db, looking, id)
  if (row.paper !== null) return pagesOf(services, { ...row.paper, missing: [] })
  const { each, draw } = await papersOf(db, services, row, { names: await referenceNames(services), now })
  if (to !== null && !each.some(({ userId }) => userId === to)) invalid({ user_id: ['validation.reference'] })
  return pagesOf(services, draw({ issue: null, ...(to === null ? {} : { to }) }))
}

/** Who would get a letter of their own, and what is not known of each. Refuses with `not_found`. */
export async function tryLetter(
  { db, services, now }: { readonly db: Readable; readonly services: Services; readonly now: Date },
  looking: Looking,
  id: string,
): Promise<LetterTrial> {
  const { row } = await findLetter(db, looking, id)
  const { each, draw } = await papersOf(db, services, row, { names: await referenceNames(services), now })
  return {
    data: each.flatMap(({ userId, person }) =>
      person === null ? [] : [{ person, missing: [...draw({ issue: null, to: userId }).missing] }],
    ),
  }
}

async function pagesOf(services: Services, paper: Pick<Paper, 'data' | 'pictures' | 'missing'>): Promise<LetterPages> {
  const { logo, ...others } = paper.pictures
  const signatures = paper.data.signatures.map((one) => ({ ...one, picture: null, alt: '' }))
  const data = { ...paper.data, signatures, head: { ...paper.data.head, logo: logo !== undefined } }
  const addresses = Object.fromEntries([
    ...(logo === undefined ? [] : [['logo', services.files.ownUrl(logo)]]),
    ...Object.entries(others).flatMap(([name, fileId]) =>
      name.startsWith(BODY_PICTURE) ? [[name, services.files.briefUrl(fileId)]] : [],
    ),
  ]) as Record<string, string>
  const { pages, unprinted } = await services.typesetter.letterPages(data, addresses)
  return { pages: [...pages], missing: [...paper.missing], unprinted }
}

/** Nothing has this id: a letter that is not written has no recipients and no approvals. */
const NO_LETTER = '00000000-0000-0000-0000-000000000000'

/**
 * The pages of a letter that would begin with a template as it is being written. Refuses with `invalid` a logo that is
 * not the company's and a person who never worked there, and with `too_large`.
 */
export async function tryTemplate(
  { db, services, now }: { readonly db: Readable; readonly services: Services; readonly now: Date },
  { accountId, userId }: Pick<Looking['viewer'], 'accountId' | 'userId'>,
  { lang, about_user_id: aboutId, logo_id: logoId, name, ...look }: LetterTemplateTrial,
): Promise<LetterPages> {
  if (aboutId !== null && !(await everWorkedAt(db, accountId, aboutId)))
    invalid({ about_user_id: ['validation.reference'] })
  const own = and(eq(files.id, logoId ?? NO_LETTER), eq(files.accountId, accountId), eq(files.kind, 'picture'))
  if (logoId !== null && (await db.$count(files, own)) === 0) invalid({ logo_id: ['validation.reference'] })
  const letter = {
    id: NO_LETTER,
    accountId,
    typeId: NO_LETTER,
    authorId: userId,
    lang,
    subject: resolve(name, lang)?.text ?? '',
    body: richTextIn(look.body, lang)?.text ?? null,
    aboutId,
    route: [],
    separate: false,
  }
  const names = await referenceNames(services)
  return pagesOf(services, await paperOf(db, services, letter, { issue: null, names, now, look: { ...look, logoId } }))
}
