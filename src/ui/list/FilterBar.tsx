import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@chakra-ui/react/button'
import { useTexts } from '../../i18n/useTexts.ts'
import { CloseIcon } from '../icons.tsx'
import { FilterDays } from './FilterDays.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { FilterText } from './FilterText.tsx'
import type { FilterControl, PagedList } from './list.ts'
import { useDaysText } from './useDaysText.ts'

/** The control of one filter. */
export function FilterField({
  control,
  value,
  onChange,
}: {
  readonly control: FilterControl
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  switch (control.kind) {
    case 'choice':
      return (
        control.instead ?? (
          <FilterSelect
            label={control.label}
            all={control.all}
            value={value}
            choices={control.choices}
            onChange={onChange}
          />
        )
      )
    case 'text':
      return <FilterText label={control.label} value={value} onChange={onChange} />
    case 'days':
      return <FilterDays {...control} value={value} onChange={onChange} />
  }
}

interface FilterChipsProps {
  readonly list: Pick<PagedList<unknown>, 'filters' | 'filter' | 'clearFilters'>
  readonly controls: readonly FilterControl[]
  /** Takes the focus when the last chip is gone. */
  readonly onLast: () => void
}

/** The filters in use, each with what it asks for; a press takes it away. */
export function FilterChips({ list, controls, onLast }: FilterChipsProps) {
  const { t } = useTexts()
  const daysText = useDaysText()
  const inUse = controls.filter(({ name }) => list.filters[name])
  if (inUse.length === 0) return null
  const said = (control: FilterControl) => {
    const value = list.filters[control.name] ?? ''
    if (control.kind === 'text') return value
    return control.kind === 'days'
      ? daysText(value)
      : (control.choices.find((choice) => choice.value === value)?.label.trim() ?? '…')
  }
  return (
    <chakra.ul
      aria-label={t('list.filters')}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
    >
      {inUse.map((control) => {
        const text = `${control.label}: ${said(control)}`
        return (
          <li key={control.name}>
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              borderRadius="full"
              aria-label={t('list.filter.remove', { filter: text })}
              onClick={({ currentTarget }) => {
                const item = currentTarget.closest('li')
                const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
                if (inUse.length > 1 && next) next.focus()
                else onLast()
                list.filter(control.name, '')
              }}
            >
              {text}
              <CloseIcon width="1em" height="1em" />
            </Button>
          </li>
        )
      })}
      {inUse.length > 1 ? (
        <li>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            onClick={() => {
              onLast()
              list.clearFilters()
            }}
          >
            {t('list.filters.clear')}
          </Button>
        </li>
      ) : null}
    </chakra.ul>
  )
}
