import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { CurrencySelect } from './CurrencySelect.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { useAmount } from './useAmount.ts'
import { useField } from './useField.ts'

type Amount = number | string | null
interface Held {
  readonly from?: Amount
  readonly to?: Amount
  readonly currency?: string
}

/** From one amount to another, in one currency. Without any amount there is no value. */
export function SalaryRangeField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  ...rest
}: FieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const held = (field.value ?? {}) as Held
  const [chosen, setChosen] = useState('ETB')
  const currency = held.currency || chosen
  const change = (from: Amount, to: Amount, of: string) =>
    field.change(from === null && to === null ? { from: null, to: null, currency: '' } : { from, to, currency: of })
  const { from: low = null, to: high = null } = held
  const from = useAmount(low, (next) => change(next, high, currency))
  const to = useAmount(high, (next) => change(low, next, currency))
  const partError = (part: 'from' | 'to') => (field.error?.[part] as { message?: string } | undefined)?.message
  const whole = partError('from') || partError('to') ? undefined : field.message
  const part = (key: 'from' | 'to', amount: typeof from) => (
    <FieldFrame
      label={
        <chakra.span textStyle="xs" color="fg.muted" fontWeight="500">
          {t(`field.salary.${key}`)}
        </chakra.span>
      }
      error={partError(key)}
      disabled={disabled}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        name={`${field.name}.${key}`}
        {...(key === 'from' ? { ref: field.ref } : {})}
        {...(whole ? { 'aria-invalid': true } : {})}
        value={amount.text}
        onChange={(event) => amount.type(event.target.value)}
        onBlur={() => {
          amount.rest()
          field.blur()
        }}
        fontVariantNumeric="tabular-nums"
      />
    </FieldFrame>
  )
  return (
    <GroupFrame label={label} help={help} aside={aside} error={whole} required={required} disabled={disabled}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        // From the top, so that a message under one amount does not move what is beside it.
        alignItems="flex-start"
        css={{ '& > :not(:first-of-type)': { flex: '1 1 8rem', width: 'auto' } }}
      >
        <chakra.div display="flex" flexDirection="column" gap="1.5">
          {/* As high as the labels of the amounts. */}
          <chakra.span aria-hidden="true" textStyle="xs" display="block" height="1lh" />
          <CurrencySelect
            label={label}
            name={`${field.name}.currency`}
            value={currency}
            disabled={disabled ?? false}
            onChange={(next) => {
              setChosen(next)
              change(low, high, next)
            }}
          />
        </chakra.div>
        {part('from', from)}
        {part('to', to)}
      </chakra.div>
    </GroupFrame>
  )
}
