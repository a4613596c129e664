import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ApplicantNote } from '../../../../openapi/schemas/applicant-review.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useDates } from '../../../ui/useDates.ts'
import { ColleagueName } from './ColleagueName.tsx'
import { partsOf } from './mentions.ts'
import { NoteForm } from './NoteForm.tsx'
import { noteRemovalMachine } from './review.effects.ts'
import { ReviewPart, type ReviewPartProps } from './ReviewPart.tsx'

/** What colleagues wrote, the newest first, with a line for the next. */
export function Notes({ review, onReview }: ReviewPartProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [changing, setChanging] = useState<ApplicantNote['id'] | null>(null)
  const [deleting, setDeleting] = useState<ApplicantNote['id'] | null>(null)
  // Each note that is written leaves a new, empty line.
  const [written, setWritten] = useState(0)
  const [machine] = useState(() => noteRemovalMachine(review.id))
  const removal = useSave(machine, {
    row: null,
    onSaved: (row) => {
      setDeleting(null)
      toast({ severity: 'success', text: t('review.note.deleted') })
      onReview(row)
    },
    onFailed: (failure) => {
      setDeleting(null)
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('review.note.delete.failed'), text: text || title })
    },
  })
  return (
    <ReviewPart title={t('review.notes')}>
      {review.abilities.write ? (
        <NoteForm
          key={written}
          review={review}
          note={null}
          onCancel={null}
          onReview={(row) => {
            setWritten(written + 1)
            toast({ severity: 'success', text: t('review.note.added') })
            onReview(row)
          }}
        />
      ) : null}
      {review.notes.length === 0 ? <chakra.p color="fg.muted">{t('review.notes.empty')}</chakra.p> : null}
      <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {review.notes.map((note) => (
          <chakra.li key={note.id} borderTopWidth="1px" pt="3">
            {changing === note.id ? (
              <NoteForm
                review={review}
                note={note}
                onCancel={() => setChanging(null)}
                onReview={(row) => {
                  setChanging(null)
                  onReview(row)
                }}
              />
            ) : (
              <Note note={note} onChange={() => setChanging(note.id)} onDelete={() => setDeleting(note.id)} />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <ConfirmDialog
        open={deleting !== null}
        destructive
        title={t('review.note.delete.title')}
        text={t('review.note.delete.text')}
        confirm={t('review.note.delete')}
        busy={removal.busy}
        onConfirm={() => (deleting === null ? undefined : removal.submit(deleting))}
        onClose={() => setDeleting(null)}
      />
    </ReviewPart>
  )
}

interface NoteProps {
  readonly note: ApplicantNote
  readonly onChange: () => void
  readonly onDelete: () => void
}
function Note({ note, onChange, onDelete }: NoteProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const { by, text, mentions, created_at, edited_at, abilities } = note
  const names = mentions.flatMap(({ name }) => [name?.en, name?.am].filter((one) => one !== undefined))
  return (
    <chakra.article display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p display="flex" flexWrap="wrap" columnGap="3">
        <ColleagueName colleague={by} />
        <chakra.span textStyle="sm" color="fg.muted">
          {dateTime(created_at)}
          {edited_at === null ? null : ` · ${t('review.note.edited')}`}
        </chakra.span>
      </chakra.p>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="70ch">
        {partsOf(text, names).map((part) =>
          part.isMention ? (
            <chakra.strong key={part.at} color="fg.link" fontWeight="600">
              {part.text}
            </chakra.strong>
          ) : (
            part.text
          ),
        )}
      </chakra.p>
      {abilities.edit || abilities.delete ? (
        <chakra.div display="flex" flexWrap="wrap" gap="1" ms="-3">
          {abilities.edit ? (
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onChange}>
              {t('review.note.change')}
            </Button>
          ) : null}
          {abilities.delete ? (
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDelete}>
              {t('review.note.delete')}
            </Button>
          ) : null}
        </chakra.div>
      ) : null}
    </chakra.article>
  )
}
