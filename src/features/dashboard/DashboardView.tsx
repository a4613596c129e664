import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Chart } from '../../ui/Chart.tsx'
import { ChevronRightIcon, ExternalIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { localDay } from '../../ui/useDates.ts'
import { CompanyCounts, Verification } from './CompanyCounts.tsx'
import { Count, Counts } from './Count.tsx'
import type { DashboardData } from './dashboard.effects.ts'
import { nextSteps } from './next-steps.ts'
import { SetupProgress, WelcomeProgress } from './SetupProgress.tsx'
import { Views } from './Views.tsx'
import { Waiting } from './Waiting.tsx'
import { waitingLines } from './waiting.ts'

interface DashboardViewProps {
  readonly data: DashboardData
  /** How many letters of the company wait for the reader's approval. */
  readonly letters: number
}

/** What waits, and the counts of the current account; what its kind does not have is not there. */
export function DashboardView({ data, letters }: DashboardViewProps) {
  const { t } = useTexts()
  const [today] = useState(() => localDay(new Date().toISOString()))
  const { views, sections, setup, welcome, site, company, platform } = data
  const waiting = waitingLines({ ...data, letters }, today)
  // Someone acting for their employer has no counts of their own here.
  if (!site && !sections && !company && !platform && !views)
    return waiting.length > 0 ? (
      <Waiting lines={waiting} />
    ) : (
      <EmptyState title={t('profile.dashboard.employer')} text={t('profile.dashboard.employer.text')} />
    )
  const steps = (
    <>
      {welcome ? (
        <WelcomeProgress welcome={welcome} />
      ) : setup && setup.done < setup.total ? (
        <SetupProgress setup={setup} />
      ) : null}
      <NextSteps data={data} />
    </>
  )
  const seen = views ? <Views views={views} /> : null
  // Nobody has seen what is not public yet: what to do comes before who looked.
  const isStarting = site?.status === 'unpublished'
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Waiting lines={waiting} />
      {isStarting ? steps : null}
      {site ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="2">
          <SiteLine site={site} />
          {company ? <Verification status={company.verification} /> : null}
        </chakra.div>
      ) : null}
      {isStarting ? null : seen}
      {isStarting ? null : steps}
      {company ? <CompanyCounts company={company} /> : null}
      {sections ? <Sections sections={sections} /> : null}
      {platform ? <Platform platform={platform} /> : null}
      {isStarting ? seen : null}
    </chakra.div>
  )
}

function NextSteps({ data }: { readonly data: DashboardData }) {
  const { t } = useTexts()
  const steps = nextSteps(data)
  if (steps.length === 0) return null
  return (
    <Panel title={t('profile.next')}>
      <chakra.ul display="flex" flexDirection="column" gap="2">
        {steps.map((step) => (
          <li key={step.key}>
            <Link
              asChild
              display="flex"
              justifyContent="space-between"
              gap="3"
              p="3"
              minHeight="11"
              borderWidth="1px"
              borderRadius="l2"
              color="fg"
              _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
            >
              <RouterLink to={step.path}>
                {t(step.text)}
                <ChevronRightIcon color="fg.muted" />
              </RouterLink>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

function SiteLine({ site }: { readonly site: NonNullable<DashboardData['site']> }) {
  const { t } = useTexts()
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="sm">
      <chakra.span
        px="2.5"
        py="0.5"
        borderRadius="full"
        fontWeight="600"
        bg={site.status === 'published' ? 'success.subtle' : 'bg.muted'}
        color={site.status === 'published' ? 'success.fg' : 'fg.muted'}
      >
        {t(site.status === 'published' ? 'profile.site.published' : 'profile.site.unpublished')}
      </chakra.span>
      {site.status === 'published' ? (
        <Link
          href={ownLink(site.url) ?? undefined}
          target="_blank"
          rel="noreferrer"
          display="inline-flex"
          gap="1.5"
          alignItems="center"
          minHeight="6"
          overflowWrap="anywhere"
        >
          {site.url.replace(/^https?:\/\//, '')}
          <ExternalIcon />
        </Link>
      ) : null}
    </chakra.p>
  )
}

interface SectionsProps {
  readonly sections: NonNullable<DashboardData['sections']>
}
function Sections({ sections }: SectionsProps) {
  const { t, intl } = useTexts()
  return (
    <Counts>
      <Count
        label={t('profile.dashboard.completed')}
        value={sections.completed}
        help={t('profile.dashboard.completed.help', { total: intl.formatNumber(sections.total) })}
      />
      <Count
        label={t('profile.dashboard.visible')}
        value={sections.visible}
        help={t('profile.dashboard.visible.help')}
      />
      <Count
        label={t('profile.dashboard.invisible')}
        value={sections.invisible}
        help={t('profile.dashboard.invisible.help')}
      />
    </Counts>
  )
}

function Platform({ platform }: { readonly platform: NonNullable<DashboardData['platform']> }) {
  const { t } = useTexts()
  const joined = (days: number) => platform.sign_ups.slice(-days).reduce((total, { count }) => total + count, 0)
  return (
    <>
      <Counts>
        <Count label={t('profile.dashboard.users')} value={platform.users} />
        <Count label={t('profile.dashboard.companies')} value={platform.companies} />
        <Count label={t('profile.dashboard.sites')} value={platform.published_sites} />
      </Counts>
      <Panel title={t('profile.dashboard.sign_ups')} text={t('profile.dashboard.days')}>
        <chakra.div mb="4">
          <Counts>
            <Count label={t('profile.dashboard.sign_ups.today')} value={joined(1)} />
            <Count label={t('profile.dashboard.sign_ups.week')} value={joined(7)} />
            <Count label={t('profile.dashboard.sign_ups.month')} value={joined(30)} />
          </Counts>
        </chakra.div>
        <Chart
          title={t('profile.dashboard.sign_ups')}
          days={platform.sign_ups.map(({ date, count }) => ({ date, values: { count } }))}
          series={[{ key: 'count', label: t('profile.dashboard.sign_ups'), hue: 'primary' }]}
        />
      </Panel>
    </>
  )
}
