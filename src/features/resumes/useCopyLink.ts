import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../../ui/toast/useToast.ts'

/** Copies an address; where copying is not allowed it is shown for copying by hand. */
export function useCopyLink(): (url: string) => void {
  const { t } = useTexts()
  const toast = useToast()
  return (url) =>
    void navigator.clipboard.writeText(url).then(
      () => toast({ severity: 'success', text: t('resume.share.copied') }),
      () => toast({ severity: 'info', title: t('resume.share.copy_by_hand'), text: url }),
    )
}
