import { MOST_MOVED, type HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useStageName } from './application-look.tsx'

interface WholeStageQuestionProps {
  readonly count: number
  readonly to: HiringStage
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before everybody in a stage goes to another: by a slip of the hand it would be hundreds. */
export function WholeStageQuestion({ count, to, ...asking }: WholeStageQuestionProps) {
  const { t } = useTexts()
  const stage = useStageName()(to)
  return (
    <ConfirmDialog
      open
      title={t('application.board.all.title', { count, stage })}
      text={t(count === MOST_MOVED ? 'application.board.all.most' : 'application.board.all.text', { count })}
      confirm={t('application.move_to', { stage })}
      {...asking}
    />
  )
}
