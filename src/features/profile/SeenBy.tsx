import type { Control } from 'react-hook-form'
import { audiencesFor, type AudienceField } from '../../../openapi/schemas/profile.ts'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AudiencePickerField } from '../../ui/form/AudiencePickerField.tsx'

interface SeenByProps {
  readonly control: Control
  readonly field: AudienceField
  readonly label: string
}
const allowedFor = (field: AudienceField): readonly Audience[] => audiencesFor(field)

/** Who may see a field of the form. */
export const SeenBy = ({ control, field, label }: SeenByProps) => <AudiencePickerField control={control} name={`audiences.${field}`} label={label} allowed={allowedFor(field)} />

/** What each field takes besides its name and label: its picker, and a word about those that never reach an employer. */
export function useSeenBy(control: Control) {
  const { t } = useTexts()
  return (field: AudienceField, label: string, help?: string) => {
    const words = [help, allowedFor(field).includes('employer') ? undefined : t('profile.never_employers')].filter((each) => each !== undefined).join(' ')
    return { control, label, aside: <SeenBy control={control} field={field} label={label} />, ...(words ? { help: words } : {}) } as const
  }
}
