import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

/**
 * A grey shape in the place of something that is loading. Give it the size of what will come, so that nothing jumps.
 */
export function Bone(props: Omit<ComponentProps<typeof chakra.div>, 'children'>) {
  return (
    <chakra.div
      aria-hidden="true"
      bg="bg.muted"
      borderRadius="l1"
      height="1em"
      animation="pulse 1.6s ease-in-out infinite"
      {...props}
    />
  )
}

/** Lines of text. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2.5">
      {Array.from({ length: lines }, (_, i) => (
        <Bone key={i} width={i === lines - 1 ? '60%' : '100%'} />
      ))}
    </chakra.div>
  )
}

/** Labels with fields. */
export function FormSkeleton({ fields = 4 }: { readonly fields?: number }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {Array.from({ length: fields }, (_, i) => (
        <chakra.div key={i} display="flex" flexDirection="column" gap="2">
          <Bone width="9rem" height="1rem" />
          <Bone height="11" borderRadius="l2" />
        </chakra.div>
      ))}
    </chakra.div>
  )
}

/** Rows of a table or cards of a list. */
export function RowsSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      {Array.from({ length: rows }, (_, i) => (
        <chakra.div key={i} display="flex" gap="4" p="4" borderTopWidth={i === 0 ? '0' : '1px'}>
          <Bone flex="2" />
          <Bone flex="1" />
          <Bone width="6" />
        </chakra.div>
      ))}
    </chakra.div>
  )
}
