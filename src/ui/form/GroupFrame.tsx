import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'

export interface GroupFrameProps {
  readonly label: ReactNode
  readonly help?: ReactNode | undefined
  readonly aside?: ReactNode | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of a field with more than one control: its label names the group, help and error are tied to it. */
export function GroupFrame({ label, help, aside, error, required, disabled, children }: GroupFrameProps) {
  const id = useId()
  return (
    <chakra.fieldset minWidth="0" width="full" aria-describedby={`${error ? `${id}-error ` : ''}${id}-help`} {...(disabled ? { disabled } : {})}>
      <chakra.legend textStyle="label" mb="1.5">
        {label}
        {required ? (
          <chakra.span color="fg.error" aria-hidden="true" ms="1">
            *
          </chakra.span>
        ) : null}
      </chakra.legend>
      {children}
      {/* It stands here before there is anything to say, so that what comes is spoken. */}
      <chakra.div id={`${id}-error`} aria-live="polite" textStyle="sm" fontWeight="medium" color="fg.error" mt="1.5" _empty={{ display: 'none' }}>
        {error}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="flex-start" mt={help || aside ? '1.5' : '0'}>
        <chakra.div id={`${id}-help`} flex="1 1 10rem" minWidth="0" textStyle="xs" color="fg.muted">
          {help}
        </chakra.div>
        {aside}
      </chakra.div>
    </chakra.fieldset>
  )
}
