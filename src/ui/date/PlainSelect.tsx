import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { ChevronDownIcon } from '../icons.tsx'

export interface PlainSelectProps {
  /** For screen readers: it has no label of its own on the screen. */
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly ref?: Ref<HTMLSelectElement>
  readonly invalid?: boolean
}

/** A small list of the platform: a part of a calendar or of a field that has several. */
export function PlainSelect({ label, value, choices, onChange, invalid = false, ...rest }: PlainSelectProps) {
  return (
    <chakra.span position="relative" display="flex" alignItems="center" flex="1" minWidth="0">
      <chakra.select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
        {...(invalid ? { 'aria-invalid': true } : {})}
        appearance="none"
        width="full"
        minWidth="0"
        height="11"
        ps="2"
        pe="7"
        textOverflow="ellipsis"
        borderWidth="1px"
        borderColor={invalid ? 'border.error' : 'border.control'}
        borderRadius="l2"
        bg="bg.panel"
        color="fg"
        textStyle="sm"
        cursor="pointer"
        _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </chakra.select>
      <ChevronDownIcon position="absolute" insetEnd="2" pointerEvents="none" color="fg.muted" />
    </chakra.span>
  )
}
