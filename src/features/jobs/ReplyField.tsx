import { type Control } from 'react-hook-form'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useField } from '../../ui/form/useField.ts'

/** Days that people promise, and that are easily kept in mind. */
const DAYS = [3, 7, 14, 21, 30, 60]

/** In how many days everyone who applies gets an answer, if that is promised. */
export function ReplyField({ control }: { readonly control: Control }) {
  const { t } = useTexts()
  const field = useField({ control, name: 'reply_within' })
  const value = typeof field.value === 'number' ? field.value : null
  const days = value === null || DAYS.includes(value) ? DAYS : [...DAYS, value].toSorted((a, b) => a - b)
  return (
    <FieldFrame
      label={t('posting.field.reply_within')}
      help={t('posting.field.reply_within.help')}
      error={field.message}
    >
      <NativeSelect.Root>
        <NativeSelect.Field
          name={field.name}
          ref={field.ref}
          value={value ?? ''}
          onBlur={field.blur}
          onChange={({ target }) => field.change(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('ui.select.choose')}</option>
          {days.map((count) => (
            <option key={count} value={count}>
              {t('posting.field.reply_within.days', { count })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
