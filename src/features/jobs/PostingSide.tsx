import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { isUnsaved, mayRetry } from '../../hooks/useAutosave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PostingEvent } from '../../machines/job-posting/job-posting.machine.ts'
import { AutosaveNote } from '../../ui/form/AutosaveNote.tsx'
import { MissingList } from '../../ui/form/MissingList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { gapsOf, type Gap } from './posting.ts'
import { PostingChip } from './posting-look.tsx'
import type { PostingEditorViewProps } from './PostingEditorView.tsx'
import { RoomLine } from './PostingsView.tsx'
import { PublicAddress } from './PublicAddress.tsx'

/** Asks whether to publish; what is missing comes before the question. */
export function PublishButton({ form, isBusy, onAct }: Pick<PostingEditorViewProps, 'form' | 'isBusy' | 'onAct'>) {
  const { t } = useTexts()
  const publish = () => {
    const [first] = gapsOf(form.hook.getValues(), new Date())
    if (first) goTo(first.field)
    else onAct('publish')
  }
  return (
    <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : publish())}>
      {t('posting.action.publish')}
    </Button>
  )
}

interface PostingSideProps extends PostingEditorViewProps {
  /** It stands beside the form: otherwise the form's foot says whether it is saved, and publishes. */
  readonly isBeside: boolean
}
/** Where a posting stands: whether it is saved, what it lacks, what can be done, and where the public reads it. */
export function PostingSide({ isBeside, ...props }: PostingSideProps) {
  const { row, room, isBusy, onAct, onPreview } = props
  const { t } = useTexts()
  const { status, abilities, url } = row
  const about = status === 'draft' ? null : t(`posting.help.${status}`)
  const others = (['withdraw', 'resume', 'pause', 'close'] as const).filter((event) => abilities[event])
  return (
    <Panel>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <PostingChip status={status} />
          {isBeside && abilities.edit ? <Saved {...props} /> : null}
        </chakra.div>
        {about ? (
          <chakra.p textStyle="sm" color="fg.muted">
            {about}
          </chakra.p>
        ) : null}
        {url !== null && status === 'open' ? <PublicAddress url={url} title={row.title} /> : null}
        {abilities.publish ? (
          <>
            <Checklist form={props.form} />
            <RoomLine room={room} />
            {isBeside ? <PublishButton {...props} /> : null}
          </>
        ) : null}
        {status === 'open' || status === 'closed' ? null : (
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : onPreview())}
          >
            {t('posting.action.preview')}
          </Button>
        )}
        {others.length > 0 ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {others.map((event) => (
              <Act key={event} event={event} isBusy={isBusy} onAct={onAct} />
            ))}
          </chakra.div>
        ) : null}
      </chakra.div>
    </Panel>
  )
}

interface ActProps extends Pick<PostingEditorViewProps, 'isBusy' | 'onAct'> {
  readonly event: PostingEvent
}
function Act({ event, isBusy, onAct }: ActProps) {
  const { t } = useTexts()
  return (
    <Button
      variant={event === 'resume' ? 'solid' : 'outline'}
      colorPalette={event === 'close' ? 'danger' : event === 'resume' ? 'primary' : 'gray'}
      aria-disabled={isBusy}
      onClick={() => (isBusy ? undefined : onAct(event))}
    >
      {t(`posting.action.${event}`)}
    </Button>
  )
}

/** Whether what is typed is saved, and why not. */
export function Saved({ state, trouble, onRetry }: PostingEditorViewProps) {
  const { t } = useTexts()
  const said = state === 'stuck' && trouble === 'offline' ? 'offline' : state
  return (
    <AutosaveNote
      text={t(`posting.autosave.${said}`)}
      isWrong={isUnsaved(state)}
      onRetry={mayRetry(state, trouble) ? onRetry : null}
    />
  )
}

const groupLabel = (field: string) => (field === 'region' ? 'posting.checklist.place' : null)

/** What a posting lacks before it can open; each leads to its field. */
function Checklist({ form }: Pick<PostingEditorViewProps, 'form'>) {
  const { t } = useTexts()
  const held = useWatch({ control: form.control as unknown as Control })
  const [opened] = useState(() => new Date())
  const gaps = gapsOf(held, opened)
  const nameOf = ({ field, question, isOver }: Gap) => {
    if (isOver) return t('posting.checklist.deadline')
    return question === undefined
      ? t((groupLabel(field) ?? `posting.field.${field}`) as 'posting.field.title')
      : t('posting.checklist.question', { number: question })
  }
  return (
    <chakra.section aria-label={t('posting.checklist')} display="grid" gap="2">
      <chakra.h2 textStyle="md" fontWeight="650">
        {t('posting.checklist')}
      </chakra.h2>
      <MissingList
        missing={gaps.map((gap) => ({ key: gap.field, text: nameOf(gap), onGo: () => goTo(gap.field) }))}
        left={t('posting.checklist.left', { count: gaps.length })}
        done={t('posting.checklist.done')}
      />
    </chakra.section>
  )
}

/** The control of a field; of a text in two languages the one that is shown. */
function goTo(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(field)}"]`)
  const controls = [
    ...document.querySelectorAll<HTMLElement>(`[name="${CSS.escape(field)}"], [name^="${CSS.escape(field)}."]`),
    ...(place?.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable="true"]') ?? []),
  ]
  const control = controls.find((one) => one.closest('[hidden]') === null)
  ;(control ?? place)?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
