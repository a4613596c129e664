import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OfferProps } from './offers.connect.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useReplaced } from './Replaced.tsx'

interface AnswerDialogsProps extends OfferProps {
  /** Where the focus goes when they close: what opened them may be gone by then. */
  readonly finalFocus?: () => HTMLElement | null
}

/** The question before an acceptance, and the reason of a refusal. */
export function AnswerDialogs({
  state,
  offer,
  sending,
  problem,
  note,
  busy,
  onConfirm,
  onCancel,
  onNote,
  finalFocus,
}: AnswerDialogsProps) {
  const { t } = useTexts()
  const ends = useReplaced({ offer, isSender: false })
  const isAsking = state === 'confirming' || (state === 'answering' && sending === 'accept')
  const isExplaining = state === 'explaining' || (state === 'answering' && sending === 'reject')
  return (
    <>
      <ConfirmDialog
        open={isAsking}
        title={t('offer.confirm.title')}
        text={
          <chakra.div display="flex" flexDirection="column" gap="4">
            <p>{t('offer.confirm.text', { company: offer.company_name, job: offer.job_title })}</p>
            {ends.map((line) => (
              <chakra.strong key={line} fontWeight="600">
                {line}
              </chakra.strong>
            ))}
            <Trouble problem={isAsking ? problem : null} />
          </chakra.div>
        }
        confirm={t('ui.action.yes')}
        cancel={t('ui.action.no')}
        busy={busy}
        onConfirm={onConfirm}
        onClose={onCancel}
        {...(finalFocus ? { finalFocus } : {})}
      />
      {isExplaining ? (
        <ReasonDialog
          company={offer.company_name}
          note={note}
          busy={busy}
          onNote={onNote}
          onSubmit={onConfirm}
          onCancel={onCancel}
          finalFocus={finalFocus}
        >
          <Trouble problem={problem} />
        </ReasonDialog>
      ) : null}
    </>
  )
}

/** Why an answer did not go through, where it is still to be given. */
function Trouble({ problem }: { readonly problem: OfferProps['problem'] }) {
  const { t } = useTexts()
  if (problem === 'offline')
    return (
      <Notice kind="error" title={t('ui.state.offline.title')}>
        {t('offer.problem.offline')}
      </Notice>
    )
  if (problem === 'failed')
    return (
      <Notice kind="error" title={t('offer.problem.failed.title')}>
        {t('offer.problem.failed')}
      </Notice>
    )
  return null
}
