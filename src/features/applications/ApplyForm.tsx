import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { fromPromise } from 'xstate'
import type { ApplicationSource } from '../../../openapi/application-source.ts'
import type { Failure } from '../../../openapi/failure.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { applicationBody } from '../../../openapi/schemas/job-application.ts'
import { beginForm } from '../../hooks/kept-form.ts'
import { useAutosave } from '../../hooks/useAutosave.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import {
  jobApplicationMachine,
  type ApplicationWish,
  type LivingApplication,
} from '../../machines/job-application/job-application.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { schemaResolver } from '../../ui/form/resolver.ts'
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { formOf, placeOf, prepare, readForm, valuesOf } from './application.ts'
import { draftMachine, living, sendApplication, type ApplicationValues } from './apply.effects.ts'
import { ApplyQuestion } from './ApplyQuestion.tsx'
import { ApplyView } from './ApplyView.tsx'
import type { RenderAddDocument } from './DocumentChoice.tsx'
import { useDifferences } from './useDifferences.tsx'
import type { OwnForm } from './own-form.ts'

/** Stands for an application that nobody saved yet: nothing can be done with it. */
const UNSAVED: LivingApplication = { id: '' as Ref<'jobApplication'>, version: 0, status: 'draft', abilities: {} }

interface ApplyFormProps {
  readonly start: OwnForm
  /** How they came to the job. */
  readonly from: ApplicationSource | null
  readonly renderAddDocument: RenderAddDocument
  /** It was sent, or cannot be any more: the form is read again. */
  readonly onOver: () => void
}

/** An application while it is written: it saves itself, and is sent once, after a summary. */
export function ApplyForm({ start, from, renderAddDocument, onOver }: ApplyFormProps) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const [{ slug, questions }] = useState(start.job)
  const name = `application ${slug}`
  const [readValues] = useState(() => (row: OwnForm) => valuesOf(row, lang))
  const [toHeld] = useState(() => (values: ApplicationValues) => formOf(values, questions))
  const resolver = useMemo(() => schemaResolver(applicationBody, t, prepare), [t])
  const [held] = useState(() => beginForm(name, toHeld(readValues(start))))
  const form = useCheckedForm(resolver, held as Parameters<typeof useCheckedForm<typeof applicationBody>>[1])
  const [machine] = useState(() => draftMachine(slug, from))
  const { save, state, settle } = useAutosave(form, machine, {
    row: start,
    name,
    valuesOf: readValues,
    formOf: toHeld,
    read: readForm,
  })
  const describe = useDifferences(start.job)
  const conflict = useMerge(form, save, { formOf: toHeld, describe })
  // It was sent or closed elsewhere while it was written here.
  const over = useEffectEvent(onOver)
  const code = save.failure?.code
  useEffect(() => {
    if (code === 'not_pending' || code === 'not_found') over()
  }, [code])

  const complained = (failure: Failure) => {
    const said = failureText(failure, t)
    // The job closed or was paused meanwhile, which the form says once it is read again.
    const text = failure.code === 'not_pending' ? t('application.unchanged') : said.text || said.title
    toast({ severity: 'error', title: t('application.failed.apply'), text })
    onOver()
  }
  const [lifeMachine] = useState(() =>
    jobApplicationMachine.provide({
      actors: {
        send: fromPromise<LivingApplication, ApplicationWish>(({ input, signal }) =>
          sendApplication(slug)(input, signal),
        ),
      },
    }),
  )
  const row = save.row ?? start
  const { application } = row
  const [life, send] = useActor(
    lifeMachine.provide({
      actions: { announce: () => onOver(), complain: (_, { failure }) => complained(failure) },
    }),
    { input: { row: application === null ? UNSAVED : living(application) } },
  )
  useEffect(() => {
    if (application !== null) send({ type: 'row.changed', row: living(application) })
  }, [application, send])

  const [isAsked, setAsked] = useState(false)
  const missing = application?.missing ?? ['resume_id']
  const begin = () => {
    const start = async () => {
      const saved = await settle()
      if (saved === null) {
        toast({ severity: 'error', title: t('application.failed.apply'), text: t('application.autosave.first') })
        return
      }
      setAsked(true)
      const [first] = saved.application?.missing ?? ['resume_id']
      if (first !== undefined || saved.application === null) {
        goTo(placeOf(first ?? 'resume_id'))
        return
      }
      send({ type: 'row.changed', row: living(saved.application) })
      send({ type: 'act.apply' })
    }
    void start()
  }
  return (
    <>
      <ApplyView
        form={form}
        row={row}
        state={state}
        trouble={save.trouble}
        // What is over says so itself, once it is read again.
        failure={code === 'not_pending' ? null : save.failure}
        conflict={conflict}
        missing={missing}
        isAsked={isAsked}
        isBusy={life.hasTag('busy')}
        renderAddDocument={renderAddDocument}
        onSettle={() => void settle()}
        onRetry={save.retry}
        onSend={begin}
        onGoTo={(one) => goTo(placeOf(one))}
      />
      {life.hasTag('open') && application !== null ? (
        <ApplyQuestion
          job={start.job}
          application={application}
          control={form.control as unknown as Control}
          failure={life.context.failure}
          isBusy={life.hasTag('busy')}
          onConfirm={() => send({ type: 'act.confirm' })}
          onClose={() => send({ type: 'act.cancel' })}
        />
      ) : null}
    </>
  )
}

/** To the first control at a place of the form. */
function goTo(place: string): void {
  const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  const control = found?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')
  ;(control ?? found)?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
