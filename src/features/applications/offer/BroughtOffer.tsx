import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import type { OwnOffer } from '../../../../openapi/schemas/applicant-offer.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { StatusChip, type StatusChipProps } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'

type Offer = NonNullable<OwnOffer['offer']>
const TONES: Readonly<Record<Offer['status'], StatusChipProps['tone']>> = {
  pending: 'primary',
  modified: 'primary',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'gray',
  ended: 'gray',
}
const waits = ({ status }: Offer) => status === 'pending' || status === 'modified'

/** The offer that came of an application: where it stands, and the way to it. */
export function BroughtOffer({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" minWidth="0">
        <chakra.strong fontWeight="650" overflowWrap="anywhere">
          {offer.job_title}
        </chakra.strong>
        <StatusChip tone={TONES[offer.status]}>{t(`talk.offer.status.${offer.status}`)}</StatusChip>
      </chakra.div>
      <p>
        {t('talk.offer.sent', { date: date(offer.created_at) })}
        {waits(offer) && offer.answer_by !== null
          ? ` · ${t('talk.offer.answer_by', { date: date(offer.answer_by) })}`
          : ''}
      </p>
      <Link asChild variant="underline" minHeight="6">
        <RouterLink to={pages.offer.path.replace('{id}', encodeURIComponent(offer.id))}>
          {t('talk.offer.open')}
        </RouterLink>
      </Link>
    </chakra.div>
  )
}
