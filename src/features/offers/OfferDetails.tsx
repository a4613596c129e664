import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { changedTerms, TERMS, type Term } from '../../machines/job-offer/terms.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TermLabel } from '../../ui/offer/TermLabel.tsx'
import { TermValue } from '../../ui/offer/TermValue.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import { Replaced } from './Replaced.tsx'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { isTooLate, shownStatus, STATUS_TONES, waits, type OfferProps } from './offers.connect.ts'

type Offer = OfferProps['offer']

interface OfferDetailsProps extends Pick<OfferProps, 'offer' | 'former' | 'problem' | 'note' | 'mayReject'> {
  /** True for the company that sent it. */
  readonly isSender: boolean
  /** What came of it, where that is known. */
  readonly employment?: Employment | null
}
/** Does a term say something? An open end, no day for an answer and no current job do not. */
function isSaid(offer: Offer, term: Term): boolean {
  if (term === 'to_date' || term === 'answer_by') return offer[term] !== null
  if (term === 'current_job') return offer.current_job === 'continues' || offer.replaced.length > 0
  return term !== 'job_description' || offer.job_description !== ''
}

/**
 * Everything that is offered, under the specified labels. Where the company changed a term while it was read, the
 * former stands beside it.
 */
export function OfferDetails({
  offer,
  former,
  problem,
  note,
  mayReject,
  isSender,
  employment = null,
}: OfferDetailsProps) {
  const { t } = useTexts()
  const changed = former ? changedTerms(former, offer) : []
  // Its job title stands beside the company's name.
  const shown = TERMS.filter(
    (term) => (term !== 'job_title' || changed.includes(term)) && (isSaid(offer, term) || changed.includes(term)),
  )
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Problem offer={offer} problem={problem} note={mayReject ? '' : note.trim()} isMarked={changed.length > 0} />
      <chakra.div display="flex" alignItems="center" gap="4">
        <Avatar name={offer.company_name} src={offer.company_logo} size={3.5} square />
        <chakra.div minWidth="0" display="flex" flexDirection="column" gap="1" alignItems="flex-start">
          <chakra.strong textStyle="lg" fontWeight="650">
            {offer.company_name}
            {'\u00a0'}
            {offer.company_verified ? <VerifiedMark /> : null}
          </chakra.strong>
          <chakra.span color="fg.muted">{offer.job_title}</chakra.span>
          <StatusChip tone={STATUS_TONES[offer.status]}>
            {t(`offer.status.${shownStatus(offer, employment)}`)}
          </StatusChip>
        </chakra.div>
      </chakra.div>
      {isSender || offer.company_verified || !waits(offer) || isTooLate(offer) ? null : (
        <Notice kind="warning" title={t('offer.unverified.title', { company: offer.company_name })}>
          {t('offer.unverified')}
        </Notice>
      )}
      <Replaced offer={offer} isSender={isSender} />
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 13rem) minmax(0, 1fr)' }}
        columnGap="6"
        rowGap={{ base: '1', sm: '3' }}
      >
        {isSender ? (
          <Row label={t('offer.sent_to')}>
            {offer.employee_name ? `${offer.employee_name} · ${offer.employee_email}` : offer.employee_email}
          </Row>
        ) : null}
        {shown.map((term) => (
          <Row key={term} label={<TermLabel term={term} />}>
            {former && changed.includes(term) ? (
              <Changed
                was={<TermValue term={term} terms={former} load={readReference} />}
                now={<TermValue term={term} terms={offer} load={readReference} />}
              />
            ) : (
              <TermValue term={term} terms={offer} load={readReference} />
            )}
          </Row>
        ))}
        {offer.rejection_note ? (
          <Row label={t('offer.rejection_note')}>
            <chakra.span whiteSpace="pre-line">{offer.rejection_note}</chakra.span>
          </Row>
        ) : null}
      </chakra.dl>
    </chakra.div>
  )
}

/** A term before and after; the words say which is which, not the line through alone. */
export function Changed({ was, now }: { readonly was: ReactNode; readonly now: ReactNode }) {
  const { t } = useTexts()
  return (
    <chakra.span display="flex" flexDirection="column" gap="1" overflowWrap="anywhere">
      <chakra.ins textDecoration="none" fontWeight="600">
        <chakra.span textStyle="xs" color="fg.muted" fontWeight="400" display="block">
          {t('offer.version.now')}
        </chakra.span>
        {now}
      </chakra.ins>
      <chakra.del textDecoration="none" color="fg.muted">
        <chakra.span textStyle="xs" display="block">
          {t('offer.version.was')}
        </chakra.span>
        <chakra.span textDecoration="line-through">{was}</chakra.span>
      </chakra.del>
    </chakra.span>
  )
}

interface ProblemProps extends Pick<OfferProps, 'offer' | 'problem'> {
  /** A reason that was written and can no longer be sent; it can still be copied. */
  readonly note: string
  readonly isMarked: boolean
}
/** What happened to the offer while it was read, and that nothing was sent. */
function Problem({ offer, problem, note, isMarked }: ProblemProps) {
  const { t } = useTexts()
  const { date } = useDates()
  switch (problem) {
    case 'changed':
      return (
        <Notice kind="warning" title={t('offer.problem.changed.title')}>
          {t('offer.problem.changed')} {isMarked ? t('offer.problem.changed.marked') : null}
        </Notice>
      )
    case 'settled':
      return (
        <Notice kind="warning" title={t('error.not_pending')}>
          {t(`offer.problem.settled.${offer.status}`)}
          {note ? (
            <chakra.blockquote mt="2" ps="3" borderInlineStartWidth="2px" borderColor="border.emphasized">
              <chakra.span textStyle="xs" display="block">
                {t('offer.problem.note')}
              </chakra.span>
              <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
                {note}
              </chakra.span>
            </chakra.blockquote>
          ) : null}
        </Notice>
      )
    case 'filled':
    case 'stopped':
    case 'refused':
      return (
        <Notice kind="warning" title={t(`offer.problem.${problem}.title`)}>
          {t(`offer.problem.${problem}`)}
        </Notice>
      )
    default:
      return isTooLate(offer) && offer.answer_by ? (
        <Notice kind="info" title={t('offer.problem.late.title')}>
          {t('offer.problem.late', { date: date(offer.answer_by) })}
        </Notice>
      ) : null
  }
}

const Row = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted" textStyle="sm" pt="0.5">
      {label}
    </chakra.dt>
    <chakra.dd mb={{ base: '2', sm: '0' }} minWidth="0">
      {children}
    </chakra.dd>
  </>
)
