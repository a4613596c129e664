import type { LetterPages } from '../../../openapi/schemas/letter-paper.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import type { Looking } from './letters.policy.ts'
import { paperOf } from './paper.queries.ts'
import { findLetter } from './visible.queries.ts'

/**
 * The pages of a letter for the screen of somebody who may see it: of an issued one as they were printed, else as they
 * would be now. Signatures are lines: their pictures are on the paper alone. Refuses with `not_found` and `too_large`.
 */
export async function readPages(
  { db, services, now }: { readonly db: Readable; readonly services: Services; readonly now: Date },
  looking: Looking,
  id: string,
): Promise<LetterPages> {
  const { row } = await findLetter(db, looking, id)
  const paper =
    row.paper === null
      ? await paperOf(db, services, row, { issue: null, names: await referenceNames(services), now })
      : { ...row.paper, missing: [] }
  const logo = paper.pictures['logo']
  const signatures = paper.data.signatures.map((one) => ({ ...one, picture: null, alt: '' }))
  const data = { ...paper.data, signatures, head: { ...paper.data.head, logo: logo !== undefined } }
  const pages = await services.typesetter.letterPages(data, logo === undefined ? null : services.files.ownUrl(logo))
  return { pages: [...pages], missing: [...paper.missing] }
}
