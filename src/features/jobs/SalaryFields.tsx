import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { SALARY_PERIODS, type jobPostingBody } from '../../../openapi/schemas/job-posting.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CurrencySelect } from '../../ui/form/CurrencySelect.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { useAmount } from '../../ui/form/useAmount.ts'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { useField } from '../../ui/form/useField.ts'

/** From one amount to another, for how long, and whether people see it. */
export function SalaryFields({ form }: { readonly form: SchemaForm<typeof jobPostingBody> }) {
  const { t } = useTexts()
  const control = form.control as unknown as Control
  const currency = useField({ control, name: 'currency' })
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <FieldGrid>
        <AmountField
          control={control}
          name="salary_from"
          before={
            <CurrencySelect
              label={t('posting.field.salary')}
              name="currency"
              value={String(currency.value)}
              onChange={currency.change}
            />
          }
        />
        <AmountField control={control} name="salary_to" />
        <SelectField
          control={control}
          name="salary_period"
          label={t('posting.field.salary_period')}
          isAlwaysChosen
          choices={SALARY_PERIODS.map((value) => ({ value, label: t(`posting.period.${value}`) }))}
        />
      </FieldGrid>
      <SwitchField
        control={control}
        name="salary_shown"
        label={t('posting.field.salary_shown')}
        help={t('posting.field.salary_shown.help')}
      />
    </chakra.div>
  )
}

interface AmountFieldProps {
  readonly control: Control
  readonly name: 'salary_from' | 'salary_to'
  readonly before?: ReactNode
}
function AmountField({ control, name, before }: AmountFieldProps) {
  const { t } = useTexts()
  const field = useField({ control, name })
  const amount = useAmount(field.value, field.change)
  return (
    <FieldFrame label={t(`posting.field.${name}`)} error={field.message}>
      <chakra.div display="flex" gap="2" width="full">
        {before}
        <Input
          inputMode="decimal"
          autoComplete="off"
          name={name}
          ref={field.ref}
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={() => {
            amount.rest()
            field.blur()
          }}
          fontVariantNumeric="tabular-nums"
        />
      </chakra.div>
    </FieldFrame>
  )
}
