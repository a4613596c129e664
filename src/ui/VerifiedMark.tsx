import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../i18n/useTexts.ts'

export interface VerifiedMarkProps {
  /** With its word beside it, where there is room; else the word is for screen readers and on hovering. */
  readonly withText?: boolean
}

/** Beside a company's name: an administrator has made sure that it is who it says it is. */
export function VerifiedMark({ withText }: VerifiedMarkProps) {
  const { t } = useTexts()
  const text = t('ui.verified')
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color="success.fg"
      verticalAlign="-0.2em"
      whiteSpace="nowrap"
      {...(withText ? { textStyle: 'xs', fontWeight: '600', verticalAlign: 'baseline' } : { title: text })}
    >
      <chakra.svg
        viewBox="0 0 24 24"
        width="1.15em"
        height="1.15em"
        aria-hidden="true"
        focusable="false"
        flexShrink="0"
      >
        <path
          fill="currentColor"
          d="m12 1.8 2.7 2 3.3-.1 1 3.2 2.7 1.9-1.1 3.2 1.1 3.2-2.7 1.9-1 3.2-3.3-.1-2.7 2-2.7-2-3.3.1-1-3.2-2.7-1.9 1.1-3.2-1.1-3.2 2.7-1.9 1-3.2 3.3.1 2.7-2Z"
        />
        <chakra.path
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m8 12.3 2.7 2.7L16 9.3"
          css={{ stroke: 'bg.panel' }}
        />
      </chakra.svg>
      {withText ? text : <chakra.span srOnly>{text}</chakra.span>}
    </chakra.span>
  )
}
