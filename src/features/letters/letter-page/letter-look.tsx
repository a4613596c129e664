import { pages } from '../../../../openapi/routes.ts'
import type { Letter, LetterStatus } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { StatusChip, type StatusChipProps } from '../../../ui/StatusChip.tsx'

const TONES: Readonly<Record<LetterStatus, StatusChipProps['tone']>> = {
  draft: 'gray',
  in_review: 'secondary',
  approved: 'primary',
  issued: 'success',
  rejected: 'gray',
  revoked: 'danger',
}

/** Where a letter stands. */
export function LetterChip({ status }: { readonly status: LetterStatus }) {
  const { t } = useTexts()
  return <StatusChip tone={TONES[status]}>{t(`letter.status.${status}`)}</StatusChip>
}
export const letterPath = (id: string) => pages.myLetter.path.replace('{id}', encodeURIComponent(id))
export const receivedPath = (id: string) => pages.receivedLetter.path.replace('{id}', encodeURIComponent(id))
/** The editor of a draft. */
export const writePath = (id: string) => pages.writeLetter.path.replace('{id}', encodeURIComponent(id))

/** Whether anybody was asked to approve it. A draft that came back has no levels any more, but had them. */
export const wasAsked = ({ status, route, approvals }: Pick<Letter, 'status' | 'route' | 'approvals'>): boolean =>
  status === 'draft' || route.length > 0 || approvals.length > 0
