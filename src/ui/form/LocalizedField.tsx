import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Textarea } from '@chakra-ui/react/textarea'
import { useEffect, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadAmharicFont } from '../../i18n/amharic-font.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { GroupLabel } from './LabelRow.tsx'
import { ProposalInput } from './ProposalInput.tsx'
import { useField } from './useField.ts'
import type { Propose } from './useProposals.ts'

export interface LocalizedFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Several lines. */
  readonly long?: boolean
  /** Asked for texts that fit what is typed in one line; choosing one fills both languages. Other text is as good. */
  readonly propose?: Propose
}
const LANGUAGES = ['en', 'am'] as const

/** One text in English and in Amharic, side by side where there is room. One of the two is enough; neither is copied into the other. */
export function LocalizedField<V extends FieldValues>({ label, help, aside, required, disabled, long, propose, ...rest }: LocalizedFieldProps<V>) {
  const field = useField(rest)
  const { t, lang } = useTexts()
  const id = useId()
  const value = (field.value ?? {}) as Localized
  useEffect(() => void loadAmharicFont(), [])
  // The reader's own language first.
  const order = lang === 'am' ? (['am', 'en'] as const) : LANGUAGES
  const partError = (part: 'en' | 'am') => (field.error?.[part] as { message?: string } | undefined)?.message || undefined
  const wholeError = LANGUAGES.some((part) => partError(part)) ? undefined : field.message
  return (
    <chakra.fieldset minWidth="0" width="full" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} {...(disabled ? { disabled } : {})}>
      <GroupLabel id={`${id}-label`} label={label} required={required} aside={aside} />
      <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))">
        {order.map((part) => {
          const name = `${field.name}.${part}`
          const set = (text: string) => field.change({ ...value, [part]: text })
          const isInvalid = partError(part) !== undefined || wholeError !== undefined
          const shared = {
            lang: part,
            name,
            value: value[part] ?? '',
            onBlur: field.blur,
            onChange: (event: { target: { value: string } }) => set(event.target.value),
            'aria-invalid': isInvalid ? true : undefined,
            'aria-describedby': wholeError ? `${id}-error` : undefined,
          } as const
          return (
            <FieldFrame
              key={part}
              label={
                <chakra.span textStyle="xs" color="fg.muted" fontWeight="500">
                  {t(part === 'en' ? 'ui.language.en' : 'ui.language.am')}
                </chakra.span>
              }
              error={partError(part)}
            >
              {propose && !long ? (
                <ProposalInput
                  label={t('field.proposals', { label })}
                  propose={propose}
                  part={part}
                  name={name}
                  text={value[part] ?? ''}
                  invalid={isInvalid}
                  {...(wholeError ? { describedBy: `${id}-error` } : {})}
                  onText={set}
                  onChoose={(both) => field.change({ ...value, ...both })}
                  onBlur={field.blur}
                />
              ) : long ? (
                <Textarea rows={4} css={{ fieldSizing: 'content', minHeight: '7.5rem', maxHeight: '24rem' }} {...shared} />
              ) : (
                <Input {...shared} />
              )}
            </FieldFrame>
          )
        })}
      </chakra.div>
      {wholeError ? (
        <Field.Root invalid>
          <Field.ErrorText id={`${id}-error`} mt="1.5">
            {wholeError}
          </Field.ErrorText>
        </Field.Root>
      ) : null}
      <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted" mt="1.5">
        {help ?? t('ui.localized.help')}
      </chakra.div>
    </chakra.fieldset>
  )
}
