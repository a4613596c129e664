import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { offeredRights } from '../../../openapi/features.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OfferDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import type { Work } from './offer.effects.ts'
import { usePeriod } from './usePeriod.ts'
import { orderOffers, partedWork, shownStatus, STATUS_TONES, waits } from './offers.connect.ts'

export interface OffersViewProps {
  readonly work: Work
  readonly onLeave: (employment: Employment) => void
  readonly onDispute: (employment: Employment) => void
}
export const offerPath = (id: string) => pages.offer.path.replace('{id}', id)

/** What a person was offered, and the work that came of it. */
export function OffersView({ work, onLeave, onDispute }: OffersViewProps) {
  const { t } = useTexts()
  const { upcoming, current, past } = partedWork(work.employments)
  const jobs = (list: readonly Employment[]) => (
    <List>
      {list.map((employment) => (
        <Job
          key={employment.id}
          employment={employment}
          onLeave={() => onLeave(employment)}
          onDispute={() => onDispute(employment)}
        />
      ))}
    </List>
  )
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Panel title={t('offer.page.received')}>
        {work.offers.length === 0 ? (
          <EmptyState drawing={<OfferDrawing />} title={t('offer.page.empty')} text={t('offer.page.empty.text')} />
        ) : (
          <List>
            {orderOffers(work.offers).map((offer) => (
              <OfferRow
                key={offer.id}
                offer={offer}
                employment={work.employments.find(({ offer_id }) => offer_id === offer.id) ?? null}
              />
            ))}
          </List>
        )}
      </Panel>
      {upcoming.length > 0 ? <Panel title={t('offer.page.upcoming')}>{jobs(upcoming)}</Panel> : null}
      {current.length > 0 ? <Panel title={t('offer.page.current')}>{jobs(current)}</Panel> : null}
      {past.length > 0 ? <Panel title={t('offer.page.past')}>{jobs(past)}</Panel> : null}
    </chakra.div>
  )
}

const List = ({ children }: { readonly children: ReactNode }) => (
  <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
    {children}
  </chakra.ul>
)

function OfferRow({ offer, employment }: { readonly offer: Offer; readonly employment: Employment | null }) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  return (
    <li>
      <chakra.div
        asChild
        display="flex"
        alignItems="center"
        gap="4"
        py="4"
        px="2"
        mx="-2"
        borderRadius="l2"
        _hover={{ bg: 'bg.subtle' }}
        _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
      >
        <RouterLink to={offerPath(offer.id)}>
          <Avatar name={offer.company_name} src={offer.company_logo} size={3} square />
          <chakra.span flex="1" minWidth="0" display="flex" flexDirection="column" gap="1" alignItems="flex-start">
            <chakra.span fontWeight={offer.is_read ? '600' : '700'}>
              {offer.job_title}
              {offer.is_read ? null : <chakra.span srOnly>{t('offer.unread')}</chakra.span>}
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted">
              {offer.company_name}
              {'\u00a0'}
              {offer.company_verified ? <VerifiedMark /> : null} ·{' '}
              {t('offer.salary.month', { amount: formatMoney(offer.salary, lang, offer.currency) })}
            </chakra.span>
            <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center" textStyle="sm">
              <StatusChip tone={STATUS_TONES[offer.status]}>
                {t(`offer.status.${shownStatus(offer, employment)}`)}
              </StatusChip>
              {waits(offer) && offer.answer_by ? (
                <span>{t('offer.answer_until', { date: date(offer.answer_by) })}</span>
              ) : null}
            </chakra.span>
          </chakra.span>
          <ChevronRightIcon color="fg.muted" />
        </RouterLink>
      </chakra.div>
    </li>
  )
}

interface JobProps {
  readonly employment: Employment
  readonly onLeave: () => void
  readonly onDispute: () => void
}
function Job({ employment, onLeave, onDispute }: JobProps) {
  const { t } = useTexts()
  const { company_name, company_username, job_title, department, dispute, rights, offer_id, abilities } = employment
  const values = { job: job_title, company: company_name }
  const given = offeredRights(rights)
  const period = usePeriod(employment)
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="4" py="4" alignItems="flex-start">
      <Avatar name={company_name} src={employment.company_logo} size={3} square />
      <chakra.div flex="1 1 14rem" minWidth="0" display="flex" flexDirection="column" gap="1">
        <chakra.h3 fontWeight="650">{job_title}</chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted">
          <Link href={`/@${company_username}`} variant="underline">
            {company_name}
          </Link>
          {department ? ` · ${department}` : null}
        </chakra.p>
        <chakra.p textStyle="sm">{period}</chakra.p>
        {abilities.end && given.length > 0 ? (
          <chakra.p textStyle="sm" color="fg.muted">
            {given.map((right) => t(`offer.work.right.${right}`)).join(' ')}
          </chakra.p>
        ) : null}
        {dispute === null ? null : (
          <chakra.div mt="1">
            <StatusChip tone="secondary">{t('offer.work.disputed')}</StatusChip>
            <chakra.p textStyle="sm" mt="1" whiteSpace="pre-line">
              {dispute}
            </chakra.p>
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {offer_id ? (
          <Button asChild size="sm" variant="ghost" colorPalette="gray">
            <RouterLink to={offerPath(offer_id)}>{t('offer.work.offer')}</RouterLink>
          </Button>
        ) : null}
        {abilities.dispute ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t(dispute === null ? 'offer.dispute.of' : 'offer.dispute.edit.of', values)}
            onClick={onDispute}
          >
            {t(dispute === null ? 'offer.dispute' : 'offer.dispute.edit')}
          </Button>
        ) : null}
        {abilities.end ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="danger"
            aria-label={t('offer.leave.of', values)}
            onClick={onLeave}
          >
            {t('offer.leave')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.li>
  )
}
