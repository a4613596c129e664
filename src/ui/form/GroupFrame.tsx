import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { GroupLabel } from './LabelRow.tsx'

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
    <chakra.fieldset
      minWidth="0"
      width="full"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${error ? `${id}-error ` : ''}${id}-help`}
      {...(disabled ? { disabled } : {})}
    >
      <GroupLabel id={`${id}-label`} label={label} required={required} aside={aside} />
      {children}
      <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted" mt="1.5" _empty={{ display: 'none' }}>
        {help}
      </chakra.div>
      {/* It stands here before there is anything to say, so that what comes is spoken. */}
      <chakra.div
        id={`${id}-error`}
        aria-live="polite"
        textStyle="sm"
        fontWeight="medium"
        color="fg.error"
        mt={error ? '1.5' : '0'}
      >
        {error}
      </chakra.div>
    </chakra.fieldset>
  )
}
