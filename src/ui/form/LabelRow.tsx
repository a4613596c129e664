import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface LabelRowProps {
  /** A small control that belongs to the field, at the end of the line: who may see it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The line above a control: its label, and at its end what belongs to the field and is not its value. */
export function LabelRow({ aside, children }: LabelRowProps) {
  if (!aside) return <>{children}</>
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      width="full"
      alignItems="center"
      justifyContent="space-between"
    >
      {children}
      {/* A finger finds 44 px of it; the line stays as low as its text. */}
      <chakra.div
        ms="auto"
        maxWidth="full"
        display="flex"
        css={{ marginBlock: '-2px', '@media (pointer: coarse)': { marginBlock: '-0.625rem' } }}
      >
        {aside}
      </chakra.div>
    </chakra.div>
  )
}

export interface GroupLabelProps {
  readonly id: string
  readonly label: ReactNode
  readonly aside?: ReactNode
  readonly required?: boolean | undefined
  /** For screen readers alone, where the label of what is around says it already. */
  readonly isHidden?: boolean
}

/** The label of a group of controls, which has no one control to be tied to: the group names it by `id`. */
export function GroupLabel({ id, label, required, aside, isHidden = false }: GroupLabelProps) {
  if (isHidden) {
    return (
      <chakra.div id={id} srOnly>
        {label}
      </chakra.div>
    )
  }
  return (
    <chakra.div mb="1.5">
      <LabelRow aside={aside}>
        <chakra.div id={id} textStyle="label">
          {label}
          {required ? (
            <chakra.span color="fg.error" aria-hidden="true" ms="1">
              *
            </chakra.span>
          ) : null}
        </chakra.div>
      </LabelRow>
    </chakra.div>
  )
}
