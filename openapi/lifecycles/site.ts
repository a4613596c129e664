import { defineLifecycle } from '../lifecycle.ts'

/**
 * A site at `/@username`: shown to the public or not. Publishing again makes nothing new, so it is refused with the
 * truth. An administrator takes a site down that was reported rightly.
 */
export const site = defineLifecycle({
  id: 'site',
  initial: 'unpublished',
  states: {
    unpublished: { publish: { to: 'published', by: ['owner'] } },
    published: { unpublish: { to: 'unpublished', by: ['owner', 'administrator'] } },
  },
})
