import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'

export interface PanelProps {
  readonly title?: string
  readonly text?: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A surface with a hairline border that holds one subject of a screen. */
export function Panel({ title, text, action, children }: PanelProps) {
  const id = useId()
  return (
    <chakra.section
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '6' }}
      {...(title ? { 'aria-labelledby': id } : {})}
    >
      {title || action ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          alignItems="flex-start"
          justifyContent="space-between"
          mb={children ? '5' : '0'}
        >
          <chakra.div flex="1 1 14rem" minWidth="0">
            {title ? (
              <Heading as="h2" id={id} textStyle="lg">
                {title}
              </Heading>
            ) : null}
            {text ? (
              <chakra.p color="fg.muted" textStyle="sm" mt="0.5">
                {text}
              </chakra.p>
            ) : null}
          </chakra.div>
          {action}
        </chakra.div>
      ) : null}
      {children}
    </chakra.section>
  )
}
