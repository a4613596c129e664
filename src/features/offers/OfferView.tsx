import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Link } from 'react-router'
import { offeredRights } from '../../../openapi/features.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BELOW_BARS } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AnswerDialogs } from './AnswerDialogs.tsx'
import type { OfferDetail } from './offer.effects.ts'
import { OfferDetails } from './OfferDetails.tsx'
import { OfferHistory } from './OfferHistory.tsx'
import { OfferVersions } from './OfferVersions.tsx'
import type { OfferProps } from './offers.connect.ts'
import { usePeriod } from './usePeriod.ts'

export interface OfferViewProps extends OfferProps {
  readonly detail: OfferDetail
  /** True for the company that sent it. */
  readonly isSender: boolean
  /** The version whose document is being fetched. */
  readonly saving: number | null
  readonly onDownload: (terms: number) => void
}

/**
 * One offer on a page: what is offered now and the answer to it, every version beside the one before, and what
 * happened.
 */
export function OfferView({ detail, isSender, saving, onDownload, ...props }: OfferViewProps) {
  const { t } = useTexts()
  const { offer, mayAccept, mayReject, onAccept, onReject } = props
  const details = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const open = (ask: () => void) => {
    opener.current = document.activeElement
    ask()
  }
  // The buttons are gone once an answer went through, or the company changed or withdrew the offer meanwhile: what
  // happened is said above them.
  const focusAfter = () => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) return opener.current
    details.current?.scrollIntoView({ block: 'start' })
    return details.current
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Panel title={t('offer.details.title')}>
        <chakra.div ref={details} tabIndex={-1} outline="none" scrollMarginTop={BELOW_BARS}>
          <OfferDetails {...props} isSender={isSender} employment={detail.employment} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6" css={{ '&:empty': { display: 'none' } }}>
          {mayAccept ? <Button onClick={() => open(onAccept)}>{t('offer.accept')}</Button> : null}
          {mayReject ? (
            <Button variant="outline" colorPalette="danger" onClick={() => open(onReject)}>
              {t('offer.decline')}
            </Button>
          ) : null}
          {isSender ? (
            <Button asChild variant="outline" colorPalette="gray">
              <Link to={`${pages.employees.path}?q=${encodeURIComponent(offer.employee_email)}`}>
                {t('offer.one.manage')}
              </Link>
            </Button>
          ) : null}
        </chakra.div>
      </Panel>
      {detail.employment ? <Employed employment={detail.employment} isSender={isSender} /> : null}
      {detail.versions.length > 0 ? <OfferVersions detail={detail} saving={saving} onDownload={onDownload} /> : null}
      {detail.history.length > 0 ? <OfferHistory detail={detail} isSender={isSender} /> : null}
      <AnswerDialogs {...props} finalFocus={focusAfter} />
    </chakra.div>
  )
}

interface EmployedProps {
  readonly employment: NonNullable<OfferDetail['employment']>
  readonly isSender: boolean
}
/** The work that came of it. */
function Employed({ employment, isSender }: EmployedProps) {
  const { t } = useTexts()
  const { position, department, rights, dispute, abilities } = employment
  const given = offeredRights(rights)
  const period = usePeriod(employment)
  return (
    <Panel
      title={t('offer.one.work')}
      action={
        isSender ? undefined : (
          <Button asChild size="sm" variant="outline" colorPalette="gray">
            <Link to={pages.offers.path}>{t('offer.one.my_work')}</Link>
          </Button>
        )
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="1">
        <p>{period}</p>
        {position || department ? (
          <chakra.p color="fg.muted">{[position, department].filter(Boolean).join(' / ')}</chakra.p>
        ) : null}
        {abilities.end && given.length > 0 ? (
          <chakra.p color="fg.muted">
            {given.map((right) => t(isSender ? `offer.work.given.${right}` : `offer.work.right.${right}`)).join(' ')}
          </chakra.p>
        ) : null}
        {dispute === null ? null : (
          <chakra.p mt="2">
            <strong>{t('offer.work.disputed')}</strong> <chakra.span whiteSpace="pre-line">{dispute}</chakra.span>
          </chakra.p>
        )}
      </chakra.div>
    </Panel>
  )
}
