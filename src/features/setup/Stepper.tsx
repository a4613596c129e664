import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { SetupStep } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SetupProgress } from '../../machines/setup/setup.machine.ts'
import { CheckCircleIcon, ChevronDownIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { useStepName } from './step-texts.ts'

interface StepperProps {
  readonly progress: SetupProgress
  readonly current: SetupStep
}

/** Where the list of steps stands beside the step; on a narrower screen it opens under a button. */
const WIDE = '@media (min-width: 62rem)'

/** All steps with their states, and how far the person is. Each can be opened. */
export function Stepper({ progress, current }: StepperProps) {
  const { t, intl } = useTexts()
  const stepName = useStepName()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { steps } = progress
  const done = steps.filter(({ state }) => state === 'done').length
  const said = t('setup.progress', { done, total: steps.length })
  return (
    <chakra.nav
      aria-label={t('setup.steps')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p="4"
      css={{ [WIDE]: { position: 'sticky', top: '5rem' } }}
    >
      <chakra.p textStyle="sm" fontWeight="600" mb="2">
        {said}
      </chakra.p>
      <chakra.div
        role="progressbar"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={done}
        height="2"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <chakra.div height="full" bg="success.solid" style={{ width: `${(done / steps.length) * 100}%` }} />
      </chakra.div>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        mt="2"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        css={{ [WIDE]: { display: 'none' } }}
      >
        {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
        {t('setup.steps')}
      </Button>
      <chakra.ol
        id={id}
        listStyleType="none"
        mt="3"
        display={open ? 'block' : 'none'}
        css={{ [WIDE]: { display: 'block' } }}
      >
        {steps.map(({ key, name, state }, index) => {
          const isCurrent = key === current
          return (
            <li key={key}>
              <chakra.a
                asChild
                display="flex"
                alignItems="center"
                gap="3"
                px="2"
                py="1.5"
                minHeight="11"
                borderRadius="l2"
                textStyle="sm"
                {...(isCurrent ? { bg: 'primary.subtle', color: 'primary.fg', fontWeight: '600' } : {})}
                _hover={{ bg: isCurrent ? 'primary.muted' : 'bg.muted' }}
                _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
              >
                <RouterLink
                  to={`?step=${key}`}
                  {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
                  onClick={() => setOpen(false)}
                >
                  {state === 'done' ? (
                    <CheckCircleIcon color="fg.success" flexShrink="0" />
                  ) : (
                    <chakra.span
                      aria-hidden="true"
                      display="grid"
                      placeItems="center"
                      width="5"
                      height="5"
                      flexShrink="0"
                      borderRadius="full"
                      borderWidth="1px"
                      borderStyle={state === 'skipped' ? 'dashed' : 'solid'}
                      borderColor="border.control"
                      textStyle="xs"
                      lineHeight="1"
                    >
                      {intl.formatNumber(index + 1)}
                    </chakra.span>
                  )}
                  <chakra.span flex="1" minWidth="0">
                    {stepName({ key, name })}
                  </chakra.span>
                  <chakra.span textStyle="xs" fontWeight="400" color="fg.muted">
                    {t(`setup.state.${state}`)}
                  </chakra.span>
                </RouterLink>
              </chakra.a>
            </li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}
