import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { jobPostingBody, type JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { beginForm } from '../../hooks/kept-form.ts'
import { useAutosave } from '../../hooks/useAutosave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import {
  jobPostingMachine,
  type PostingEvent,
  type PostingWish,
} from '../../machines/job-posting/job-posting.machine.ts'
import { alike } from '../../machines/save/differing.ts'
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts'
import { schemaResolver } from '../../ui/form/resolver.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { formOf, prepare, readForm, valuesOf } from './posting.ts'
import type { PostingDetail } from './posting-names.effects.ts'
import { PostingEditorView } from './PostingEditorView.tsx'
import { PostingPreview } from './PostingPreview.tsx'
import { PostingQuestion } from './PostingQuestion.tsx'
import { postingSaveMachine, roomMachine, sendPosting } from './postings.effects.ts'
import { usePostingDifferences } from './usePostingDifferences.tsx'
import { usePostingOutcome } from './usePostingOutcome.ts'

/** The editor of one posting: it saves itself, and its life is run beside it. `detail` may be read again meanwhile. */
export function PostingEditor({ detail: { posting, names } }: { readonly detail: PostingDetail }) {
  const { t } = useTexts()
  const toast = useToast()
  const say = usePostingOutcome()
  const room = useLoad(roomMachine, null)
  const name = `posting ${posting.id}`
  const resolver = useMemo(() => schemaResolver(jobPostingBody, t, prepare), [t])
  const [start] = useState(() => beginForm(name, formOf(valuesOf(posting))))
  const form = useCheckedForm(resolver, start as Parameters<typeof useCheckedForm<typeof jobPostingBody>>[1])
  const { save, state, settle } = useAutosave(form, postingSaveMachine, {
    row: posting,
    name,
    valuesOf,
    formOf,
    read: readForm,
  })
  const describe = usePostingDifferences(names)
  const conflict = useMerge(form, save, { formOf, describe })

  const told = (outcome: PostingEvent, now: JobPosting) => {
    save.receive(now)
    room.refresh()
    say.done(outcome, now)
  }
  const [machine] = useState(() =>
    jobPostingMachine.provide({
      actors: { send: fromPromise<JobPosting, PostingWish>(({ input, signal }) => sendPosting(input, signal)) },
    }),
  )
  const [life, send] = useActor(
    machine.provide({
      actions: {
        announce: (_, { outcome, row }) => told(outcome, row),
        complain: ({ context }, { failure }) => say.failed(context.event, failure),
      },
    }),
    { input: { row: posting } },
  )
  // Each saving makes a new version, which the life goes on from.
  const { row } = save
  useEffect(() => {
    if (row !== null) send({ type: 'row.changed', row })
  }, [row, send])
  // What others do with it is read again at a live event, and shown at once.
  const status = life.context.row.status
  const follow = useEffectEvent((now: JobPosting) => {
    if (now.version > life.context.row.version && now.status !== status) room.refresh()
    send({ type: 'row.changed', row: now })
  })
  useEffect(() => follow(posting), [posting])
  // The form goes on from a version that says the same; another's text is merged when this form is saved next.
  const isSameText = row !== null && posting.version > row.version && alike(valuesOf(posting), valuesOf(row))
  const goOn = useEffectEvent(() => save.receive(posting))
  useEffect(() => {
    if (isSameText) goOn()
  }, [isSameText, posting])
  // What was typed a moment ago is published too.
  const act = (event: PostingEvent) => {
    const start = async () => {
      const saved = await settle()
      if (saved === null) {
        toast({ severity: 'error', title: t(`posting.failed.${event}`), text: t('posting.autosave.first') })
        return
      }
      send({ type: 'row.changed', row: saved })
      send({ type: `act.${event}` })
    }
    void start()
  }
  const [isPreviewed, setPreviewed] = useState(false)
  // What was typed a moment ago is seen too; what cannot be saved says so itself.
  const preview = () => void settle().then((saved) => setPreviewed(saved !== null))
  return (
    <>
      <PostingEditorView
        form={form}
        row={{ ...(row ?? posting), ...life.context.row }}
        names={names}
        room={room.data}
        state={state}
        trouble={save.trouble}
        failure={save.failure}
        conflict={conflict}
        isBusy={life.hasTag('busy')}
        onSettle={() => void settle()}
        onRetry={save.retry}
        onAct={act}
        onPreview={preview}
      />
      {isPreviewed ? (
        <PostingPreview id={posting.id} title={(row ?? posting).title} onClose={() => setPreviewed(false)} />
      ) : null}
      <PostingQuestion snapshot={life} send={send} opensAtOnce={room.data?.needsReview === false} />
    </>
  )
}
