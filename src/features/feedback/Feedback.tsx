import { useState } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { feedbackMachine, type Feedback } from './feedback.effects.ts'
import { FeedbackView } from './FeedbackView.tsx'

/** `/user/contact-us`: people and companies write to whoever runs this. */
export function Screen() {
  const { t } = useTexts()
  const { user } = useSession()
  const [written, setWritten] = useState(0)
  return (
    <>
      <PageHeader title={t('page.feedback.title')} purpose={t('inbox.feedback.lead', { email: user?.email ?? '' })} />
      <Writing key={written} onAgain={() => setWritten(written + 1)} />
    </>
  )
}

function Writing({ onAgain }: { readonly onAgain: () => void }) {
  const save = useSave<Feedback, { readonly message: string }>(feedbackMachine, {
    row: null,
    agrees: () => false,
    onSaved: () => undefined,
  })
  return <FeedbackView save={save} onAgain={onAgain} />
}
