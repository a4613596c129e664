import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ReactNode } from 'react'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'

interface PlainFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly lang?: string
  readonly help?: ReactNode
  readonly aside?: ReactNode
  readonly error?: string | undefined
  readonly placeholder?: string | undefined
  readonly isLong?: boolean
  readonly maxLength: number
}

/** A text whose value is kept outside of any form: everything typed is told at once. */
export function PlainField({
  id,
  label,
  value,
  onChange,
  lang,
  help,
  aside,
  error,
  placeholder,
  isLong = false,
  maxLength,
}: PlainFieldProps) {
  const shared = {
    value,
    maxLength,
    ...(lang ? { lang } : {}),
    ...(placeholder ? { placeholder } : {}),
  }
  return (
    <FieldFrame id={id} label={label} help={help} aside={aside} error={error}>
      {isLong ? (
        <Textarea
          {...shared}
          rows={4}
          css={{ fieldSizing: 'content', minHeight: '7rem', maxHeight: '24rem' }}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  )
}
