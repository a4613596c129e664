import { Button } from '@chakra-ui/react/button'
import { useTexts } from '../../i18n/useTexts.ts'

/** Beside the message of a save that got no answer: the same thing again, safely. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
      {t('ui.action.retry')}
    </Button>
  )
}
