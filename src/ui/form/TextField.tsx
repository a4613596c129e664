import { Input } from '@chakra-ui/react/input'
import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface TextFieldProps<V extends FieldValues> extends FieldProps<V> {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search'>
  readonly autoComplete?: string
  readonly placeholder?: string
  /** `en` or `am` when the field is of one language. */
  readonly lang?: string
  /** Told of every change, for a check while typing. */
  readonly onText?: (text: string) => void
  /** Under the field in place of its help while there is no error: the state of such a check. */
  readonly hint?: ReactNode
}

/** One line of text. */
export function TextField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  type = 'text',
  autoComplete,
  placeholder,
  lang,
  onText,
  hint,
  ...rest
}: TextFieldProps<V>) {
  const field = useField(rest)
  return (
    <FieldFrame
      label={label}
      help={hint && !field.message ? hint : help}
      aside={aside}
      error={field.message}
      required={required}
      disabled={disabled}
    >
      <Input
        type={type}
        name={field.name}
        ref={field.ref}
        value={String(field.value ?? '')}
        onBlur={field.blur}
        onChange={(event) => {
          field.change(event.target.value)
          onText?.(event.target.value)
        }}
        {...(autoComplete ? { autoComplete } : {})}
        {...(placeholder ? { placeholder } : {})}
        {...(lang ? { lang } : {})}
        // A username or email is not a sentence.
        {...(autoComplete === 'username' || type === 'email' || type === 'url'
          ? { autoCapitalize: 'none', spellCheck: false }
          : {})}
      />
    </FieldFrame>
  )
}
