import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { SETUP_STEPS, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SetupState } from '../../machines/setup/setup.connect.ts'
import type { SetupProgress } from '../../machines/setup/setup.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone, FormSkeleton } from '../../ui/Skeleton.tsx'
import { stepLacks, stepPurpose, useStepName } from './step-texts.ts'
import { Stepper } from './Stepper.tsx'
import { Summary } from './Summary.tsx'

/** The id of the heading of the step on screen: the focus goes there when the step changes. */
export const STEP_ID = 'setup-step'

export interface SetupViewProps {
  readonly setup: Omit<SetupState, 'goal'>
  /** Goes on; what is typed in the step is saved first. */
  readonly onContinue: () => void
  /** The editor of the step on screen. */
  readonly children: ReactNode
}

/** `/user/profile/setup`: one step at a time, all of them in sight. */
export function SetupView({ setup, onContinue, children }: SetupViewProps) {
  const { t } = useTexts()
  const { current, progress } = setup
  const known = current !== null && progress !== null ? { current, progress } : null
  return (
    <>
      <PageHeader title={t('page.profileSetup.title')} purpose={t('setup.purpose')} />
      <LoadGate
        load={{ data: known, failure: setup.failure, retry: setup.retry }}
        skeleton={
          <Layout steps={<Bone height="9rem" borderRadius="l3" />}>
            <FormSkeleton fields={6} />
          </Layout>
        }
      >
        {(shown) => (
          <Layout steps={<Stepper {...shown} />}>
            <Step {...shown} setup={setup} onContinue={onContinue}>
              {shown.current === 'publish' ? <Summary progress={shown.progress} /> : children}
            </Step>
          </Layout>
        )}
      </LoadGate>
    </>
  )
}

const Layout = ({ steps, children }: { readonly steps: ReactNode; readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="6"
    alignItems="start"
    gridTemplateColumns="minmax(0, 1fr)"
    css={{ '@media (min-width: 62rem)': { gridTemplateColumns: '17rem minmax(0, 1fr)' } }}
  >
    {steps}
    {children}
  </chakra.div>
)

interface StepProps extends SetupViewProps {
  readonly current: SetupStep
  readonly progress: SetupProgress
}

function Step({ current, progress, setup, onContinue, children }: StepProps) {
  const { t } = useTexts()
  const stepName = useStepName()
  const { steps } = progress
  const step = steps.find(({ key }) => key === current)
  const isDone = step?.state === 'done'
  // A step that is asked no more while it is on screen keeps its place among the others.
  const place = steps.filter(({ key }) => SETUP_STEPS.indexOf(key) < SETUP_STEPS.indexOf(current)).length
  const { trouble, isChecking, before, after } = setup
  return (
    <chakra.section aria-labelledby={STEP_ID} minWidth="0">
      <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('setup.position', { position: place + 1, total: steps.length })}
      </chakra.p>
      <Heading as="h2" id={STEP_ID} tabIndex={-1} textStyle="xl" outline="none" scrollMarginTop="6rem">
        {stepName({ key: current, name: step?.name ?? null })}
      </Heading>
      <chakra.p color="fg.muted" mt="1" mb="5" maxWidth="65ch">
        {t(stepPurpose(current))}
      </chakra.p>
      {children}
      <chakra.div mt="6" pt="5" borderTopWidth="1px" display="flex" flexDirection="column" gap="4">
        {trouble === null ? null : (
          <Notice
            kind="warning"
            title={t(`setup.${trouble}.title`)}
            actions={
              trouble === 'lacking' ? undefined : (
                <Button size="sm" variant="outline" colorPalette="gray" onClick={setup.retry}>
                  {t('ui.action.retry')}
                </Button>
              )
            }
          >
            {t(trouble === 'lacking' ? stepLacks(current) : `setup.${trouble}.text`)}
          </Notice>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          {before ? (
            <Button asChild variant="outline" colorPalette="gray" me="auto">
              <RouterLink to={`?step=${before}`}>{t('setup.back')}</RouterLink>
            </Button>
          ) : null}
          {after ? (
            <>
              {isDone ? null : (
                <Button variant="outline" colorPalette="gray" onClick={setup.skip}>
                  {t('setup.skip')}
                </Button>
              )}
              <Button aria-disabled={isChecking} onClick={() => (isChecking ? undefined : onContinue())}>
                {t(isChecking ? 'setup.checking' : 'setup.continue')}
              </Button>
            </>
          ) : (
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to={pages.dashboard.path}>{t('setup.finish')}</RouterLink>
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}
