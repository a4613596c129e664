import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Facts with their names, two in a row where there is room. */
export const Facts = ({ facts }: FactsProps) => (
  <chakra.dl display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <chakra.dt textStyle="xs" color="fg.muted">
          {label}
        </chakra.dt>
        <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
      </div>
    ))}
  </chakra.dl>
)
