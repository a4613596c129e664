import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly id?: string
  readonly label?: string
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string
  readonly name?: string
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** On or off, at once: a native checkbox with the role of a switch. */
export function Switch({
  checked,
  onChange,
  id,
  label,
  disabled,
  invalid,
  describedBy,
  name,
  onBlur,
  ref,
}: SwitchProps) {
  return (
    <chakra.input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      {...(disabled ? { disabled } : {})}
      {...(invalid ? { 'aria-invalid': true } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...(ref ? { ref } : {})}
      appearance="none"
      display="block"
      flexShrink="0"
      width="11"
      height="6"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      bg="bg.emphasized"
      position="relative"
      cursor="pointer"
      transition="background-color 120ms, border-color 120ms"
      _before={{
        content: '""',
        position: 'absolute',
        top: '2px',
        insetInlineStart: '2px',
        width: '18px',
        height: '18px',
        borderRadius: 'full',
        bg: 'white',
        boxShadow: 'xs',
        transition: 'transform 160ms',
      }}
      _checked={{ bg: 'primary.solid', borderColor: 'primary.solid', _before: { transform: 'translateX(20px)' } }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
      css={{ '@media (forced-colors: active)': { appearance: 'auto' } }}
    />
  )
}
