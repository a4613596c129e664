import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { ShortSelect } from './ShortSelect.tsx'
import { useField } from './useField.ts'

/**
 * A phone number as E.164 when it is a valid one of the country, else as it was typed, which validation then refuses.
 */
export function toE164(text: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() ? number.number : text
}

/** How a kept number is shown for typing: national digits where the country is known. */
function shown(value: string): { country: CountryCode; text: string } {
  const number = value ? parsePhoneNumberFromString(value, 'ET') : undefined
  return { country: number?.country ?? 'ET', text: number?.country ? number.formatNational() : value }
}

/** A phone number with its country, Ethiopia at first; the value is E.164 (`+251911234567`). */
export function PhoneField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { t, lang } = useTexts()
  const value = String(field.value ?? '')
  const [typed, setTyped] = useState(() => ({ ...shown(value), sent: value }))
  // A value that came from outside (a reset) is shown; our own change is not, or the digits would jump while typing.
  const now = value === typed.sent ? typed : { ...shown(value), sent: value }
  const change = (text: string, country: CountryCode) => {
    const number = parsePhoneNumberFromString(text, country)
    const land = text.trim().startsWith('+') && number?.country ? number.country : country
    const sent = toE164(text, land)
    setTyped({ text, country: land, sent })
    field.change(sent)
  }
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([lang], { type: 'region' })
    return getCountries()
      .map((value) => ({ value, label: `${names.of(value) ?? value} +${getCountryCallingCode(value)}` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  }, [lang])
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <chakra.div display="flex" gap="2" width="full">
        {/* It is not the field's own control, so it has a name of its own. */}
        <ShortSelect
          label={t('ui.phone.country')}
          autoComplete="tel-country-code"
          value={now.country}
          shown={`+${getCountryCallingCode(now.country)}`}
          choices={countries}
          disabled={disabled ?? false}
          onChange={(country) => change(now.text, country as CountryCode)}
        />
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          name={field.name}
          ref={field.ref}
          value={now.text}
          onBlur={field.blur}
          onChange={(event) => change(event.target.value, now.country)}
          flex="1"
        />
      </chakra.div>
    </FieldFrame>
  )
}
