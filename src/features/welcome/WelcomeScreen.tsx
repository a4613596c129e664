import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { WELCOME_STEPS, type WelcomeStep } from '../../../openapi/outline.ts'
import { connectWelcome } from '../../machines/welcome/welcome.connect.ts'
import type { Stage, Welcome } from '../../machines/welcome/welcome.machine.ts'
import { useLive } from '../../ui/live.ts'
import { TITLE_ID } from '../../ui/PageHeader.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { welcomeMachine } from './welcome.effects.ts'
import { STAGE_ID, WelcomeView } from './WelcomeView.tsx'

const STAGES: readonly Stage[] = [...WELCOME_STEPS, 'done']

export interface StepEditor {
  readonly welcome: Welcome
  readonly onSaved: () => void
  readonly onPublished: () => void
}
interface WelcomeScreenProps {
  /** The form of a step. */
  readonly renderStep: (step: WelcomeStep, editor: StepEditor) => ReactNode
  /** The person's page as it is now; `saves` grows with everything that was saved. */
  readonly renderPage: (saves: number, isBeside: boolean) => ReactNode
  /** What is said and offered once the page is public. */
  readonly renderDone: () => ReactNode
}

/** The way from a registration to a published page. The step stands in the address, so that Back and reload keep it. */
export function WelcomeScreen({ renderStep, renderPage, renderDone }: WelcomeScreenProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = STAGES.find((stage) => stage === params.get('step')) ?? null
  const [snapshot, send] = useActor(welcomeMachine, { input: { stage: asked } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useLive('site', () => send({ type: 'site.changed' }))
  const state = connectWelcome(snapshot, send)
  const { stage, goal, welcome, saves } = state

  const show = useEffectEvent((now: Stage) => send({ type: 'stage.shown', stage: now }))
  useEffect(() => {
    if (asked !== null) show(asked)
  }, [asked])
  // Without a step in the address the one where the person goes on is opened.
  useEffect(() => {
    if (asked === null && stage !== null) void navigate(`?step=${stage}`, { replace: true, preventScrollReset: true })
  }, [asked, stage, navigate])
  // Neither to the question that is answered by publishing, nor to congratulations that came too early, leads a way back.
  const go = useEffectEvent((to: Stage) => {
    void navigate(`?step=${to}`, { replace: to === 'done' || asked === 'done' })
  })
  useEffect(() => {
    if (goal !== null) go(goal.stage)
  }, [goal])
  useFocusOn(stage)

  return (
    <WelcomeView
      state={state}
      renderPage={(isBeside) => renderPage(saves, isBeside)}
      done={stage === 'done' ? renderDone() : null}
    >
      {stage === null || stage === 'done' || welcome === null
        ? null
        : renderStep(stage, { welcome, onSaved: state.saved, onPublished: state.published })}
    </WelcomeView>
  )
}

/** A step that is opened begins at its heading. */
function useFocusOn(stage: Stage | null): void {
  const before = useRef<Stage | null>(null)
  useEffect(() => {
    const { current: was } = before
    before.current = stage
    // The page that was just opened has its own beginning.
    if (was === null || stage === null || was === stage) return
    scrollTo(0, 0)
    document.getElementById(stage === 'done' ? TITLE_ID : STAGE_ID)?.focus({ preventScroll: true })
  }, [stage])
}
