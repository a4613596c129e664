import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState, type ReactNode } from 'react'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates } from '../../ui/useDates.ts'
import { rolesOf, salaryOf, type OfferProps } from './offers.connect.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export interface OfferDialogsProps extends OfferProps {
  /** True for the company that sent it. */
  readonly isSender: boolean
  readonly onClose: () => void
}

/** Everything about one offer: its details, and over them the question before an acceptance or the reason of a refusal. */
export function OfferDialogs({ isSender, onClose, ...props }: OfferDialogsProps) {
  const { t } = useTexts()
  const { state, offer, sending, problem, mayAccept, mayReject, busy } = props
  const isOpen = useOpened()
  const isAsking = isOpen && (state === 'confirming' || (state === 'answering' && sending === 'accept'))
  const isExplaining = isOpen && (state === 'explaining' || (state === 'answering' && sending === 'reject'))
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('offer.details.title')}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {t(mayAccept || mayReject ? 'ui.action.cancel' : 'ui.action.close')}
            </Button>
            {mayReject ? (
              <Button variant="outline" colorPalette="danger" onClick={props.onReject}>
                {t('offer.decline')}
              </Button>
            ) : null}
            {mayAccept ? <Button onClick={props.onAccept}>{t('offer.accept')}</Button> : null}
          </>
        }
      >
        <Details {...props} isSender={isSender} />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={t('offer.confirm.title')}
        text={
          <chakra.div display="flex" flexDirection="column" gap="4">
            <p>{t('offer.confirm.text', { company: offer.company_name, job: offer.job_title })}</p>
            <Trouble problem={isAsking ? problem : null} />
          </chakra.div>
        }
        confirm={t('ui.action.yes')}
        cancel={t('ui.action.no')}
        busy={busy}
        onConfirm={props.onConfirm}
        onClose={props.onCancel}
      />
      {isExplaining ? (
        <ReasonDialog company={offer.company_name} note={props.note} busy={busy} onNote={props.onNote} onSubmit={props.onConfirm} onCancel={props.onCancel}>
          <Trouble problem={problem} />
        </ReasonDialog>
      ) : null}
    </>
  )
}

/** False until the details are open: what asks lies over them, and a dialog that opens later hides everything under it. */
function useOpened(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const frames = { id: requestAnimationFrame(() => (frames.id = requestAnimationFrame(() => setOpen(true)))) }
    return () => cancelAnimationFrame(frames.id)
  }, [])
  return isOpen
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

function Details({ offer, problem, mayAccept, mayReject, isSender }: OfferProps & Pick<OfferDialogsProps, 'isSender'>) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  const roles = rolesOf(offer)
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {problem === 'changed' ? (
        <Notice kind="warning" title={t('offer.problem.changed.title')}>
          {t('offer.problem.changed')}
        </Notice>
      ) : null}
      {problem === 'settled' ? (
        <Notice kind="warning" title={t('error.not_pending')}>
          {t('offer.problem.settled')}
        </Notice>
      ) : null}
      <chakra.div display="flex" alignItems="center" gap="4">
        <Avatar name={offer.company_name} src={offer.company_logo} size={3.5} square />
        <chakra.div minWidth="0">
          <chakra.strong display="block" textStyle="lg" fontWeight="650">
            {offer.company_name}
          </chakra.strong>
          <chakra.span color="fg.muted">{offer.job_title}</chakra.span>
        </chakra.div>
      </chakra.div>
      {!mayAccept && !mayReject ? <chakra.p fontWeight="600">{t(`offer.status.${offer.status}`)}</chakra.p> : null}
      <chakra.dl display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(8rem, max-content) minmax(0, 1fr)' }} columnGap="6" rowGap={{ base: '1', sm: '3' }}>
        {isSender ? <Row label={t('offer.sent_to')}>{offer.employee_email}</Row> : null}
        {roles.length > 0 ? (
          <Row label={t('offer.roles')}>
            {roles.map((role, index) => (
              <chakra.span key={offer.roles[index]?.id} display="block">
                {role}
              </chakra.span>
            ))}
          </Row>
        ) : null}
        <Row label={t('offer.job_description')}>
          <chakra.span whiteSpace="pre-line">{offer.job_description}</chakra.span>
        </Row>
        <Row label={t('offer.employment_type')}>
          <ReferenceName list="employment-types" load={readReference} value={offer.employment_type} />
        </Row>
        <Row label={t('offer.location_type')}>
          <ReferenceName list="location-types" load={readReference} value={offer.location_type} />
        </Row>
        <Row label={t('offer.salary')}>
          <chakra.span fontVariantNumeric="tabular-nums">{salaryOf(offer, lang)}</chakra.span>
        </Row>
        <Row label={t('offer.date')}>{date(offer.from_date)}</Row>
        {offer.rejection_note ? (
          <Row label={t('offer.rejection_note')}>
            <chakra.span whiteSpace="pre-line">{offer.rejection_note}</chakra.span>
          </Row>
        ) : null}
      </chakra.dl>
    </chakra.div>
  )
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted" textStyle="sm" pt="0.5">
      {label}
    </chakra.dt>
    <chakra.dd mb={{ base: '2', sm: '0' }} minWidth="0">
      {children}
    </chakra.dd>
  </>
)
