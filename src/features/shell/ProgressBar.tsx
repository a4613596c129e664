import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

/** A navigation on its way; `value` is 0 … 1 and 0 shows nothing. */
export function ProgressBar({ value }: { readonly value: number }) {
  const { t } = useTexts()
  if (value === 0) return null
  return (
    <chakra.div
      role="progressbar"
      aria-label={t('shell.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      position="fixed"
      top="0"
      insetInline="0"
      height="3px"
      zIndex="max"
      pointerEvents="none"
    >
      <chakra.div
        height="full"
        bg="primary.solid"
        transformOrigin="0 50%"
        transition="transform 200ms ease-out"
        style={{ transform: `scaleX(${value})` }}
      />
    </chakra.div>
  )
}
