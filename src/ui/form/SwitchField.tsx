import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Switch } from '../Switch.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A yes-or-no setting with its label beside it. */
export function SwitchField<V extends FieldValues>({ label, help, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const id = useId()
  return (
    <chakra.div display="flex" gap="3" alignItems="flex-start" minHeight="11" py="1.5">
      <Switch
        id={id}
        ref={field.ref}
        name={field.name}
        checked={field.value === true}
        onChange={field.change}
        onBlur={field.blur}
        disabled={disabled ?? false}
        invalid={field.message !== undefined}
        describedBy={`${id}-help`}
      />
      <chakra.div>
        <chakra.label htmlFor={id} textStyle="label" cursor="pointer">
          {label}
        </chakra.label>
        <chakra.div id={`${id}-help`} textStyle="xs" color={field.message ? 'fg.error' : 'fg.muted'}>
          {field.message ?? help}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
