import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'

interface HobbiesPanelProps {
  /** Why the server refused the account details; it says so at `hobbies` when there are none. */
  readonly failure: Failure | null
  /** The editor of the hobbies. */
  readonly children: (onChange: () => void) => ReactNode
}

/** Hobbies are a collection of their own, kept as they are typed; the account details need at least one (specification §5). */
export function HobbiesPanel({ failure, children }: HobbiesPanelProps) {
  const { t } = useTexts()
  const id = useId()
  const [mended, setMended] = useState<Failure | null>(null)
  const error = failure === mended ? undefined : failure?.errors['hobbies']?.[0]
  return (
    <Panel title={t('profile.hobbies')} text={t('profile.hobbies.text')}>
      <chakra.div
        role="group"
        aria-label={t('profile.hobbies')}
        tabIndex={-1}
        outlineOffset="4px"
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      >
        {children(() => setMended(failure))}
        {error ? (
          <chakra.p id={`${id}-error`} role="alert" mt="2" textStyle="sm" color="fg.error" fontWeight="500">
            {error}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Panel>
  )
}
