import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SETUP_STEPS, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { connectSetup } from '../../machines/setup/setup.connect.ts'
import { PartOfMore } from '../../ui/form/FormButtons.tsx'
import { PendingContext, usePendingWithin } from '../../ui/form/pending.ts'
import { UnsavedContext, type Unsaved } from '../../ui/unsaved.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { setupMachine } from './setup.effects.ts'
import { SetupView, STEP_ID } from './SetupView.tsx'

/** Steps whose editor is one form: “Continue” saves it, so the form's own button steps back. */
const isForm: ReadonlySet<SetupStep> = new Set(['personal', 'account', 'about'])

export interface SetupScreenProps {
  /** The editor of a step; it tells whenever something was saved. */
  readonly renderStep: (step: Exclude<SetupStep, 'publish'>, onSaved: () => void) => ReactNode
}

/**
 * The way through the set-up. The step stands in the address, so that Back works and unsaved input is asked about on
 * the way.
 */
export function SetupScreen({ renderStep }: SetupScreenProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = SETUP_STEPS.find((step) => step === params.get('step')) ?? null
  const [snapshot, send] = useActor(setupMachine, { input: { step: asked } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const setup = connectSetup(snapshot, send)
  const { current, goal } = setup
  const place = useRef<HTMLDivElement>(null)
  const { unsaved, dirty } = useUnsavedWithin()
  /** "Continue" was pressed with unsaved input: once that is saved, it goes on. */
  const goesOn = useRef(false)

  const show = useEffectEvent((step: SetupStep) => {
    goesOn.current = false
    send({ type: 'step.shown', step })
  })
  useEffect(() => {
    if (asked !== null) show(asked)
  }, [asked])
  // Without a step in the address the one where the person left is opened.
  useEffect(() => {
    if (asked === null && current !== null)
      void navigate(`?step=${current}`, { replace: true, preventScrollReset: true })
  }, [asked, current, navigate])
  // The step in the address is not asked for: the next one is shown instead.
  const isElsewhere =
    asked !== null && current !== asked && setup.progress?.steps.some(({ key }) => key === asked) === false
  useEffect(() => {
    if (isElsewhere) void navigate(`?step=${current}`, { replace: true, preventScrollReset: true })
  }, [isElsewhere, current, navigate])
  useEffect(() => {
    if (goal !== null) void navigate(`?step=${goal.step}`)
  }, [goal, navigate])
  useFocusOn(current)

  // A form that was never saved is sent as it is: it says itself what it lacks, field by field.
  const isLacking =
    (current === 'personal' || current === 'account') &&
    setup.progress?.steps.find(({ key }) => key === current)?.state !== 'done'
  const { register, settleAll } = usePendingWithin()
  const isSettling = useRef(false)
  const onContinue = async () => {
    if (isSettling.current) return undefined
    isSettling.current = true
    const isSettled = await settleAll()
    isSettling.current = false
    if (!isSettled) return undefined
    const form = dirty.current.size > 0 || isLacking ? place.current?.querySelector('form') : null
    if (!form) return setup.continue()
    goesOn.current = true
    return form.requestSubmit()
  }
  return (
    <SetupView setup={setup} onContinue={() => void onContinue()}>
      <PendingContext value={register}>
        <UnsavedContext value={unsaved}>
          <PartOfMore value={current !== null && isForm.has(current)}>
            <chakra.div ref={place} key={current}>
              {current === null || current === 'publish'
                ? null
                : renderStep(current, () => send({ type: 'step.saved', goesOn: goesOn.current }))}
            </chakra.div>
          </PartOfMore>
        </UnsavedContext>
      </PendingContext>
    </SetupView>
  )
}

/** What is unsaved in the step; the application hears of it too. */
function useUnsavedWithin(): { readonly unsaved: Unsaved; readonly dirty: RefObject<Set<string>> } {
  const { set: tell } = use(UnsavedContext)
  const dirty = useRef(new Set<string>())
  const set = useCallback(
    (id: string, is: boolean) => {
      if (is) dirty.current.add(id)
      else dirty.current.delete(id)
      tell(id, is)
    },
    [tell],
  )
  return { unsaved: useMemo(() => ({ set }), [set]), dirty }
}

/** A step that is opened begins at its heading. */
function useFocusOn(current: SetupStep | null): void {
  const before = useRef<SetupStep | null>(null)
  useEffect(() => {
    const { current: was } = before
    before.current = current
    // The page that was just opened has its own beginning.
    if (was === null || current === null || was === current) return
    scrollTo(0, 0)
    document.getElementById(STEP_ID)?.focus({ preventScroll: true })
  }, [current])
}
