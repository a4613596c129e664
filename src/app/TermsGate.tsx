import { lazy, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pages } from '../../openapi/routes.ts'
import { LazyPart } from '../ui/LazyPart.tsx'
import { TITLE_ID } from '../ui/PageHeader.tsx'
import { useSession } from '../ui/session-context.ts'
import type { UnsavedRegistry } from './unsaved-registry.ts'

const NewTerms = lazy(async () => ({ default: (await import('../features/session/NewTerms.tsx')).NewTerms }))

/** Who opens a screen so long (milliseconds) after the session was read may have been away when terms took effect. */
const OLD = 10 * 60_000

export interface TermsGateProps {
  readonly unsaved: Pick<UnsavedRegistry, 'isDirty'>
  /** The screen. */
  readonly children: ReactNode
}

/**
 * Asks for terms that took effect in the place of the screen, but where people download their data or delete their
 * account. It asks when a screen is opened or the session is read, and never over unsaved input: then at the next screen.
 */
export function TermsGate({ unsaved, children }: TermsGateProps) {
  const { user, refresh } = useSession()
  const { pathname } = useLocation()
  const waiting = user?.waiting_policies ?? []
  const versions = waiting.map(({ id }) => id).join(' ')
  const [accepted, setAccepted] = useState('')
  const place = `${pathname} ${versions}`
  const [decided, setDecided] = useState<{ readonly place: string; readonly asks: boolean } | null>(null)
  const decision = decided?.place === place ? decided : { place, asks: !unsaved.isDirty() }
  if (decision !== decided) setDecided(decision)
  const isAsking = versions !== '' && versions !== accepted && decision.asks && pathname !== pages.changePassword.path

  const readAt = useRef(0)
  useEffect(() => {
    readAt.current = Date.now()
  }, [user])
  const readAgain = useEffectEvent(() => (Date.now() - readAt.current > OLD ? refresh() : undefined))
  useEffect(() => readAgain(), [pathname])

  // The screen that was wanted is there now: what had the focus went with the question.
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && !isAsking) (document.getElementById(TITLE_ID) ?? document.getElementById('main'))?.focus()
    asked.current = isAsking
  }, [isAsking])

  if (!isAsking) return children
  return (
    <LazyPart instead={children}>
      <NewTerms
        key={versions}
        waiting={waiting}
        onAccepted={() => {
          setAccepted(versions)
          refresh()
        }}
      />
    </LazyPart>
  )
}
