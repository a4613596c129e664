import { useFieldContext } from '@chakra-ui/react/field'
import type { FieldValues } from 'react-hook-form'
import type { Language } from '../../../openapi/define.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import type { Quoted } from '../rich-text/quoted.ts'
import { RichTextInput, type RichTextInputProps } from '../rich-text/RichTextInput.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import type { PictureSource } from '../rich-text/PictureDialog.tsx'
import { useField } from './useField.ts'

/** The input, named and described by the frame around it. */
function Described(props: Omit<RichTextInputProps, 'describedBy' | 'labelledBy'>) {
  const { ids, ariaDescribedby } = useFieldContext()
  const said = [props.isInvalid ? ids.errorText : undefined, ariaDescribedby].filter(Boolean).join(' ')
  return <RichTextInput {...props} labelledBy={ids.label} describedBy={said} />
}

interface RichTextFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** In which it is written. */
  readonly lang: Language
  /** Characters. */
  readonly max: number
  /** Whether it may have tables, and merge fields of letters. */
  readonly tables?: boolean
  readonly fields?: boolean
  /** Where its pictures come from, if it may have some. */
  readonly pictures?: PictureSource | null
  /** Words to be shown in it; another object asks again. */
  readonly quoted?: Quoted | null
}

/** A text with structure in one language. */
export function RichTextField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  lang,
  max,
  tables = false,
  fields = false,
  pictures = null,
  quoted = null,
  ...rest
}: RichTextFieldProps<V>) {
  const field = useField(rest)
  const message = field.message
  return (
    // The editor is disabled itself: in a disabled frame nothing could take the focus, and a long text must be scrolled.
    <FieldFrame label={label} help={help} aside={aside} error={message} required={required}>
      <Described
        text={(field.value ?? []) as RichText}
        onText={(text) => field.change(text.length === 0 ? null : text)}
        onBlur={field.blur}
        name={field.name}
        label={label}
        lang={lang}
        max={max}
        tables={tables}
        pictures={pictures}
        quoted={quoted}
        fields={fields}
        isInvalid={message !== undefined}
        isDisabled={disabled ?? false}
      />
    </FieldFrame>
  )
}
