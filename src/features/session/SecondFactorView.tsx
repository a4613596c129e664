import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { SecondFactor } from './second-factor.effects.ts'

/** What can be done to the second factor, each in a dialog. */
export type SecondFactorAct = 'setUp' | 'renew' | 'disable'
/** So few recovery codes left are pointed out. */
const FEW = 3

export interface SecondFactorViewProps {
  /** Null until it is loaded. */
  readonly factor: SecondFactor | null
  /** Why it could not be loaded. */
  readonly failure: Failure | null
  readonly onRetry: () => void
  /** `button` gets the focus back. */
  readonly onAct: (act: SecondFactorAct, button: HTMLElement) => void
  /** The dialog that is open. */
  readonly children?: ReactNode
}

/** Whether signing in takes a second factor, and how many recovery codes are left. */
export function SecondFactorView({ factor, failure, onRetry, onAct, children }: SecondFactorViewProps) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <Panel title={t('session.second_factor.title')} text={t('session.second_factor.text')}>
      {failure ? <FailureView failure={failure} onRetry={onRetry} /> : null}
      {factor === null && !failure ? (
        <Loading>
          <RowsSkeleton rows={1} />
        </Loading>
      ) : null}
      {factor ? (
        <chakra.div display="flex" flexDirection="column" gap="4">
          {factor.is_required && factor.enabled_at === null ? (
            <Notice kind="warning" title={t('session.second_factor.required')}>
              {t('session.second_factor.required.text')}
            </Notice>
          ) : null}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
            <chakra.div flex="1 1 10rem" minWidth="0">
              <chakra.strong display="block" fontWeight="600">
                {factor.enabled_at === null
                  ? t('session.second_factor.off')
                  : t('session.second_factor.on', { date: date(factor.enabled_at) })}
              </chakra.strong>
              {factor.enabled_at === null ? null : (
                <chakra.span color={factor.recovery_codes < FEW ? 'fg.warning' : 'fg.muted'}>
                  {t('session.second_factor.left', { count: factor.recovery_codes })}
                </chakra.span>
              )}
            </chakra.div>
            {factor.enabled_at === null ? (
              <Button
                size="sm"
                variant={factor.is_required ? 'solid' : 'outline'}
                {...(factor.is_required ? {} : { colorPalette: 'gray' })}
                onClick={(event) => onAct('setUp', event.currentTarget)}
              >
                {t('session.second_factor.set_up')}
              </Button>
            ) : (
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  onClick={(event) => onAct('renew', event.currentTarget)}
                >
                  {t('session.second_factor.renew')}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  onClick={(event) => onAct('disable', event.currentTarget)}
                >
                  {t('session.second_factor.disable')}
                </Button>
              </chakra.div>
            )}
          </chakra.div>
        </chakra.div>
      ) : null}
      {children}
    </Panel>
  )
}
