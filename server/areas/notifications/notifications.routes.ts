import type { notificationOperations } from '../../../openapi/operations/notifications.ts'
import type { Handlers } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { cutPage } from '../../kernel/list/cursor.ts'
import { cursorAt, placeBefore } from './notifications.cursor.ts'
import { markNotifications } from './notifications.commands.ts'
import { type CarriedOffers, presentNotification, presentNotifications } from './notifications.present.ts'
import { countNotifications, findNotification, listNotifications } from './notifications.queries.ts'
import { editPreferences } from './preferences.commands.ts'
import { readPreferences } from './preferences.queries.ts'
import { openStream } from './notifications.stream.ts'

const PAGE = 20

/** The handlers of notifications. `offersOf` reads the offers that some of them contain. */
export const notificationHandlers = (offersOf: CarriedOffers) =>
  ({
    listNotifications: async ({ db, viewer, query, lang, services }) => {
      const limit = query.per_page ?? PAGE
      const rows = await listNotifications(db, viewer, { place: placeBefore(query.before), limit: limit + 1 })
      const { shown, last } = cutPage(rows, limit)
      const next = last && cursorAt(last)
      return {
        data: await presentNotifications(db, shown, { viewer, lang, services, offersOf }),
        ...(await countNotifications(db, viewer)),
        next,
      }
    },

    streamNotifications: async ({ services, viewer, lang, lastEventId }) =>
      openStream(services, { viewer, lang, lastEventId, offersOf }),

    readNotification: async ({ db, viewer, params, lang, services, write }) => {
      // Nothing is locked for an unknown id: what is not the viewer's is not found before anything is written.
      if ((await findNotification(db, viewer, params.id)) === undefined) refuse('not_found', {})
      return write(async (tx) => {
        await markNotifications(tx, services, viewer, { as: 'read', id: params.id })
        const row = await findNotification(tx, viewer, params.id)
        return row === undefined
          ? refuse('not_found', {})
          : presentNotification(tx, row, { viewer, lang, services, offersOf })
      })
    },

    readAllNotifications: async ({ services, viewer, write }) =>
      write((tx) => markNotifications(tx, services, viewer, { as: 'read' })),
    seeNotifications: async ({ services, viewer, write }) =>
      write((tx) => markNotifications(tx, services, viewer, { as: 'seen' })),

    getNotificationPreferences: async ({ db, viewer }) => readPreferences(db, viewer.userId),
    editNotificationPreferences: async ({ viewer, body, write }) =>
      write((tx) => editPreferences(tx, viewer.userId, body)),
  }) satisfies Handlers<typeof notificationOperations>
