import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useForm } from 'react-hook-form'
import { daysOf } from '../../../openapi/filter.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DateField } from '../form/DateField.tsx'
import type { FilterDaysProps } from './FilterDays.tsx'

/** The first and the last day of a filter, either of which may stay empty. */
export function DaysForm({
  value,
  min,
  max,
  onApply,
}: Pick<FilterDaysProps, 'value' | 'min' | 'max'> & { readonly onApply: (value: string) => void }) {
  const { t } = useTexts()
  const days = daysOf(value)
  const { control, handleSubmit, setError } = useForm({ defaultValues: { from: days?.from ?? '', to: days?.to ?? '' } })
  const bounds = { ...(min ? { min } : {}), ...(max ? { max } : {}) }
  const apply = handleSubmit(({ from, to }) => {
    const isWrong = (value: string) => value !== '' && daysOf(value) === null
    const next = from === '' && to === '' ? '' : `${from}..${to}`
    if (from !== '' && isWrong(`${from}..`)) setError('from', { message: t('validation.date') }, { shouldFocus: true })
    else if (to !== '' && isWrong(`..${to}`)) setError('to', { message: t('validation.date') }, { shouldFocus: true })
    else if (isWrong(next)) setError('to', { message: t('validation.end_before_start') }, { shouldFocus: true })
    else onApply(next)
  })
  return (
    <chakra.form display="flex" flexDirection="column" gap="4" noValidate onSubmit={(event) => void apply(event)}>
      <DateField control={control} name="from" label={t('list.days.first')} {...bounds} />
      <DateField control={control} name="to" label={t('list.days.last')} {...bounds} />
      <Button type="submit" alignSelf="flex-end">
        {t('list.days.apply')}
      </Button>
    </chakra.form>
  )
}
