import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled'> {
  readonly busy: boolean
  /** What is happening while busy ("Sending…"); the label stays without it. */
  readonly busyText?: string
}

/** Sends its form. While busy it keeps the focus, shows that it works and does nothing when pressed. */
export function SubmitButton({ busy, busyText, children, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      {...rest}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      css={{ '&[aria-disabled=true]': { opacity: 0.75, cursor: 'progress' } }}
    >
      {busy ? <Spinner size="sm" aria-hidden="true" /> : null}
      <span aria-live="polite">{busy && busyText ? busyText : children}</span>
    </Button>
  )
}
