import type { ApplicationStatus } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'

const TONES: Readonly<Record<ApplicationStatus, StatusChipProps['tone']>> = {
  draft: 'gray',
  applied: 'primary',
  screening: 'primary',
  assessment: 'primary',
  interview: 'secondary',
  offer: 'secondary',
  hired: 'success',
  rejected: 'danger',
  withdrawn: 'gray',
}

/** Where an application stands. */
export function ApplicationChip({ status }: { readonly status: ApplicationStatus }) {
  const { t } = useTexts()
  return <StatusChip tone={TONES[status]}>{t(`application.status.${status}`)}</StatusChip>
}
