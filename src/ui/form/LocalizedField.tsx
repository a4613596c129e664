import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import type { FieldValues } from 'react-hook-form'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FieldProps } from './FieldFrame.tsx'
import { LocalizedFrame } from './LocalizedFrame.tsx'
import { ProposalInput } from './ProposalInput.tsx'
import { useField } from './useField.ts'
import type { Propose } from './useProposals.ts'

export interface LocalizedFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Several lines. */
  readonly long?: boolean
  /** Asked for texts that fit what is typed in one line; choosing one fills both languages. Other text is as good. */
  readonly propose?: Propose
}

/** One text in English and in Amharic. One of the two is enough; neither is copied into the other. */
export function LocalizedField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  long,
  propose,
  ...rest
}: LocalizedFieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const value = (field.value ?? {}) as Localized
  return (
    <LocalizedFrame
      name={field.name}
      label={label}
      help={help}
      aside={aside}
      required={required}
      disabled={disabled}
      value={value}
      error={field.error}
    >
      {({ part, isInvalid }) => {
        const name = `${field.name}.${part}`
        const set = (text: string) => field.change({ ...value, [part]: text })
        const shared = {
          lang: part,
          name,
          value: value[part] ?? '',
          onBlur: field.blur,
          onChange: (event: { target: { value: string } }) => set(event.target.value),
        } as const
        if (long)
          return (
            <Textarea rows={4} css={{ fieldSizing: 'content', minHeight: '7.5rem', maxHeight: '24rem' }} {...shared} />
          )
        if (!propose) return <Input {...shared} />
        return (
          <ProposalInput
            label={t('field.proposals', { label })}
            propose={propose}
            part={part}
            name={name}
            text={value[part] ?? ''}
            invalid={isInvalid}
            onText={set}
            onChoose={(both) => field.change({ ...value, ...both })}
            onBlur={field.blur}
          />
        )
      }}
    </LocalizedFrame>
  )
}
