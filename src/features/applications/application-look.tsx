import type { ApplicationStatus, HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import type { NameOfStage } from './acts.ts'

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

/** What stages are called: as the employer named them, or as their kinds are called. */
export function useStageName(): NameOfStage {
  const { t, pick } = useTexts()
  return ({ kind, name }) => pick(name ?? {})?.text ?? t(`application.status.${kind}`)
}

interface ApplicationChipProps {
  readonly status: ApplicationStatus
  /** Null of a draft. */
  readonly stage: HiringStage | null
}
/** Where an application stands. */
export function ApplicationChip({ status, stage }: ApplicationChipProps) {
  const { t } = useTexts()
  const nameOf = useStageName()
  return (
    <StatusChip tone={TONES[status]}>{stage === null ? t(`application.status.${status}`) : nameOf(stage)}</StatusChip>
  )
}
