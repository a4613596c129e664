import type { TEMPLATES } from '../../../openapi/schemas/profile.ts'
import type { Language } from '../../../openapi/define.ts'
import type { CardData, EducationEntry, Picture, SiteData } from '../../../src/documents/site-data.ts'
import { arrange, audienceOf, maySee, type Looker } from './audience.ts'
import { shownName } from './shown-name.ts'
import type { EducationRow, Face, PictureRow } from './site.queries.ts'

/** Where addresses start, and how a picture is reached: publicly, or by its owner's own link in a preview. */
export interface Addresses {
  readonly webOrigin: string
  readonly pictureUrl: (fileId: string) => string
}
const absolute = (path: string, { webOrigin }: Addresses) => new URL(path, webOrigin).href
export const siteUrl = (username: string, webOrigin: string): string => `${webOrigin}/@${username}`
export const cardUrl = (code: string, webOrigin: string): string => `${webOrigin}/${code}`

function picture(row: PictureRow | null, to: Addresses): Picture | null {
  return row && row.width !== null && row.height !== null ? { url: absolute(to.pictureUrl(row.id), to), width: row.width, height: row.height } : null
}

/** The scalar fields as `looker` may see them: what is not for them is null. The only way of these fields to a page, card, resume or employer. */
function presentFace(face: Face, looker: Looker, to: Addresses) {
  const may = {
    headline: maySee(audienceOf(face.accountAudiences, 'headline'), looker),
    bio: maySee(audienceOf(face.accountAudiences, 'bio'), looker),
    photo: maySee(audienceOf(face.accountAudiences, 'photo'), looker),
    email: maySee(audienceOf(face.userAudiences, 'email'), looker),
    phone_number: maySee(audienceOf(face.userAudiences, 'phone_number'), looker),
  }
  return {
    name: shownName(face),
    headline: may.headline ? face.headline : null,
    bio: may.bio ? face.bio : null,
    photo: may.photo ? picture(face.photo, to) : null,
    email: may.email ? face.email : null,
    phone_number: may.phone_number ? face.phoneNumber : null,
    colours: { primary: face.primaryColour, second: face.secondColour, text: face.textColour },
    font: 'noto' as const,
    language: face.language,
  }
}

const entry = (row: EducationRow, to: Addresses): EducationEntry => ({
  school_name: row.schoolName,
  degree: row.degree,
  field_of_study: row.fieldOfStudy,
  start_date: row.startDate,
  end_date: row.endDate,
  grade: row.grade,
  description: row.description,
  picture: picture(row.picture, to),
})

/** A page links to the card only when that tells its readers nothing more: some fields are for those who were handed the card. */
const cardIsNoSecret = (face: Face): boolean =>
  (['email', 'phone_number'] as const).every((field) => !audienceOf(face.userAudiences, field).includes('card') || audienceOf(face.userAudiences, field).includes('site')) &&
  (['headline', 'photo'] as const).every((field) => !audienceOf(face.accountAudiences, field).includes('card') || audienceOf(face.accountAudiences, field).includes('site'))

/** The site for one kind of reader. `entries` are visible ones; a section that is hidden, or not for this reader, is left out with them. */
export function presentSite(face: Face, entries: readonly EducationRow[], looker: Looker, to: Addresses): SiteData {
  const shown = arrange(face.arrangements).filter((section) => section.visible && maySee(section.audience, looker))
  const card = face.code !== null && cardIsNoSecret(face) ? cardUrl(face.code, to.webOrigin) : null
  return {
    ...presentFace(face, looker, to),
    username: face.username,
    sections: shown.map(({ key }) => ({ key, entries: entries.map((row) => entry(row, to)) })),
    template: (face.template ?? 'starter') as (typeof TEMPLATES)[number],
    urls: { canonical: siteUrl(face.username, to.webOrigin), card, vcard: card && `${card}.vcf` },
    indexable: face.indexable ?? false,
    published_at: face.publishedAt?.toISOString() ?? null,
    updated_at: (face.contentAt ?? face.createdAt).toISOString(),
  }
}

/** A preview: the same, in the template and language that its owner chose to look at. */
export const presentPreview = (
  face: Face,
  entries: readonly EducationRow[],
  looker: Looker,
  to: Addresses,
  chosen: { readonly template: (typeof TEMPLATES)[number]; readonly language: Language },
): SiteData => ({
  ...presentSite(face, entries, looker, to),
  ...chosen,
  indexable: false,
})

/** The card behind a QR code, for those who hold it. */
export function presentCard(face: Face, code: string, to: Addresses): CardData {
  const { bio: _bio, ...shown } = presentFace(face, 'card', to)
  const card = cardUrl(code, to.webOrigin)
  return { ...shown, code, urls: { card, vcard: `${card}.vcf`, site: face.status === 'published' ? siteUrl(face.username, to.webOrigin) : null } }
}
