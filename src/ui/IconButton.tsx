import { Button, type ButtonProps } from '@chakra-ui/react/button'
import type { Ref } from 'react'

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'aria-pressed'> {
  /** What it does, for screen readers and as a tooltip. */
  readonly label: string
  readonly pressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button of 44 px that shows a drawing only. */
export function IconButton({ label, pressed, children, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      px="0"
      w="11"
      minW="11"
      h="11"
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...rest}
      type={rest.type ?? 'button'}
    >
      {children}
    </Button>
  )
}
