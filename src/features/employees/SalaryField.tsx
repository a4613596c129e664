import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Control } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { CurrencySelect } from '../../ui/form/CurrencySelect.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useAmount } from '../../ui/form/useAmount.ts'
import { useField } from '../../ui/form/useField.ts'

interface SalaryFieldProps {
  readonly control: Control
  /** Where the terms stand in the form: `offers.2.`, or nothing. */
  readonly at: string
}

/**
 * The monthly salary in the offer's own currency; the form holds amount and currency side by side, as the contract
 * does.
 */
export function SalaryField({ control, at }: SalaryFieldProps) {
  const { t } = useTexts()
  const salary = useField({ control, name: `${at}salary` })
  const currency = useField({ control, name: `${at}currency` })
  const amount = useAmount(salary.value, salary.change)
  const label = t('offer.salary')
  return (
    <FieldFrame label={label} help={t('employee.salary.help')} error={salary.message ?? currency.message} required>
      <chakra.div display="flex" gap="2" width="full">
        <CurrencySelect
          label={label}
          name={currency.name}
          value={String(currency.value ?? 'ETB')}
          onChange={currency.change}
        />
        <Input
          inputMode="decimal"
          autoComplete="off"
          name={salary.name}
          ref={salary.ref}
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={() => {
            amount.rest()
            salary.blur()
          }}
          fontVariantNumeric="tabular-nums"
          flex="1"
        />
      </chakra.div>
    </FieldFrame>
  )
}
