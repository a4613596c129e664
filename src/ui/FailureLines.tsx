import type { Failure } from '../../openapi/failure.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { failureText } from './failure-text.ts'
import { Lines } from './Lines.tsx'

/** What to say about a failed call, where something else is the title. */
export function FailureLines({ failure }: { readonly failure: Failure }) {
  const { t } = useTexts()
  const { title, text } = failureText(failure, t)
  return <Lines lines={[title, text]} />
}
