import { useTexts } from '../../i18n/useTexts.ts'
import { useCopy } from '../../ui/useCopy.ts'

/** Copies the address of a resume or of a copy of it. */
export function useCopyLink(): (url: string) => void {
  const { t } = useTexts()
  return useCopy({ copied: t('resume.share.copied'), byHand: t('resume.share.copy_by_hand') })
}
