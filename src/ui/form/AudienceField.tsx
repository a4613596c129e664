import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldValues } from 'react-hook-form'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AudienceChips } from '../AudienceChips.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface AudienceFieldProps<V extends FieldValues> extends Pick<
  FieldProps<V>,
  'control' | 'name' | 'label' | 'disabled'
> {
  /** The places that are offered; all without it. */
  readonly allowed?: readonly Audience[]
}

/** Who may see the field whose label this is; stands under that field. */
export function AudienceField<V extends FieldValues>({
  control,
  name,
  label,
  disabled,
  allowed,
}: AudienceFieldProps<V>) {
  const field = useField({ control, name })
  const { t } = useTexts()
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.span textStyle="xs" color="fg.muted">
        {t('ui.audience.label', { field: label })}
      </chakra.span>
      <AudienceChips
        label={label}
        value={(field.value ?? []) as Audience[]}
        onChange={field.change}
        disabled={disabled ?? false}
        {...(allowed ? { allowed } : {})}
      />
    </chakra.div>
  )
}
