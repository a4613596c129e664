import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChevronDownIcon } from '../icons.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A phone number as E.164 when it is a valid one of the country, else as it was typed, which validation then refuses. */
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
export function PhoneField<V extends FieldValues>({ label, help, required, disabled, ...rest }: FieldProps<V>) {
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
      .map((code) => ({ code, name: names.of(code) ?? code, dial: getCountryCallingCode(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, lang))
  }, [lang])
  return (
    <FieldFrame label={label} help={help} error={field.message} required={required} disabled={disabled}>
      <chakra.div display="flex" gap="2" width="full">
        {/* The country's code shows; the platform's list of countries lies over it. It is not the field's own control, so it has a name of its own. */}
        <chakra.div
          position="relative"
          flexShrink="0"
          display="flex"
          alignItems="center"
          gap="1"
          height="11"
          ps="3"
          pe="2"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="l2"
          bg="bg.panel"
          _focusWithin={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' }}
        >
          <chakra.span aria-hidden="true" fontVariantNumeric="tabular-nums">{`+${getCountryCallingCode(now.country)}`}</chakra.span>
          <ChevronDownIcon color="fg.muted" />
          <chakra.select
            aria-label={t('ui.phone.country')}
            autoComplete="tel-country-code"
            value={now.country}
            disabled={disabled ?? false}
            onChange={(event) => change(now.text, event.target.value as CountryCode)}
            position="absolute"
            inset="0"
            width="full"
            opacity="0"
            cursor="pointer"
            bg="bg.panel"
            color="fg"
          >
            {countries.map(({ code, name, dial }) => (
              <option key={code} value={code}>{`${name} +${dial}`}</option>
            ))}
          </chakra.select>
        </chakra.div>
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
