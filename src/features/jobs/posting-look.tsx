import { chakra } from '@chakra-ui/react/styled-system'
import type { JobPostingStatus } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
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
