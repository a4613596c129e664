import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { companySectionPath } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import { Count, Counts } from './Count.tsx'
import type { DashboardData } from './dashboard.effects.ts'

interface CompanyCountsProps {
  readonly company: NonNullable<DashboardData['company']>
}

/** The company in numbers, each with the way to what it counts. */
export function CompanyCounts({ company }: CompanyCountsProps) {
  const { t } = useTexts()
  return (
    <Counts>
      <Count label={t('profile.dashboard.departments')} value={company.departments} to={pages.structure.path} />
      <Count label={t('profile.dashboard.employees')} value={company.employees} to={pages.employees.path} />
      <Count
        label={t('company.dashboard.positions')}
        value={company.positions}
        help={t('company.dashboard.open_seats', { count: company.open_seats })}
        to={pages.positions.path}
      />
      <Count label={t('profile.dashboard.offers_pending')} value={company.offers_pending} to={pages.employees.path} />
      <Count label={t('company.dashboard.followers')} value={company.followers} to={pages.subscribed.path} />
    </Counts>
  )
}

/** How far the company's verification has come, and the way to it. */
export function Verification({ status }: { readonly status: CompanyCountsProps['company']['verification'] }) {
  const { t } = useTexts()
  if (status === 'verified') return <VerifiedMark withText />
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {t(`company.dashboard.${status}`)}{' '}
      <Link asChild variant="underline" minHeight="6">
        <RouterLink to={companySectionPath('verification')}>{t('company.dashboard.to_verification')}</RouterLink>
      </Link>
    </chakra.p>
  )
}
