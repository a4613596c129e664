import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ChangeEvent, ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { tooLong } from './too-long.ts'
import { useToldAfterPaint } from './useToldAfterPaint.ts'

interface PlainFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly lang?: string
  readonly help?: ReactNode
  readonly aside?: ReactNode
  readonly placeholder?: string | undefined
  readonly isLong?: boolean
  /** So many characters at most. More are kept as they are and said to be too many, as in every form. */
  readonly most: number
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
  placeholder,
  isLong = false,
  most,
}: PlainFieldProps) {
  const { t } = useTexts()
  const text = useToldAfterPaint(value, onChange)
  const error = tooLong(text.value, most, t)
  const shared = {
    value: text.value,
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
