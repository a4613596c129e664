import { sendParent } from 'xstate'
import type { AnyResource } from '../../../openapi/resource.ts'
import {
  publishingMachine,
  type PublishedRow,
  type PublishingAct,
} from '../../machines/publishing/publishing.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { callResource } from './call-resource.ts'
import type { AnyRow } from './row.ts'

/** An entry of a collection whose entries are published. */
export type PublishedEntry = AnyRow & PublishedRow

/** The life of one entry; what comes of a conversation is told to whoever keeps the rows. */
export const createPublishing = (resource: AnyResource) =>
  publishingMachine.provide({
    actors: {
      send: createSaveMachine<PublishingAct, PublishedRow>(({ values, row }, signal) => {
        if (row === null) throw new Error('Only an entry that is there can be published.')
        return callResource.send(resource, row, values, signal) as Promise<PublishedEntry>
      }),
    },
    actions: {
      announce: sendParent(({ context }, { outcome }: { readonly outcome: PublishingAct['kind'] }) => ({
        type: 'life.told',
        outcome,
        row: context.row,
      })),
    },
  })

/** The address of an entry's page as it is saved: good for ten minutes. */
export const createPreview = (resource: AnyResource, id: string) =>
  createLoadMachine<{ readonly url: string }>((_, signal) => callResource.preview(resource, id, signal))
