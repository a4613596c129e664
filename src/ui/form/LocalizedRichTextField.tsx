import { useFieldContext } from '@chakra-ui/react/field'
import type { FieldValues } from 'react-hook-form'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PictureSource } from '../rich-text/PictureDialog.tsx'
import { RichTextInput, type RichTextInputProps } from '../rich-text/RichTextInput.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { LocalizedFrame } from './LocalizedFrame.tsx'
import { useField } from './useField.ts'

/** The input, described by the message and the help of the frame around it. */
function Described(props: Omit<RichTextInputProps, 'describedBy'>) {
  const { ids, ariaDescribedby } = useFieldContext()
  const said = [props.isInvalid ? ids.errorText : undefined, ariaDescribedby].filter(Boolean).join(' ')
  return <RichTextInput {...props} describedBy={said} />
}

export interface LocalizedRichTextFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Characters in each language. */
  readonly max: number
  /** Whether it may have tables. */
  readonly tables?: boolean
  /** Where its pictures come from, if it may have some. */
  readonly pictures?: PictureSource | null
  /** Whether it may have merge fields of letters. */
  readonly fields?: boolean
}

/** A text with structure in English and in Amharic. One of the two is enough. */
export function LocalizedRichTextField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  max,
  tables = false,
  pictures = null,
  fields = false,
  ...rest
}: LocalizedRichTextFieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const value = (field.value ?? {}) as LocalizedRichText
  return (
    // The editors are disabled themselves: in a disabled frame nothing could take the focus, and a long text
    // must be scrolled.
    <LocalizedFrame
      name={field.name}
      label={label}
      help={help}
      aside={aside}
      required={required}
      disabled={false}
      value={value}
      error={field.error}
    >
      {({ part, isInvalid, labelledBy }) => (
        <Described
          text={value[part] ?? []}
          onText={(text) => field.change({ ...value, [part]: text })}
          onBlur={field.blur}
          name={`${field.name}.${part}`}
          label={`${label} (${t(`ui.language.${part}`)})`}
          labelledBy={labelledBy}
          lang={part}
          max={max}
          tables={tables}
          pictures={pictures}
          fields={fields}
          isInvalid={isInvalid}
          isDisabled={disabled ?? false}
        />
      )}
    </LocalizedFrame>
  )
}
