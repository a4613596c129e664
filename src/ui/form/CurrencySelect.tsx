import { useMemo } from 'react'
import { CURRENCIES } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ShortSelect } from './ShortSelect.tsx'

export interface CurrencySelectProps {
  /** Of the field it belongs to. */
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (currency: string) => void
  readonly disabled?: boolean
}

/** The currency of an amount; the birr stands first. */
export function CurrencySelect({ label, name, value, onChange, disabled }: CurrencySelectProps) {
  const { t, intl } = useTexts()
  const choices = useMemo(
    () =>
      CURRENCIES.map((code) => ({
        value: code,
        label: `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`,
      })),
    [intl],
  )
  return (
    <ShortSelect
      label={t('field.money.currency', { label })}
      name={name}
      value={value}
      shown={value}
      choices={choices}
      onChange={onChange}
      disabled={disabled ?? false}
    />
  )
}
