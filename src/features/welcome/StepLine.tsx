import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import type { WelcomeStep } from '../../../openapi/outline.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Welcome } from '../../machines/welcome/welcome.machine.ts'

interface StepLineProps {
  readonly welcome: Welcome
  readonly current: WelcomeStep
}

/** All steps in a line, each a link: filled when it is done, outlined while it is on screen. */
export function StepLine({ welcome, current }: StepLineProps) {
  const { t } = useTexts()
  return (
    <chakra.nav aria-label={t('setup.steps')} mb="3">
      <chakra.ol listStyleType="none" display="flex" gap="1.5">
        {welcome.steps.map(({ key, done }) => {
          const isCurrent = key === current
          return (
            <chakra.li key={key} flex="1" minWidth="0">
              <chakra.a
                asChild
                display="flex"
                alignItems="center"
                minHeight="11"
                borderRadius="l1"
                _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
              >
                <RouterLink to={`?step=${key}`} {...(isCurrent ? { 'aria-current': 'step' as const } : {})}>
                  <chakra.span
                    flex="1"
                    height={isCurrent ? '2.5' : '2'}
                    borderRadius="full"
                    bg={done ? 'success.solid' : isCurrent ? 'primary.solid' : 'bg.emphasized'}
                    {...(isCurrent
                      ? { outline: '2px solid', outlineColor: 'primary.solid', outlineOffset: '2px' }
                      : {})}
                  />
                  <chakra.span srOnly>
                    {t(`welcome.step.${key}`)}, {t(done ? 'setup.state.done' : 'setup.state.open')}
                  </chakra.span>
                </RouterLink>
              </chakra.a>
            </chakra.li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}
