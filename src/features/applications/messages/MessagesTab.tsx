import { useTexts } from '../../../i18n/useTexts.ts'
import type { PanelTabProps } from '../panel-tabs.tsx'
import { ConversationPart } from './Conversation.tsx'

/** Of an applicant's panel: what they and the account wrote to each other. */
export function MessagesTab({ applicant: { id, name } }: PanelTabProps) {
  const { t, pick } = useTexts()
  return (
    <ConversationPart
      key={id}
      talk={{ id, side: 'employer' }}
      other={pick(name ?? {})?.text ?? t('application.gone')}
    />
  )
}
