import { IconButton, type IconButtonProps } from '../IconButton.tsx'

/** A button within a row: narrower than elsewhere where the pointer is fine, so that the columns keep the room. */
export const RowButton = (props: IconButtonProps) => (
  <IconButton
    {...props}
    css={{
      '@media (pointer: fine)': { width: '2.25rem', minWidth: '2.25rem', height: '2.25rem', minHeight: '2.25rem' },
    }}
  />
)
