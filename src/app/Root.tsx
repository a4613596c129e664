import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Outlet, useNavigation, useRevalidator } from 'react-router'
import { LoadingScreen } from '../features/shell/LoadingScreen.tsx'
import { ProgressBar } from '../features/shell/ProgressBar.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { LiveContext } from '../ui/live.ts'
import { OpenOverContext } from '../ui/open-over.ts'
import { SessionContext } from '../ui/session-context.ts'
import { Toaster } from '../ui/toast/Toaster.tsx'
import { ToastContext, type ShowToast } from '../ui/toast/useToast.ts'
import { UnsavedContext } from '../ui/unsaved.ts'
import type { Actors } from './actors.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { connectSession } from './session.connect.ts'
import { useArrival } from './useArrival.ts'

/** Around every screen: who is signed in, messages, progress, what asks before input is lost. */
export function Root({ actors }: { readonly actors: Actors }) {
  const { session, toasts, progress, unsaved, openOver, live, speak } = actors
  const { t } = useTexts()
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  const snapshot = useSelector(session, (s) => s)
  const shown = useSelector(toasts, (s) => s.context.shown)
  const value = useSelector(progress, (s) => s.context.value)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const unspoken = useArrival()
  useEffect(() => speak(t), [speak, t])

  const isMoving =
    state !== 'idle' || snapshot.matches('switching') || snapshot.matches('goingOver') || snapshot.matches('signingOut')
  useEffect(() => progress.send({ type: isMoving ? 'progress.start' : 'progress.done' }), [isMoving, progress])

  // Who someone is decides what they may see: the guard is asked again. Not while there is unsaved input, which a
  // redirect would drop.
  const { user, accountId, isLeaving } = snapshot.context
  const who = `${user?.id} ${accountId}`
  useEffect(() => {
    if (!unsaved.isDirty() && !isLeaving) void revalidate()
  }, [who, isLeaving, unsaved, revalidate])

  const show = useCallback<ShowToast>((toast) => toasts.send({ type: 'toast.show', ...toast }), [toasts])
  const now = useMemo(
    () => connectSession(snapshot, session.send, (act) => (unsaved.isDirty() ? setPending(() => act) : act())),
    [snapshot, session, unsaved],
  )

  // A session that ends while there is unsaved input: the screens stay as they were, so that the input does.
  const [former, setFormer] = useState(now)
  if (now.user && former !== now) setFormer(now)
  const current = now.user === null && !isLeaving && unsaved.isDirty() ? former : now

  return (
    <SessionContext value={current}>
      <ToastContext value={show}>
        <UnsavedContext value={unsaved}>
          <OpenOverContext value={openOver}>
            <ProgressBar value={value} />
            <LiveContext value={live}>{isLeaving ? <LoadingScreen /> : <Outlet />}</LiveContext>
            <chakra.div role="status" srOnly>
              {unspoken}
            </chakra.div>
            <LeaveGuard unsaved={unsaved} openOver={openOver} pending={pending} onAnswered={() => setPending(null)} />
            <Toaster
              toasts={shown}
              onClose={(id) => toasts.send({ type: 'toast.close', id })}
              onHold={() => toasts.send({ type: 'toast.hold' })}
              onRelease={() => toasts.send({ type: 'toast.release' })}
            />
          </OpenOverContext>
        </UnsavedContext>
      </ToastContext>
    </SessionContext>
  )
}
