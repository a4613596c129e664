import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useState } from 'react'
import type { Ref } from '../../../../openapi/ref.ts'
import {
  noteBody,
  type ApplicantNote,
  type ApplicantReview,
  type Colleague,
} from '../../../../openapi/schemas/applicant-review.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SaveForm } from '../../../ui/form/SaveForm.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { keepEntry, keptEntry } from '../../../ui/form/kept-entry.ts'
import { MentionField } from './MentionField.tsx'
import { mentionedIn } from './mentions.ts'
import { findColleagues, noteMachine } from './review.effects.ts'
import type { ReviewPartProps } from './ReviewPart.tsx'

interface NoteFormProps extends ReviewPartProps {
  /** The note that is worded anew; null: a new one. */
  readonly note: ApplicantNote | null
  /** Null of a new note: there is nothing to go back to. */
  readonly onCancel: (() => void) | null
}

/** Both names of somebody who was chosen: the reader may have changed the language since. */
const namesOf = (id: string) => {
  const { en, am } = keptEntry(id)?.name ?? {}
  return { id, names: [en, am].filter((name) => name !== undefined && name !== '') as readonly string[] }
}
const remember = ({ id, name }: Colleague) => keepEntry({ key: id, name: name ?? {} })
const stillNamed = (text: string, chosen: readonly string[]) =>
  mentionedIn(text, chosen.map(namesOf)) as readonly Ref<'user'>[]

/** One note as it is written. Who is named in it is told once it is saved. */
export function NoteForm({ review, note, onReview, onCancel }: NoteFormProps) {
  const { t } = useTexts()
  const id = useId()
  const applicant = review.id
  const [machine] = useState(() => {
    note?.mentions.forEach(remember)
    return noteMachine(applicant, note?.id ?? null)
  })
  const form = useSchemaForm(noteBody, {
    text: note?.text ?? null,
    mentions: note?.mentions.map((one) => one.id) ?? [],
  })
  const save = useSave(machine, {
    row: note === null ? null : review,
    agrees: ({ text }, row) => textOf(row, note) === text,
    onSaved: onReview,
    failed: t('review.note.failed'),
  })
  const find = useCallback((text: string) => findColleagues(applicant, 'mention', text), [applicant])
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <SaveForm
        form={form}
        id={id}
        save={save}
        draft={`note ${note?.id ?? applicant}`}
        valuesOf={({ text, mentions }) => ({ text, mentions: [...stillNamed(text, mentions)] })}
        differences={
          save.theirs && save.values
            ? [
                {
                  field: 'text',
                  label: t('review.note'),
                  mine: save.values.text,
                  theirs: textOf(save.theirs, note) ?? '–',
                },
              ]
            : []
        }
      >
        <MentionField
          control={form.control}
          name="text"
          label={t(note === null ? 'review.note.new' : 'review.note')}
          help={t('review.note.help')}
          find={find}
          onMention={(colleague) => {
            remember(colleague)
            const { mentions } = form.hook.getValues()
            if (!mentions.includes(colleague.id))
              form.hook.setValue('mentions', [...mentions, colleague.id], { shouldDirty: true })
          }}
        />
      </SaveForm>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton form={id} busy={save.busy} variant="outline">
          {t(note === null ? 'review.note.add' : 'review.note.save')}
        </SubmitButton>
        {onCancel === null ? null : (
          <Button variant="ghost" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}

/** What a note says by now; of a new one, what the newest says. */
const textOf = ({ notes }: ApplicantReview, note: ApplicantNote | null) =>
  (note === null ? notes[0] : notes.find(({ id }) => id === note.id))?.text
