import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface BackLinkProps {
  readonly to: string
  /** What it leads back to. */
  readonly children: ReactNode
}
/** Above a page of one thing: the way back to where it is one of several. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button asChild variant="ghost" colorPalette="gray" size="sm" mb="3" ms="-3">
      <Link to={to}>
        <span aria-hidden="true">←</span> {children}
      </Link>
    </Button>
  )
}
