import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled'> {
  readonly busy: boolean
  /** What is happening while busy ("Sending…"); the label stays without it. */
  readonly busyText?: string
  /**
   * Nothing can be sent for a while: after too many tries (the form says how long), or because all was just sent and
   * nothing is written yet.
   */
  readonly waiting?: boolean
}

/** Sends its form. While busy it keeps the focus, shows that it works and does nothing when pressed. */
export function SubmitButton({ busy, busyText, waiting = false, children, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy || waiting}
      {...rest}
      onClick={(event) => {
        if (busy || waiting) event.preventDefault()
        else onClick?.(event)
      }}
      css={{ '&[aria-disabled=true]': { opacity: 0.75, cursor: waiting ? 'not-allowed' : 'progress' } }}
    >
      {busy ? <Spinner size="sm" aria-hidden="true" /> : null}
      <span aria-live="polite">{busy && busyText ? busyText : children}</span>
    </Button>
  )
}
