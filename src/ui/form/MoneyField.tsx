import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CurrencySelect } from './CurrencySelect.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useAmount } from './useAmount.ts'
import { useField } from './useField.ts'

interface Held {
  readonly amount?: number | string | null
  readonly currency?: string
}

/** An amount in its own currency, the birr at first. Without an amount there is no value, whatever the currency. */
export function MoneyField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const held = (field.value ?? {}) as Held
  const [chosen, setChosen] = useState('ETB')
  const currency = held.currency || chosen
  const change = (amount: Held['amount'], of: string) =>
    field.change(amount == null ? { amount: null, currency: '' } : { amount, currency: of })
  const amount = useAmount(held.amount, (next) => change(next, currency))
  const partError = (field.error?.['amount'] ?? field.error?.['currency']) as { message?: string } | undefined
  return (
    <FieldFrame
      label={label}
      help={help}
      aside={aside}
      error={partError?.message ?? field.message}
      required={required}
      disabled={disabled}
    >
      <chakra.div display="flex" gap="2" width="full">
        <CurrencySelect
          label={label}
          name={`${field.name}.currency`}
          value={currency}
          disabled={disabled ?? false}
          onChange={(next) => {
            setChosen(next)
            change(held.amount, next)
          }}
        />
        <Input
          inputMode="decimal"
          autoComplete="off"
          name={`${field.name}.amount`}
          ref={field.ref}
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={() => {
            amount.rest()
            field.blur()
          }}
          fontVariantNumeric="tabular-nums"
          flex="1"
        />
      </chakra.div>
    </FieldFrame>
  )
}
