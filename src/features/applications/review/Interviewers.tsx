import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { InterviewerAssignment } from '../../../../openapi/schemas/applicant-review.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ActionText } from '../../../ui/ActionText.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { ColleagueName, useColleagueName } from './ColleagueName.tsx'
import { assignmentRemovalMachine } from './review.effects.ts'
import { ReviewPart, type ReviewPartProps } from './ReviewPart.tsx'

/** Who interviews the applicant, with the ways to add and to remove somebody. */
export function Interviewers({ review, onReview }: ReviewPartProps) {
  const { t } = useTexts()
  const toast = useToast()
  const nameOf = useColleagueName()
  const { interviewers, abilities } = review
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<InterviewerAssignment | null>(null)
  const [machine] = useState(() => assignmentRemovalMachine(review.id))
  const removal = useSave(machine, {
    row: null,
    onSaved: (row) => {
      if (removing)
        toast({ severity: 'success', text: t('review.assignment.removed', { name: nameOf(removing.colleague) }) })
      setRemoving(null)
      onReview(row)
    },
    onFailed: (failure) => {
      setRemoving(null)
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('review.assignment.remove.failed'), text: text || title })
    },
  })
  if (interviewers.length === 0 && !abilities.assign) return null
  return (
    <ReviewPart
      title={t('review.interviewers')}
      action={
        abilities.assign ? (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
            {t('review.assign')}
          </Button>
        ) : null
      }
    >
      {interviewers.length === 0 ? (
        <chakra.p color="fg.muted">{t('review.interviewers.empty')}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
          {interviewers.map((one) => (
            <chakra.li key={one.id} display="flex" flexWrap="wrap" columnGap="3" alignItems="center" minHeight="9">
              <ColleagueName colleague={one.colleague} />
              {one.scope === 'posting' ? <StatusChip tone="gray">{t('review.scope.posting.short')}</StatusChip> : null}
              {one.has_rated ? <StatusChip tone="success">{t('review.rated')}</StatusChip> : null}
              {abilities.assign ? (
                <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => setRemoving(one)}>
                  <ActionText action={t('review.assignment.remove')} of={nameOf(one.colleague)} />
                </Button>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {isAdding ? (
        <AssignDialog
          applicant={review.id}
          onClose={() => setAdding(false)}
          onAssigned={(row) => {
            setAdding(false)
            onReview(row)
          }}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        destructive
        title={t('review.assignment.remove.title', { name: removing ? nameOf(removing.colleague) : '' })}
        text={t(removing?.scope === 'posting' ? 'review.assignment.remove.all' : 'review.assignment.remove.text')}
        confirm={t('review.assignment.remove')}
        busy={removal.busy}
        onConfirm={() => (removing === null ? undefined : removal.submit(removing.id))}
        onClose={() => setRemoving(null)}
      />
    </ReviewPart>
  )
}
