import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Short fields side by side where there is room. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    columnGap="6"
    rowGap="6"
    alignItems="start"
    gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))"
  >
    {children}
  </chakra.div>
)
