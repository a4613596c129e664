import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { LONGEST_MESSAGE, newMessage, type Conversation } from '../../../../openapi/schemas/conversation.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SaveForm } from '../../../ui/form/SaveForm.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { writeMachine, type Talk } from './messages.effects.ts'

const body = newMessage.pick({ text: true })
/** From here on it is said how many characters are left. */
const NEARLY = LONGEST_MESSAGE - 500

interface WriteFormProps {
  readonly talk: Talk
  /** Whom it is to. */
  readonly to: string
  readonly onSent: (now: Conversation) => void
}
/**
 * A message to the other side. What is written survives a reload, and stays until the server has it; the same message
 * sent again is one.
 */
export function WriteForm({ talk, to, onSent }: WriteFormProps) {
  const { t } = useTexts()
  const [machine] = useState(() => writeMachine(talk))
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const form = useSchemaForm(body, { text: '' })
  const save = useSave(machine, {
    row: null,
    failed: t('talk.failed'),
    onSaved: (now) => {
      form.hook.reset({ text: '' })
      setClientId(crypto.randomUUID())
      onSent(now)
    },
  })
  const length = String(useWatch({ control: form.control as unknown as Control, name: 'text' }) ?? '').length
  return (
    <chakra.div
      onKeyDown={(event) => {
        // As everywhere where Enter makes a new line.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (event.target instanceof HTMLTextAreaElement && !save.isSaved) event.target.form?.requestSubmit()
      }}
    >
      <SaveForm
        id={`talk-${talk.id}`}
        form={form}
        save={save}
        draft={`talk ${talk.id}`}
        valuesOf={({ text }) => ({ client_id: clientId, text })}
      >
        <TextAreaField
          control={form.control}
          name="text"
          label={t('talk.write', { to })}
          rows={3}
          help={
            length > NEARLY ? (
              t('talk.count', { count: length, most: LONGEST_MESSAGE })
            ) : (
              // Keys that a phone doesn't have.
              <chakra.span css={{ '@media (pointer: coarse)': { display: 'none' } }}>{t('talk.help')}</chakra.span>
            )
          }
          required
        />
        <chakra.div>
          <SubmitButton
            busy={save.busy}
            // What waited for the line goes out by itself: a press that comes too late for it sends nothing.
            waiting={save.isSaved}
            // In the panel of an applicant another button is the main one.
            {...(talk.side === 'employer' ? { variant: 'outline' as const, colorPalette: 'gray' } : {})}
          >
            {t('talk.send')}
          </SubmitButton>
        </chakra.div>
      </SaveForm>
    </chakra.div>
  )
}
