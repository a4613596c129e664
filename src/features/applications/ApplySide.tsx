import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { isUnsaved, mayRetry } from '../../hooks/useAutosave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AutosaveNote } from '../../ui/form/AutosaveNote.tsx'
import { MissingList } from '../../ui/form/MissingList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ApplyViewProps } from './ApplyView.tsx'

/** Whether the draft is saved, what it lacks, and the way to send it. */
export function ApplySide(props: ApplyViewProps) {
  const { row, missing, isBusy, onSend, onGoTo } = props
  const { t, pick } = useTexts()
  const nameOf = (one: string) => {
    if (one === 'resume_id') return t('application.resume')
    if (one.startsWith('documents.')) return t(`resume.document.kind.${one.slice(10)}` as 'resume.document.kind.degree')
    const question = row.job.questions.find(({ id }) => one === `answers.${id}`)
    return pick(question?.text)?.text ?? t('application.questions')
  }
  return (
    <Panel>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Saved {...props} />
        {row.application === null ? null : (
          <MissingList
            missing={missing.map((one) => ({ key: one, text: nameOf(one), onGo: () => onGoTo(one) }))}
            left={t('application.left', { count: missing.length })}
            done={t('application.ready')}
          />
        )}
        <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onSend())}>
          {t('application.review')}
        </Button>
      </chakra.div>
    </Panel>
  )
}

/** Whether what is typed is saved, and why not. */
function Saved({ row, state, trouble, onRetry }: ApplyViewProps) {
  const { t } = useTexts()
  const said =
    state === 'stuck' && trouble === 'offline'
      ? 'offline'
      : state === 'saved' && row.application === null
        ? 'new'
        : state
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <AutosaveNote
        text={t(`application.autosave.${said}`)}
        isWrong={isUnsaved(state)}
        onRetry={mayRetry(state, trouble) ? onRetry : null}
      />
    </chakra.div>
  )
}
