import { useFormState, useWatch, type Control } from 'react-hook-form'
import { VERIFIED_FIELDS, type CompanyInformation } from '../../../openapi/schemas/company.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'

interface MarkWarningProps {
  readonly control: Control
  readonly row: CompanyInformation
  readonly part: keyof typeof VERIFIED_FIELDS
}

/** Before a verified company saves another name or number: its mark goes until an administrator has looked again. */
export function MarkWarning({ control, row, part }: MarkWarningProps) {
  const { t } = useTexts()
  const { dirtyFields } = useFormState({ control })
  const publicName = useWatch({ control, name: 'public_name' }) as
    | { readonly en?: string; readonly am?: string }
    | null
    | undefined
  const isCalledOtherwise = Boolean(publicName?.en || publicName?.am)
  // The name is not shown where another stands for it.
  const changed = VERIFIED_FIELDS[part].filter(
    (field) => field in dirtyFields && !(field === 'name' && isCalledOtherwise && !('public_name' in dirtyFields)),
  )
  if (row.verification !== 'verified' || changed.length === 0) return null
  return (
    <Notice kind="warning" title={t('company.mark.title')}>
      {t('company.mark.text')}
    </Notice>
  )
}
