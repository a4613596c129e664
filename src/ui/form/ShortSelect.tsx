import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon } from '../icons.tsx'
import type { Choice } from './SelectField.tsx'

export interface ShortSelectProps {
  /** What is chosen here, for screen readers: it has no label of its own on the screen. */
  readonly label: string
  readonly value: string
  /** What shows while it is closed: a code, where the list has whole names. */
  readonly shown: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
  readonly name?: string
  readonly disabled?: boolean
  readonly autoComplete?: string
}

/** A small choice beside a field: its code shows, the platform's own list of whole names lies over it. */
export function ShortSelect({
  label,
  value,
  shown,
  choices,
  onChange,
  name,
  disabled,
  autoComplete,
}: ShortSelectProps) {
  return (
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
      opacity={disabled ? '0.5' : '1'}
      _focusWithin={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' }}
    >
      <chakra.span aria-hidden="true" fontVariantNumeric="tabular-nums">
        {shown}
      </chakra.span>
      <ChevronDownIcon color="fg.muted" />
      <chakra.select
        aria-label={label}
        value={value}
        disabled={disabled ?? false}
        onChange={(event) => onChange(event.target.value)}
        {...(name ? { name } : {})}
        {...(autoComplete ? { autoComplete } : {})}
        position="absolute"
        inset="0"
        width="full"
        opacity="0"
        cursor="pointer"
        bg="bg.panel"
        color="fg"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  )
}
