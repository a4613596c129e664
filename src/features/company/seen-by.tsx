import type { Control } from 'react-hook-form'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { AudiencePickerField } from '../../ui/form/AudiencePickerField.tsx'

/** Where something of a company may be seen: its page and its card. Resumes and employers are people's. */
const PLACES: readonly Audience[] = ['site', 'card']

/** What a field of a company takes besides its name and label: who may see it. */
export const seenBy = (control: Control, field: string, label: string) =>
  ({ control, label, aside: <AudiencePickerField control={control} name={`audiences.${field}`} label={label} allowed={PLACES} /> }) as const
