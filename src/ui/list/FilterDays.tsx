import { Button } from '@chakra-ui/react/button'
import { lazy, useId, useRef } from 'react'
import { Anchored } from '../Anchored.tsx'
import { CalendarIcon } from '../icons.tsx'
import { LazyPart } from '../LazyPart.tsx'
import { Bone } from '../Skeleton.tsx'
import { useDaysText } from './useDaysText.ts'

const DaysForm = lazy(async () => ({ default: (await import('./DaysForm.tsx')).DaysForm }))

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
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const daysText = useDaysText()
  return (
    <>
      <Button ref={button} variant="outline" colorPalette="gray" popoverTarget={id}>
        <CalendarIcon />
        {label}: {daysText(value)}
      </Button>
      <Anchored id={id} anchor={button} role="dialog" label={label} width="20rem">
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
      </Anchored>
    </>
  )
}
