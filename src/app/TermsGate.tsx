import { lazy, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { initialTransition, transition } from 'xstate'
import { pages } from '../../openapi/routes.ts'
import { isReadAgain, termsGateMachine } from '../machines/terms-gate/terms-gate.machine.ts'
import { LazyPart } from '../ui/LazyPart.tsx'
import { TITLE_ID } from '../ui/PageHeader.tsx'
import { useSession } from '../ui/session-context.ts'
import type { UnsavedRegistry } from './unsaved-registry.ts'
import { texts } from './texts.ts'

const NewTerms = lazy(async () => {
  const [module] = await Promise.all([import('../features/session/NewTerms.tsx'), texts.want('account')])
  return { default: module.NewTerms }
})

export interface TermsGateProps {
  readonly unsaved: Pick<UnsavedRegistry, 'isDirty'>
  /** The screen. */
  readonly children: ReactNode
}

/** Asks for terms that took effect in the place of the screen, when `termsGateMachine` says so. */
export function TermsGate({ unsaved, children }: TermsGateProps) {
  const { user, refresh } = useSession()
  const { pathname: path } = useLocation()
  const waiting = user?.waiting_policies ?? []
  const versions = waiting.map(({ id }) => id).join(' ')
  // The machine has no effects, so what its transitions would do besides is nothing.
  const [kept, setKept] = useState(
    () =>
      initialTransition(termsGateMachine, {
        path,
        versions,
        isDirty: unsaved.isDirty(),
        exempt: pages.changePassword.path,
      })[0],
  )
  const isHere = kept.context.path === path && kept.context.versions === versions
  // While drawing: an effect would show the screen for a moment, and it would begin to read what it shows.
  const gate = isHere
    ? kept
    : transition(termsGateMachine, kept, { type: 'place.reached', path, versions, isDirty: unsaved.isDirty() })[0]
  if (gate !== kept) setKept(gate)
  const isAsking = gate.matches('asking')

  const readAt = useRef(0)
  useEffect(() => {
    readAt.current = Date.now()
  }, [user])
  const readAgain = useEffectEvent(() => (isReadAgain(readAt.current, Date.now()) ? refresh() : undefined))
  useEffect(() => readAgain(), [path])

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
          setKept(transition(termsGateMachine, gate, { type: 'terms.accepted' })[0])
          refresh()
        }}
      />
    </LazyPart>
  )
}
