import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { DashboardData } from './dashboard.effects.ts'

/** How far the guided set-up has come. */
export function SetupProgress({ setup }: { readonly setup: NonNullable<DashboardData['setup']> }) {
  const { t } = useTexts()
  return (
    <Panel
      title={t('profile.dashboard.setup')}
      text={t('profile.dashboard.setup.steps', setup)}
      action={
        <Link asChild minHeight="11" display="inline-flex" alignItems="center">
          <RouterLink to={pages.profileSetup.path}>{t('profile.dashboard.setup.open')}</RouterLink>
        </Link>
      }
    >
      <Steps {...setup} label={t('profile.dashboard.setup')} />
    </Panel>
  )
}

/** How far a newcomer is on the way to a published page, and the way on. */
export function WelcomeProgress({ welcome }: { readonly welcome: NonNullable<DashboardData['welcome']> }) {
  const { t } = useTexts()
  return (
    <Panel
      title={t('profile.dashboard.welcome')}
      text={t('profile.dashboard.welcome.text')}
      action={
        <Button asChild>
          <RouterLink to={pages.welcome.path}>
            {t(welcome.done === 0 ? 'profile.dashboard.welcome.begin' : 'profile.dashboard.welcome.continue')}
          </RouterLink>
        </Button>
      }
    >
      <Steps {...welcome} label={t('profile.dashboard.welcome')} />
    </Panel>
  )
}

interface StepsProps {
  readonly done: number
  readonly total: number
  readonly label: string
}
function Steps({ done, total, label }: StepsProps) {
  const { t } = useTexts()
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={t('profile.dashboard.setup.steps', { done, total })}
      display="flex"
      gap="1"
    >
      {Array.from({ length: total }, (_, i) => (
        <chakra.span
          key={i}
          flex="1"
          height="2"
          borderRadius="full"
          bg={i < done ? 'success.solid' : 'bg.emphasized'}
        />
      ))}
    </chakra.div>
  )
}
