import { NativeSelect } from '@chakra-ui/react/native-select'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly lang?: string
}
export interface SelectFieldProps<V extends FieldValues> extends FieldProps<V> {
  readonly choices: readonly Choice[]
  readonly autoComplete?: string
  /** One of them is chosen from the start, so there is no empty choice. */
  readonly isAlwaysChosen?: boolean
}

/** One of a list: the platform's own control, because it is the best one on a phone. An empty choice stands first, unless one is always chosen. */
export function SelectField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  choices,
  autoComplete,
  isAlwaysChosen = false,
  ...rest
}: SelectFieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <NativeSelect.Root>
        <NativeSelect.Field
          name={field.name}
          ref={field.ref}
          value={String(field.value ?? '')}
          onBlur={field.blur}
          onChange={(event) => field.change(event.target.value)}
          {...(autoComplete ? { autoComplete } : {})}
        >
          {isAlwaysChosen ? null : <option value="">{t('ui.select.choose')}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} {...(choice.lang ? { lang: choice.lang } : {})}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
