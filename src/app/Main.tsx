import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { Fragment, lazy, useEffect, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useLettersToApprove } from '../features/letters/counts/letter-counts-context.ts'
import { LetterCountsProvider } from '../features/letters/counts/LetterCountsProvider.tsx'
import { NotificationsProvider } from '../features/notifications/NotificationsProvider.tsx'
import { menuFor, type MenuItem } from '../features/shell/menu-entries.ts'
import { MainLayout, type MainLayoutProps } from '../features/shell/MainLayout.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { LazyPart } from '../ui/LazyPart.tsx'
import { useSession } from '../ui/session-context.ts'
import type { Actors } from './actors.ts'
import { renderOffer } from './offer-dialog.tsx'
import { prefetchScreen, prefetchScreens } from './prefetch.ts'
import { readMenuMode, writeMenuMode } from './storage.ts'
import { TermsGate } from './TermsGate.tsx'

const Bell = lazy(async () => ({ default: (await import('../features/notifications/Bell.tsx')).Bell }))

const keysOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap((item) => (item.kind === 'link' ? [item.key] : keysOf(item.entries)))
/** After so many milliseconds the first screen has what it needs. */
const SETTLED = 3000

/**
 * The main layout with what the actors say. A switch of account mounts its screens anew, so that no form outlives its
 * account.
 */
export function Main({ actors }: { readonly actors: Actors }) {
  const { session, tabs, toasts, unsaved } = actors
  const { account, user, shutOut, leaveAccount } = useSession()
  const { pick } = useTexts()
  const pending = useSelector(tabs, (s) => (s.matches('apart') ? s.context.pending : null))
  const isLost = useSelector(session, (s) => s.matches('signedOut'))
  const lastToasts = useSelector(toasts, (s) => s.context.last)
  // The screens of the menu, for the click that may come; in the order of the menu.
  const ahead = keysOf(menuFor(account, '')).join(' ')
  useEffect(() => {
    const stop = new AbortController()
    const begin = setTimeout(() => void prefetchScreens(ahead.split(' '), stop.signal), SETTLED)
    return () => {
      clearTimeout(begin)
      stop.abort()
    }
  }, [ahead])
  const follow = () => {
    unsaved.release()
    tabs.send({ type: 'tab.follow' })
  }
  const left = shutOut && { name: pick(shutOut.name)?.text ?? shutOut.username, isEmployee: shutOut.is_employee }
  return (
    <Counting>
      <CountingLayout
        banner={{
          kind: pending?.kind ?? (isLost && unsaved.isDirty() ? 'lost' : null),
          name: account?.username ?? user?.email ?? '',
          onFollow: follow,
          left,
          onGo: leaveAccount,
        }}
        bell={
          <LazyPart instead={null} fallback={<chakra.span width="11" />}>
            <Bell renderOffer={renderOffer} />
          </LazyPart>
        }
        lastToasts={lastToasts}
        menuMode={readMenuMode()}
        onMenuMode={writeMenuMode}
        onApproach={(key) => void prefetchScreen(key)}
      >
        <Fragment key={account?.id ?? 'none'}>
          <TermsGate unsaved={unsaved}>
            <Outlet />
          </TermsGate>
        </Fragment>
      </CountingLayout>
    </Counting>
  )
}

/** What the bell and the menu count. */
const Counting = ({ children }: { readonly children: ReactNode }) => (
  <NotificationsProvider>
    <LetterCountsProvider>{children}</LetterCountsProvider>
  </NotificationsProvider>
)
const CountingLayout = (props: Omit<MainLayoutProps, 'counts'>) => (
  <MainLayout {...props} counts={{ myLetters: useLettersToApprove() }} />
)
