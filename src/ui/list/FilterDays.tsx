import { Button } from '@chakra-ui/react/button'
import { CalendarIcon } from '../icons.tsx'
import { LazyPart, partOf } from '../LazyPart.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { Bone } from '../Skeleton.tsx'
import { useDaysText } from './useDaysText.ts'

const { Part: DaysForm } = partOf(async () => (await import('./DaysForm.tsx')).DaysForm)

export interface FilterDaysProps {
  readonly label: string
  /** As in the address: `2026-01-01..2026-01-31`, either side may be missing. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (value: string) => void
}

/** Narrows a list to a range of days. The form behind the button is fetched when it is opened. */
export function FilterDays({ label, value, onChange, ...bounds }: FilterDaysProps) {
  const daysText = useDaysText()
  return (
    <Popover
      label={label}
      renderTrigger={(trigger) => (
        <Button {...trigger} type="button" variant="outline" colorPalette="gray">
          <CalendarIcon />
          {label}: {daysText(value)}
        </Button>
      )}
    >
      {(close) => (
        <LazyPart fallback={<Bone height="16rem" />}>
          <DaysForm
            value={value}
            {...bounds}
            onApply={(next) => {
              onChange(next)
              close()
            }}
          />
        </LazyPart>
      )}
    </Popover>
  )
}
