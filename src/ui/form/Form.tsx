import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../failure-text.ts'
import { Lines } from '../Lines.tsx'
import { BELOW_BARS, Notice } from '../Notice.tsx'
import { useSession } from '../session-context.ts'
import { useUnsaved } from '../unsaved.ts'
import { useDraft } from './useDraft.ts'
import { WaitingContext } from './waiting.ts'
import { RetryButton } from './RetryButton.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { countWrong, placeErrors } from './place-errors.ts'
import { ShownFieldsContext, useShownFields } from './shown-fields.ts'
import { TextLanguageContext, useTextLanguages } from './text-language.ts'
import type { SchemaForm } from './useCheckedForm.ts'

/** A control whose value is refused, and the button that adds to a list which is. */
const WRONG = '[aria-invalid="true"], [data-wrong]'

/** What stands in the way of a save, as the save machine names it. */
export type SaveTrouble = 'stale' | 'refused' | 'offline' | 'failed' | 'accountChanged' | null
/** The conversation with the server, as far as a form itself tells of it. */
export interface FormSave {
  readonly busy: boolean
  readonly failure: Failure | null
  /** A conflict is told beside the form, which then says nothing of its own. */
  readonly trouble?: SaveTrouble
  readonly failed?: string | undefined
  readonly canRetry?: boolean
  readonly retry?: () => void
  /** A person has changed something: what waits for the line is older than that and must not go out by itself. */
  readonly changed: () => void
}
export interface FormProps<S extends z.ZodObject> {
  readonly form: SchemaForm<S>
  readonly onSubmit: (body: z.output<S>) => void
  /** Of a form that one conversation sends; in the place of the four that follow. */
  readonly save?: FormSave
  /** A call is under way: sending again does nothing. */
  readonly busy?: boolean
  /**
   * Why the last call failed. Its field messages go to the fields, the rest stands above the form. A new object is a
   * new failure.
   */
  readonly failure?: Failure | null
  /** What was not done, in words: it heads the notice of a failure. */
  readonly failed?: string | undefined
  /** Buttons for a failure, such as "Show the newer version". */
  readonly failureActions?: ReactNode
  /** False where leaving loses nothing worth asking about (signing in). */
  readonly guarded?: boolean
  /** It saves itself: a refusal comes while one types, and does not take the focus from what is typed. */
  readonly savesItself?: boolean
  /** Names the form and its row, so that what is typed survives a reload; absent, it does not. */
  readonly draft?: string
  readonly label?: string
  readonly id?: string
  /** A dialog of a few fields, all in sight: what is wrong stands at them, so that above them they are only counted. */
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/**
 * A form over a body of the contract: validates with the schema, counts what is wrong, moves the focus to the first
 * wrong field in the order of the page, places the server's messages, and asks before unsaved input is lost. On any
 * failure what was typed stays. Texts in two languages are shown in one at a time.
 */
export function Form<S extends z.ZodObject>({
  form,
  onSubmit,
  save,
  busy = save?.busy ?? false,
  failure = save === undefined || save.trouble === 'stale' ? null : save.failure,
  failed = save?.failed,
  failureActions = save?.retry && save.canRetry ? <RetryButton onRetry={save.retry} /> : undefined,
  guarded = true,
  savesItself = false,
  draft,
  label,
  id,
  isSmall = false,
  children,
}: FormProps<S>) {
  const { t } = useTexts()
  const element = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const { errors, isDirty, submitCount } = form.hook.formState
  const wrong = countWrong(errors, form.hook.control._names.mount)
  useUnsaved(guarded && isDirty)
  const { accountId } = useSession()
  const { isRestored, discard } = useDraft(form.hook, draft === undefined ? null : `${accountId ?? ''} ${draft}`)

  const changed = useEffectEvent(() => save?.changed())
  useEffect(() => {
    const watching = form.hook.watch((_, { type }) => {
      // Only what a person changes counts; a reset after saving does not.
      if (type === 'change') changed()
    })
    return () => watching.unsubscribe()
  }, [form.hook])

  // The messages are on the page when these effects run: the wrong fields can be found there, in the order of the page.
  const { scope, names, choose, goTo } = useTextLanguages()
  const control = form.control as unknown as Control
  const shownFields = useShownFields(control)
  // What is in sight comes first; the language that is not shown is, where all that is wrong is in it.
  const focusFirst = () => {
    const fields = [...(element.current?.querySelectorAll<HTMLElement>(WRONG) ?? [])]
    const field = fields.find((each) => each.closest('[hidden]') === null) ?? fields[0]
    if (field) goTo(field)
    else notice.current?.focus()
  }
  const goToText = (language: Language, fields: readonly string[]) => {
    const frames = element.current?.querySelectorAll<HTMLElement>(`[data-text-language="${language}"]`)
    const frame = [...(frames ?? [])].find(({ dataset }) => fields.includes(dataset['textField'] ?? ''))
    const control = frame?.querySelector<HTMLElement>('input, textarea, [contenteditable]')
    if (control) goTo(control)
  }
  const focusIfWrong = useEffectEvent(() => {
    if (wrong > 0) focusFirst()
  })
  useEffect(() => {
    if (submitCount > 0) focusIfWrong()
  }, [submitCount])
  const [taken, setTaken] = useState<Failure | null>(null)
  const take = useEffectEvent((why: Failure | null) => {
    setLeft(why ? placeErrors(form.hook, why.errors) : [])
    setTaken(why)
  })
  useEffect(() => take(failure), [failure])
  const focusTaken = useEffectEvent(() => {
    if (!savesItself || !element.current?.contains(document.activeElement)) focusFirst()
  })
  useEffect(() => {
    if (taken) focusTaken()
  }, [taken])

  const [underway, setUnderway] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((file: string, isUnderway: boolean) => {
    setUnderway((known) => {
      if (known.has(file) === isUnderway) return known
      const next = new Set(known)
      if (isUnderway) next.add(file)
      else next.delete(file)
      return next
    })
  }, [])
  const waiting = useMemo(() => ({ set: note }), [note])
  // Sent while a file was on its way: it goes out with the file.
  const [isHeld, setHeld] = useState(false)
  const send = () => void form.hook.handleSubmit((body) => onSubmit(body))()
  const sendHeld = useEffectEvent(send)
  useEffect(() => {
    if (!isHeld || underway.size > 0) return
    setHeld(false)
    sendHeld()
  }, [isHeld, underway])

  // Whoever has changed every field that the server refused has nothing left to look for.
  const isMended =
    failure?.code === 'invalid' &&
    failure === taken &&
    Object.keys(failure.errors).length > 0 &&
    Object.keys(errors).length === 0 &&
    left.length === 0
  const said = failure && !isMended ? failureText(failure, t) : null
  // What is wrong in a form is said as the specification says it, at its fields.
  const heading = failure?.code === 'invalid' ? undefined : failed
  return (
    <chakra.form
      ref={element}
      noValidate
      aria-busy={busy}
      {...(label ? { 'aria-label': label } : {})}
      {...(id ? { id } : {})}
      display="flex"
      flexDirection="column"
      gap="5"
      // What has the focus is not covered by the switch, which stays in sight.
      css={{
        '& :is(input, textarea, select, button, [contenteditable])': { scrollMarginTop: BELOW_BARS },
      }}
      onSubmit={(event) => {
        // A form in a dialog of a form must not send the outer one.
        event.stopPropagation()
        event.preventDefault()
        if (underway.size > 0) setHeld(true)
        else if (!busy) send()
      }}
    >
      {said ? (
        <Notice ref={notice} kind="error" title={heading ?? said.title} actions={failureActions}>
          <Lines
            lines={[
              heading ? said.title : '',
              failure?.code === 'invalid' && wrong > 0 ? t('ui.form.count', { count: wrong }) : said.text,
              ...left,
            ]}
          />
        </Notice>
      ) : wrong > 0 && submitCount > 0 ? (
        isSmall ? (
          <Notice ref={notice} kind="error" title={t('ui.form.count', { count: wrong })} />
        ) : (
          <Notice ref={notice} kind="error" title={t('ui.form.invalid')}>
            <chakra.span display="block">{t('ui.form.check')}</chakra.span>
            {t('ui.form.count', { count: wrong })}
          </Notice>
        )
      ) : null}
      {isRestored && isDirty ? (
        <Notice
          kind="info"
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={discard}>
              {t('ui.form.draft.discard')}
            </Button>
          }
        >
          {t('ui.form.draft.restored')}
        </Notice>
      ) : null}
      {names.length > 0 ? (
        <LanguageSwitch control={control} names={names} shown={scope.shown} onChoose={choose} onGo={goToText} />
      ) : null}
      <WaitingContext value={waiting}>
        <TextLanguageContext value={scope}>
          <ShownFieldsContext value={shownFields}>{children}</ShownFieldsContext>
        </TextLanguageContext>
      </WaitingContext>
      {isHeld ? <Notice kind="info">{t('ui.form.waiting')}</Notice> : null}
    </chakra.form>
  )
}
