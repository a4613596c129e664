import { Textarea } from '@chakra-ui/react/textarea'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface TextAreaFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Lines shown at first; it grows with the text. */
  readonly rows?: number
  readonly lang?: string
}

/** Text over several lines. */
export function TextAreaField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  rows = 4,
  lang,
  ...rest
}: TextAreaFieldProps<V>) {
  const field = useField(rest)
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <Textarea
        name={field.name}
        ref={field.ref}
        value={String(field.value ?? '')}
        onBlur={field.blur}
        onChange={(event) => field.change(event.target.value)}
        rows={rows}
        css={{ fieldSizing: 'content', minHeight: `${rows * 1.6 + 1}rem`, maxHeight: '24rem' }}
        {...(lang ? { lang } : {})}
      />
    </FieldFrame>
  )
}
