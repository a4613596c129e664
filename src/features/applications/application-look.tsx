import { chakra } from '@chakra-ui/react/styled-system'
import type { ApplicationStatus } from '../../../openapi/schemas/job-application.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
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

/** A text in the reader's language, marked where it is in the other. */
export function Named({ name }: { readonly name: Localized }) {
  const { pick, lang } = useTexts()
  const text = pick(name)
  return (
    <chakra.span overflowWrap="anywhere" {...(text && text.lang !== lang ? { lang: text.lang } : {})}>
      {text?.text}
    </chakra.span>
  )
}
