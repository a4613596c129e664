import type { z } from 'zod'
import type { notificationPreferences } from '../../../openapi/schemas/notification.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import type { Mark, Page } from '../../machines/notifications/notifications.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Preferences = z.output<typeof notificationPreferences>
export type Mails = Preferences['mails']

/** The first page, or the one before a cursor. */
export const fetchPage = (before: string | null, signal: AbortSignal): Promise<Page> =>
  answer(api.GET('/notifications', { params: { query: before === null ? {} : { before } }, signal }))

/** Reports what was read or seen. It continues when nobody waits for it any more. */
export const mark = async (asked: Mark): Promise<void> => {
  switch (asked.as) {
    case 'read':
      await answer(api.POST('/notifications/{id}/read', { params: { path: { id: asked.id } } }))
      return
    case 'readAll':
      await answer(api.POST('/notifications/read', {}))
      return
    case 'seen':
      await answer(api.POST('/notifications/seen', {}))
  }
}

// A record keyed by the kinds loses its keys in the document; the contract has them all.
export const preferencesMachine = createLoadMachine<Preferences>((_input, signal) =>
  answer(api.GET('/notifications/preferences', { signal })),
)
export const mailsMachine = createSaveMachine<Mails, Preferences>(({ values, row }, signal) =>
  answer(api.PUT('/notifications/preferences', { body: { mails: values, version: row?.version ?? 1 }, signal })),
)
