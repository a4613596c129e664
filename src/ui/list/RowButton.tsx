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
