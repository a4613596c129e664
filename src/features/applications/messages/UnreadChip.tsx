import { useTexts } from '../../../i18n/useTexts.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'

/** So many messages are new; nothing when none is. */
export function UnreadChip({ count }: { readonly count: number }) {
  const { t } = useTexts()
  return count === 0 ? null : <StatusChip tone="primary">{t('talk.unread', { count })}</StatusChip>
}
