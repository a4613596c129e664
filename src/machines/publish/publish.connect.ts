import type { SnapshotFrom } from 'xstate'
import { conversationIn } from '../life/life.ts'
import type { Dress, PublishEvent, PublishMachine, Site } from './publish.machine.ts'

/** The look of a site, apart from the rest of it. */
export const lookOf = ({ primary_colour, second_colour, text_colour, font }: Site): Dress['look'] => ({
  primary_colour,
  second_colour,
  text_colour,
  font,
})

/** What a screen shows of a site's conversation. Pure. */
export function connectPublish(snapshot: SnapshotFrom<PublishMachine>, send: (event: PublishEvent) => void) {
  const { row: site, indexable, failure, done } = snapshot.context
  const state = conversationIn(snapshot.value)
  return {
    site,
    failure,
    done,
    busy: snapshot.hasTag('busy'),
    /** Which question stands open, if any. */
    question:
      state === 'asking' || state === 'publishing'
        ? ('publish' as const)
        : state === 'doubting' || state === 'unpublishing'
          ? ('unpublish' as const)
          : null,
    /** What is missing was asked to be published. */
    isIncomplete: state === 'incomplete',
    mayPublish: snapshot.can({ type: 'publish.ask' }),
    mayUnpublish: snapshot.can({ type: 'unpublish.ask' }),
    indexable,
    askPublish: () => send({ type: 'publish.ask' }),
    askUnpublish: () => send({ type: 'unpublish.ask' }),
    answerIndexing: (value: boolean) => send({ type: 'indexing.answer', indexable: value }),
    confirm: () => send({ type: 'question.confirm' }),
    cancel: () => send({ type: 'question.cancel' }),
    /** Saves the template and the look; `thenPublish` asks about publishing when that is done. */
    dress: (dress: Pick<Dress, 'template' | 'look'>, thenPublish = false) =>
      send({ type: 'site.edit', dress: { ...dress, indexable: site.indexable }, thenPublish }),
    changeIndexing: (value: boolean) =>
      send({
        type: 'site.edit',
        dress: { template: site.template, look: lookOf(site), indexable: value },
        thenPublish: false,
      }),
  }
}
export type PublishView = ReturnType<typeof connectPublish>
