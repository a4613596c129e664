import { z } from 'zod'
import { bytes, created, defineOperation, ok } from '../define.ts'
import { accountSetup, accountSetupBody, cardAnswer, dashboard, personalDetail, personalDetailBody, previewAnswer, previewBody, publishBody, section, sectionBody, SECTIONS, siteAnswer, siteBody, uploadAnswer, versionBody } from '../schemas/profile.ts'

const sectionKey = { key: z.enum(SECTIONS) }

/** A person's own details, sections, site and card: product.md §3. */
export const profileOperations = {
  getPersonalDetail: defineOperation({ method: 'GET', path: '/personal/detail', summary: 'Names and contact of the caller', access: 'user', output: ok(personalDetail), errors: ['forbidden'] }),
  editPersonalDetail: defineOperation({ method: 'PUT', path: '/personal/detail', summary: 'Replace names and contact', access: 'user', body: personalDetailBody, output: ok(personalDetail), errors: ['forbidden', 'stale'] }),
  getAccountSetup: defineOperation({ method: 'GET', path: '/account/setup', summary: 'Headline, photo, colours and language of the account', access: 'individual', output: ok(accountSetup) }),
  editAccountSetup: defineOperation({ method: 'PUT', path: '/account/setup', summary: 'Replace headline, photo, colours and language', access: 'individual', body: accountSetupBody, output: ok(accountSetup), errors: ['stale'] }),
  uploadPicture: defineOperation({ method: 'POST', path: '/files/pictures', summary: 'Stage a picture; it is kept once something refers to it', access: 'member', files: { file: { kind: 'picture' } }, output: created(uploadAnswer), errors: ['picture_refused', 'too_large', 'unsupported_media'], throttle: { by: 'user', limit: 120, per: 3600 } }),

  listSections: defineOperation({ method: 'GET', path: '/sections', summary: 'The sections of the account, in their order', access: 'individual', output: ok(z.array(section)) }),
  editSection: defineOperation({ method: 'PUT', path: '/sections/{key}', summary: 'Show or hide a section and choose who sees it', access: 'individual', params: sectionKey, body: sectionBody, output: ok(section), errors: ['stale'] }),

  getSite: defineOperation({ method: 'GET', path: '/site', summary: 'The account’s site', access: 'individual', output: ok(siteAnswer) }),
  editSite: defineOperation({ method: 'PUT', path: '/site', summary: 'Choose template and indexing', access: 'individual', body: siteBody, output: ok(siteAnswer), errors: ['stale'] }),
  publishSite: defineOperation({ method: 'POST', path: '/site/publish', summary: 'Show the site at /@username', access: 'individual', body: publishBody, output: ok(siteAnswer), errors: ['not_pending', 'not_publishable', 'stale'], sends: ['site', 'publish'] }),
  unpublishSite: defineOperation({ method: 'POST', path: '/site/unpublish', summary: 'Take the site from the public', access: 'individual', body: versionBody, output: ok(siteAnswer), errors: ['not_pending', 'stale'], sends: ['site', 'unpublish'] }),
  createPreview: defineOperation({ method: 'POST', path: '/site/preview', summary: 'A short-lived link that shows the site as someone would see it', access: 'individual', body: previewBody, output: created(previewAnswer) }),

  getCard: defineOperation({ method: 'GET', path: '/card', summary: 'The digital business card', access: 'individual', output: ok(cardAnswer) }),
  getCardQr: defineOperation({ method: 'GET', path: '/card/qr.svg', summary: 'The QR code of the card', access: 'individual', output: bytes('image/svg+xml') }),
  getCardContact: defineOperation({ method: 'GET', path: '/card/contact.vcf', summary: 'The card as a vCard 3.0', access: 'individual', output: bytes('text/vcard') }),

  getDashboard: defineOperation({ method: 'GET', path: '/dashboard', summary: 'Counts for the current account', access: 'user', output: ok(dashboard) }),
}
