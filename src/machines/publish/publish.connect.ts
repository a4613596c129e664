import type { SnapshotFrom } from 'xstate'
import type { PublishEvent, PublishMachine, Template } from './publish.machine.ts'

/** What a screen shows of a site's conversation. Pure. */
export function connectPublish(snapshot: SnapshotFrom<PublishMachine>, send: (event: PublishEvent) => void) {
  const { site, indexable, failure, done } = snapshot.context
  return {
    site,
    failure,
    done,
    busy: snapshot.hasTag('busy'),
    /** Which question stands open, if any. */
    question:
      snapshot.matches('asking') || snapshot.matches('publishing')
        ? ('publish' as const)
        : snapshot.matches('doubting') || snapshot.matches('unpublishing')
          ? ('unpublish' as const)
          : null,
    /** What is missing was asked to be published. */
    isIncomplete: snapshot.matches('incomplete'),
    mayPublish: snapshot.can({ type: 'publish.ask' }),
    mayUnpublish: snapshot.can({ type: 'unpublish.ask' }),
    indexable,
    askPublish: () => send({ type: 'publish.ask' }),
    askUnpublish: () => send({ type: 'unpublish.ask' }),
    answerIndexing: (value: boolean) => send({ type: 'indexing.answer', indexable: value }),
    confirm: () => send({ type: 'question.confirm' }),
    cancel: () => send({ type: 'question.cancel' }),
    choose: (template: Template) => send({ type: 'site.edit', template, indexable: site.indexable }),
    changeIndexing: (value: boolean) => send({ type: 'site.edit', template: site.template, indexable: value }),
  }
}
export type PublishView = ReturnType<typeof connectPublish>
