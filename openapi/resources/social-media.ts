import { z } from 'zod'
import { referenceKey } from '../schemas/reference.ts'
import { webAddress } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: profiles on social media; each has a platform and a full address. */
export const socialMedia = defineResource({
  name: 'socialMedia',
  plural: 'socialMedias',
  owner: 'account',
  path: '/social-medias',
  schema: z.strictObject({
    platform: referenceKey('platforms'),
    url: webAddress,
  }),
  read: 'member',
  write: 'member',
  columns: ['platform', 'url'],
  search: ['url'],
  sort: [],
  unique: ['url'],
  form: {
    platform: { as: 'reference', list: 'platforms' },
    url: { as: 'address' },
  },
  most: 50,
})
