import { Button } from '@chakra-ui/react/button'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Another administrator was first; the shown data is outdated. */
export function StaleNotice({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTexts()
  return (
    <Notice
      kind="warning"
      title={t('administration.stale')}
      actions={
        <Button size="sm" onClick={onShow}>
          {t('administration.stale.show')}
        </Button>
      }
    >
      {t('administration.stale.text')}
    </Notice>
  )
}
