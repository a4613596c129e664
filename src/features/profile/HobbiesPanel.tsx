import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface HobbiesPanelProps {
  /** Why the server refused the account details; it says so at `hobbies` when there are none. */
  readonly failure: Failure | null
  /** The editor of the hobbies. */
  readonly children: (onChange: () => void) => ReactNode
}

/**
 * Hobbies are a collection of their own, saved as they are typed; the account details need at least one (specification
 * §5).
 */
export function HobbiesPanel({ failure, children }: HobbiesPanelProps) {
  const { t } = useTexts()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [mended, setMended] = useState<Failure | null>(null)
  const error = failure === null || failure === mended ? undefined : failure.errors['hobbies']?.[0]
  const isAlone = error !== undefined && Object.keys(failure?.errors ?? {}).length === 1
  // When this is the only error, it gets the focus.
  useEffect(() => {
    if (!isAlone) return
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'center' })
  }, [isAlone])
  return (
    <chakra.section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      outlineOffset="4px"
      {...(error ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <Heading as="h2" id={id} textStyle="lg">
        {t('profile.hobbies')}
        <chakra.span color="fg.error" aria-hidden="true" ms="1">
          *
        </chakra.span>
      </Heading>
      <chakra.p color="fg.muted" textStyle="sm" mt="0.5" mb="3">
        {t('profile.hobbies.text')}
      </chakra.p>
      {children(() => setMended(failure))}
      {error ? (
        <chakra.p id={`${id}-error`} role="alert" mt="2" textStyle="sm" color="fg.error" fontWeight="500">
          {error}
        </chakra.p>
      ) : null}
    </chakra.section>
  )
}
