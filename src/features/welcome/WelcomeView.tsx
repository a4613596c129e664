import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { WELCOME_STEPS, type WelcomeStep } from '../../../openapi/outline.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { WelcomeState } from '../../machines/welcome/welcome.connect.ts'
import type { Welcome } from '../../machines/welcome/welcome.machine.ts'
import { DoneDrawing } from '../../ui/empty-drawings.tsx'
import { EyeIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone, FormSkeleton } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { StepLine } from './StepLine.tsx'

/** The id of the heading on screen: the focus goes there when the step changes. */
export const STAGE_ID = 'welcome-step'
/** From here on the page has room beside the form. */
const BESIDE = '(min-width: 64rem)'
/** The steps whose answer may be missing, or can be given another time. */
const SKIPPABLE: ReadonlySet<WelcomeStep> = new Set(['photo', 'headline', 'work'])

export interface WelcomeViewProps {
  readonly state: Omit<WelcomeState, 'goal' | 'saves' | 'saved' | 'published'>
  /** The person's own page. */
  readonly renderPage: (isBeside: boolean) => ReactNode
  /** What stands on screen once the page is public; else null. */
  readonly done: ReactNode
  /** The form of the step on screen. */
  readonly children: ReactNode
}

/** `/user/welcome`: one question at a time, and the page that grows of the answers beside it. */
export function WelcomeView({ state, renderPage, done, children }: WelcomeViewProps) {
  const { t } = useTexts()
  const { stage, welcome } = state
  if (stage === 'done' && welcome !== null) return <Congratulation>{done}</Congratulation>
  const known = stage !== null && stage !== 'done' && welcome !== null ? { step: stage, welcome } : null
  return (
    <>
      <PageHeader
        title={t('page.welcome.title')}
        purpose={t('welcome.purpose')}
        action={
          <Button asChild variant="outline" colorPalette="gray">
            <RouterLink to={pages.dashboard.path}>{t('welcome.later')}</RouterLink>
          </Button>
        }
      />
      <LoadGate
        load={{ data: known, failure: state.failure, retry: state.retry }}
        skeleton={
          <Beside page={<Bone height="30rem" borderRadius="l3" />}>
            <FormSkeleton fields={2} />
          </Beside>
        }
      >
        {(shown) => (
          <Step {...shown} state={state} renderPage={renderPage}>
            {children}
          </Step>
        )}
      </LoadGate>
    </>
  )
}

/** The page is public: congratulations, and what comes with it. */
function Congratulation({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" alignItems="center">
        <chakra.span aria-hidden="true" flexShrink="0">
          <DoneDrawing />
        </chakra.span>
        <chakra.div flex="1 1 18rem" minWidth="0">
          <PageHeader title={t('welcome.done.title')} purpose={t('welcome.done.text')} />
        </chakra.div>
      </chakra.div>
      {children}
    </>
  )
}

const Beside = ({ page, children }: { readonly page: ReactNode; readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="6"
    alignItems="start"
    gridTemplateColumns="minmax(0, 1fr)"
    css={{ [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' } }}
  >
    {children}
    {page}
  </chakra.div>
)

interface StepProps extends Omit<WelcomeViewProps, 'done'> {
  readonly step: WelcomeStep
  readonly welcome: Welcome
}

function Step({ step, welcome, state, renderPage, children }: StepProps) {
  const { t } = useTexts()
  const isBeside = useMedia(BESIDE)
  const { before } = state
  const isDone = welcome.steps.some(({ key, done }) => key === step && done)
  return (
    <Beside
      page={isBeside ? <chakra.div css={{ position: 'sticky', top: '5rem' }}>{renderPage(true)}</chakra.div> : null}
    >
      <chakra.section aria-labelledby={STAGE_ID} minWidth="0">
        <StepLine welcome={welcome} current={step} />
        <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('setup.position', { position: WELCOME_STEPS.indexOf(step) + 1, total: WELCOME_STEPS.length })}
        </chakra.p>
        <Heading as="h2" id={STAGE_ID} tabIndex={-1} textStyle="xl" outline="none" scrollMarginTop="6rem">
          {t(`welcome.step.${step}`)}
        </Heading>
        <chakra.p color="fg.muted" mt="1" mb="4">
          {t(`welcome.step.${step}.text`)}
        </chakra.p>
        <div key={step}>{children}</div>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4" justifyContent="space-between">
          {before ? (
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to={`?step=${before}`}>{t('setup.back')}</RouterLink>
            </Button>
          ) : (
            <span />
          )}
          {SKIPPABLE.has(step) && !isDone ? (
            <Button variant="ghost" colorPalette="gray" onClick={state.skip}>
              {t('welcome.skip')}
            </Button>
          ) : null}
        </chakra.div>
        {isBeside ? null : <PageBehind renderPage={renderPage} />}
      </chakra.section>
    </Beside>
  )
}

/** On a narrow screen the page stands behind a button, and is fetched when it is asked for. */
function PageBehind({ renderPage }: Pick<WelcomeViewProps, 'renderPage'>) {
  const { t } = useTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <chakra.div mt="6" pt="5" borderTopWidth="1px">
      <Button
        variant="outline"
        colorPalette="gray"
        width="full"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <EyeIcon />
        {t(open ? 'welcome.page.hide' : 'welcome.page.show')}
      </Button>
      <chakra.div id={id} mt="4" hidden={!open}>
        {open ? renderPage(false) : null}
      </chakra.div>
    </chakra.div>
  )
}
