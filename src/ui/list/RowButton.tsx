import type { ComponentProps } from 'react'

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'className' | 'type'> {
  /** What it does, for screen readers and as a tooltip. */
  readonly label: string
  /** It is what the row is dragged by. */
  readonly 'data-drags'?: boolean
}

/**
 * A button within a row that shows a drawing only: of 44 px, narrower where the pointer is fine, so that the columns
 * keep the room. Its look is in `plain.styles.ts`.
 */
export const RowButton = ({ label, ...rest }: RowButtonProps) => (
  <button type="button" className="row-button" aria-label={label} title={label} {...rest} />
)

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'aria-label' | 'title' | 'className' | 'target' | 'rel'> {
  readonly label: string
  readonly href: string
}
/** The same for what leads to a page outside of the screens: it opens beside the list. */
export const RowLink = ({ label, ...rest }: RowLinkProps) => (
  <a className="row-button" target="_blank" rel="noreferrer" aria-label={label} title={label} {...rest} />
)
