import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  readonly title: string
  /** One line that says what the screen is for. */
  readonly purpose?: string
  /** The primary action, at the right; under the title on a phone. */
  readonly action?: ReactNode
}

/** The id of the page's one `h1`; a route change moves the focus to it. */
export const TITLE_ID = 'page-title'

/** The head of every screen. */
export function PageHeader({ title, purpose, action }: PageHeaderProps) {
  return (
    <chakra.header display="flex" flexWrap="wrap" gap="4" alignItems="flex-start" justifyContent="space-between" mb="6">
      <chakra.div flex="1 1 18rem" minWidth="0">
        <Heading as="h1" id={TITLE_ID} tabIndex={-1} textStyle={{ base: 'xl', md: '2xl' }} outline="none">
          {title}
        </Heading>
        {purpose ? (
          <chakra.p color="fg.muted" mt="1" maxWidth="65ch">
            {purpose}
          </chakra.p>
        ) : null}
      </chakra.div>
      {action ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {action}
        </chakra.div>
      ) : null}
    </chakra.header>
  )
}
