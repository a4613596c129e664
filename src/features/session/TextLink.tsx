import { Link as Look } from '@chakra-ui/react/link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface TextLinkProps {
  readonly to: string
  /** Passed to the page outside its address: an email that was typed already. */
  readonly state?: { readonly email: string } | undefined
  /** Called before it navigates. */
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link to another screen within a text. */
export const TextLink = ({ to, state, onFollow, children }: TextLinkProps) => (
  <Look asChild variant="underline" color="primary.fg" display="inline-block" py="0.5">
    <Link to={to} onClick={onFollow} {...(state ? { state } : {})}>
      {children}
    </Link>
  </Look>
)
