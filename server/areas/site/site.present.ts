import type { Language } from '../../../openapi/define.ts'
import type { Look, TemplateKey } from '../../../openapi/schemas/site.ts'
import type { CardData, SiteData } from '../../../src/documents/site-data.ts'
import { arrange, audienceOf, maySee, type Looker } from '../../kernel/audience.ts'
import { namesIn } from '../../kernel/section-settings.ts'
import { companyContact, companyFacts, partsOf } from './company-facts.present.ts'
import { presentFacts } from './person-facts.present.ts'
import { lookOf, pageFont, templateOf } from './look.present.ts'
import { picture, sectionData, type Addresses, type NameOf } from './section-entry.present.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { Face, SectionContent, StoredFont } from './site.queries.ts'

export const siteUrl = (username: string, webOrigin: string): string => `${webOrigin}/@${username}`
export const cardUrl = (code: string, webOrigin: string): string => `${webOrigin}/${code}`
const coloursOf = (look: Look) => ({ primary: look.primary_colour, second: look.second_colour, text: look.text_colour })

/**
 * The scalar fields as `looker` may see them; all others are null. These fields reach a page, card, resume or
 * employer only through this function. Nothing about the user who owns a company is included.
 */
const presentFace = (face: Face, looker: Looker, to: Addresses) =>
  face.kind === 'company' ? companyFace(face, looker, to) : personFace(face, looker, to)

function personFace(face: Face, looker: Looker, to: Addresses) {
  const personal = <T>(field: 'email' | 'phone_number', value: T): T | null =>
    maySee(audienceOf(face.userAudiences, field), looker) ? value : null
  const own = <T>(
    field: 'headline' | 'bio' | 'photo' | 'cover' | 'nickname' | 'job_title' | 'work_email' | 'work_phone_number',
    value: T,
  ): T | null => (maySee(audienceOf(face.accountAudiences, field), looker) ? value : null)
  const look = lookOf(face)
  return {
    name: shownName(face),
    headline: own('headline', face.headline),
    job_title: own('job_title', face.jobTitle),
    nickname: own('nickname', face.nickname),
    bio: own('bio', face.bio),
    photo: own('photo', picture(face.photo, to)),
    cover: own('cover', picture(face.cover, to)),
    email: personal('email', face.email),
    phone_number: personal('phone_number', face.phoneNumber),
    work_email: own('work_email', face.workEmail),
    work_phone_number: own('work_phone_number', face.workPhoneNumber),
    colours: coloursOf(look),
    font: pageFont(look.font, face.ownFont),
    language: face.language,
  }
}

function companyFace(face: Face, looker: Looker, to: Addresses) {
  const { identity, place } = partsOf(face)
  const look = lookOf(face)
  const reach = <T>(field: 'email' | 'phone_number', value: T): T | null =>
    maySee(place.audiences[field], looker) ? value : null
  return {
    name: shownCompanyName(face),
    headline: identity.tagline,
    job_title: null,
    nickname: null,
    bio: null,
    photo: picture(face.photo, to),
    cover: picture(face.cover, to),
    email: reach('email', place.email),
    phone_number: reach('phone_number', place.phone_number),
    work_email: null,
    work_phone_number: null,
    colours: coloursOf(look),
    font: pageFont(look.font, face.ownFont),
    language: face.language,
  }
}

/**
 * A page links to the card only if the card shows nothing that the page hides: some fields are only for people who were
 * given the card.
 */
function cardIsNoSecret(face: Face): boolean {
  const open = (audience: readonly string[]) => !audience.includes('card') || audience.includes('site')
  if (face.kind === 'company') return Object.values(partsOf(face).place.audiences).every(open)
  const { userAudiences, accountAudiences } = face
  return (
    (['email', 'phone_number'] as const).every((field) => open(audienceOf(userAudiences, field))) &&
    (['headline', 'job_title', 'photo', 'work_email', 'work_phone_number'] as const).every((field) =>
      open(audienceOf(accountAudiences, field)),
    )
  )
}

/** The data of a page before it is filtered for a reader. */
export interface SiteContent {
  readonly face: Face
  readonly content: SectionContent
  readonly nameOf: NameOf
}

/**
 * The site for one kind of reader. `content` holds visible entries only. A section that is hidden, not for this reader,
 * or empty is left out.
 */
export function presentSite({ face, content, nameOf }: SiteContent, looker: Looker, to: Addresses): SiteData {
  const shown = arrange(face.arrangements, face.kind, face.sectionOrder).filter(
    (section) => section.visible && maySee(section.audience, looker),
  )
  const card = face.code !== null && cardIsNoSecret(face) ? cardUrl(face.code, to.webOrigin) : null
  return {
    ...presentFace(face, looker, to),
    username: face.username,
    company: face.kind === 'company' ? companyFacts(face, looker, nameOf) : null,
    facts: face.kind === 'company' ? [] : presentFacts(face, looker, nameOf),
    names: Object.fromEntries(namesIn(face.sectionSettings)),
    sections: shown.map(({ key }) => sectionData(key, content, nameOf, to)).filter(({ entries }) => entries.length > 0),
    template: templateOf(face),
    urls: { canonical: siteUrl(face.username, to.webOrigin), card, vcard: card && `${card}.vcf` },
    indexable: face.indexable ?? false,
    published_at: face.publishedAt?.toISOString() ?? null,
    updated_at: (face.contentAt ?? face.createdAt).toISOString(),
  }
}

/**
 * A preview: the same site in the template and language that its owner chose. `look` null: with its saved colours and
 * font.
 */
export const presentPreview = (
  site: SiteContent,
  looker: Looker,
  to: Addresses,
  {
    template,
    language,
    look,
    font,
  }: {
    readonly template: TemplateKey
    readonly language: Language
    readonly look: Look | null
    /** Of an unsaved look: the font that was uploaded, if it is one. */
    readonly font: StoredFont | null
  },
): SiteData => ({
  ...presentSite(site, looker, to),
  template,
  language,
  ...(look ? { colours: coloursOf(look), font: pageFont(look.font, font) } : {}),
  indexable: false,
})

/** The card behind a QR code, for those who hold it. */
export function presentCard(
  face: Face,
  code: string,
  { nameOf, to }: { readonly nameOf: NameOf; readonly to: Addresses },
): CardData {
  const { bio: _bio, nickname: _nickname, cover: _cover, ...shown } = presentFace(face, 'card', to)
  const card = cardUrl(code, to.webOrigin)
  return {
    ...shown,
    code,
    company: face.kind === 'company' ? companyContact(face, 'card', nameOf) : null,
    urls: {
      card,
      vcard: `${card}.vcf`,
      site: face.status === 'published' ? siteUrl(face.username, to.webOrigin) : null,
    },
  }
}
