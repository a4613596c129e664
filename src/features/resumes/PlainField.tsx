import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ChangeEvent, ReactNode } from 'react'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useToldAfterPaint } from './useToldAfterPaint.ts'

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

/** A text whose value is kept outside of any form: everything typed is told as soon as it is shown. */
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
  const text = useToldAfterPaint(value, onChange)
  const shared = {
    value: text.value,
    maxLength,
    onKeyDown: text.tell,
    onBlur: text.tell,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => text.change(event.target.value),
    ...(lang ? { lang } : {}),
    ...(placeholder ? { placeholder } : {}),
  }
  return (
    <FieldFrame id={id} label={label} help={help} aside={aside} error={error}>
      {isLong ? (
        <Textarea {...shared} rows={4} css={{ fieldSizing: 'content', minHeight: '7rem', maxHeight: '24rem' }} />
      ) : (
        <Input {...shared} />
      )}
    </FieldFrame>
  )
}
