import type { JobPostingStatus } from '../../../openapi/schemas/job-posting.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'

const TONES: Readonly<Record<JobPostingStatus, StatusChipProps['tone']>> = {
  draft: 'gray',
  in_review: 'secondary',
  open: 'success',
  paused: 'primary',
  closed: 'gray',
}

/** Where a posting stands. */
export function PostingChip({ status }: { readonly status: JobPostingStatus }) {
  const { t } = useTexts()
  return <StatusChip tone={TONES[status]}>{t(`posting.status.${status}`)}</StatusChip>
}
