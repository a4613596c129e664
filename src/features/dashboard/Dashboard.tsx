import { chakra } from '@chakra-ui/react/styled-system'
import { greetingName } from '../../../openapi/format/names.ts'
import type { ReactNode } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive, type LiveSubject } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { Bone } from '../../ui/Skeleton.tsx'
import { dashboardMachine } from './dashboard.effects.ts'
import { DashboardView } from './DashboardView.tsx'

interface DashboardProps {
  /** What waits for the person whatever account they act as, under the heading. */
  readonly notices: ReactNode
  /** How many letters of the company wait for the reader's approval. */
  readonly letters: number
}

/** What any of the tiles counts. */
const FOLLOWED: readonly LiveSubject[] = [
  'offers',
  'applications',
  'structure',
  'site',
  'notifications',
  'verifications',
  'jobs',
  'messages',
  'plan_requested',
]

/** `/dashboard` of every kind of account. */
export function DashboardScreen({ notices, letters }: DashboardProps) {
  const { t, lang, pick } = useTexts()
  const { user, account } = useSession()
  const load = useLoad(dashboardMachine, null)
  useLive(FOLLOWED, load.refresh)
  const shown = user?.accounts.find(({ kind }) => kind === 'individual')?.name
  const name = user ? greetingName(user, shown, lang) : ''
  // With several accounts it must be plain whose numbers these are.
  const company = account?.kind === 'company' ? (pick(account.name)?.text ?? account.username) : null
  return (
    <>
      <PageHeader
        title={t('page.dashboard.title')}
        purpose={
          company
            ? t('company.dashboard.purpose', { company })
            : name
              ? t('profile.dashboard.greeting', { name })
              : t('profile.dashboard.purpose')
        }
      />
      {notices}
      <LoadGate
        load={load}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Bone height="9rem" borderRadius="l3" />
            <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))">
              <Bone height="7rem" borderRadius="l3" />
              <Bone height="7rem" borderRadius="l3" />
              <Bone height="7rem" borderRadius="l3" />
            </chakra.div>
            <Bone height="24rem" borderRadius="l3" />
          </chakra.div>
        }
      >
        {(data) => <DashboardView data={data} letters={letters} />}
      </LoadGate>
    </>
  )
}
