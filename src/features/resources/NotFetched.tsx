import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

/** The choices of a field or a filter could not be fetched: why, and the same again. */
export function NotFetched({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <chakra.span role="alert" display="flex" flexWrap="wrap" gap="2" alignItems="center" color="fg.error">
      {t('resource.relation.failed', { reason })}
      <Button type="button" size="xs" variant="outline" colorPalette="gray" onClick={onRetry}>
        {t('ui.action.retry')}
      </Button>
    </chakra.span>
  )
}
