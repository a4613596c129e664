import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icons.tsx'

export interface NoticeProps {
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons, under the text. */
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}
/** A place to scroll to this far from the top is not covered by what stays there: the page's bar, a form's switch. */
export const BELOW_BARS = 'calc(var(--sticky-top, 0px) + 4.5rem)'

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, error: AlertIcon }

/** A message within a page. An error or warning is announced when it appears. */
export function Notice({ kind, title, children, actions, ref }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <chakra.div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      display="flex"
      gap="3"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={`border.${kind}`}
      bg={`bg.${kind}`}
      textStyle="sm"
      outlineOffset="2px"
      scrollMarginTop={BELOW_BARS}
    >
      <Icon color={`fg.${kind}`} mt="0.5" />
      <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column" gap="1">
        {title ? (
          <chakra.strong fontWeight="650" color={`fg.${kind}`}>
            {title}
          </chakra.strong>
        ) : null}
        {children ? <chakra.div>{children}</chakra.div> : null}
        {actions ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
            {actions}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}
