import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

interface NotFetchedProps {
  /** What is said instead of the general text. */
  readonly text?: string
  readonly onRetry: () => void
}

/** At a field or a filter: its choices could not be loaded, and can be asked for again. */
export function NotFetched({ text, onRetry }: NotFetchedProps) {
  const { t } = useTexts()
  return (
    <chakra.span role="alert" display="flex" flexWrap="wrap" gap="2" alignItems="center" color="fg.error">
      {text ?? t('field.reference.failed')}
      <Button type="button" size="xs" variant="outline" colorPalette="gray" onClick={onRetry}>
        {t('ui.action.retry')}
      </Button>
    </chakra.span>
  )
}
