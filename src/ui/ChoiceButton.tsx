import { Button, type ButtonProps } from '@chakra-ui/react/button'

interface ChoiceButtonProps extends Omit<ButtonProps, 'variant' | 'colorPalette' | 'aria-pressed'> {
  readonly chosen: boolean
}

/** One of a few choices side by side. What is chosen is tinted and never filled: filled buttons do something. */
export const ChoiceButton = ({ chosen, ...rest }: ChoiceButtonProps) => (
  <Button
    {...rest}
    variant={chosen ? 'subtle' : 'outline'}
    colorPalette={chosen ? 'primary' : 'gray'}
    aria-pressed={chosen}
  />
)
