import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: profiles on social media; each has a platform and a full address. */
export const socialMedia = defineResource({
  name: 'socialMedia',
  plural: 'socialMedias',
  owner: 'account',
  path: '/social-medias',
  section: 'social_media',
  fields: { platform: field.reference('platforms'), url: field.address() },
  read: 'member',
  write: 'member',
  columns: ['platform', 'url'],
  shownAs: { as: 'rows' },
  search: ['url'],
  sort: [],
  unique: ['url'],
  most: 50,
  atLeastOne: true,
})
