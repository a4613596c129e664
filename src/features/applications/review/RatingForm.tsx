import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useMemo } from 'react'
import { z } from 'zod'
import { withRules, type Rule } from '../../../../openapi/explain.ts'
import { ratingBody, type ApplicantReview } from '../../../../openapi/schemas/applicant-review.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { RatingField } from '../../../ui/form/RatingField.tsx'
import { SaveForm } from '../../../ui/form/SaveForm.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import { ratingMachine, type RatingValues } from './review.effects.ts'
import type { ReviewPartProps } from './ReviewPart.tsx'

interface RatingFormProps extends ReviewPartProps {
  /** Null where nothing was rated yet: there is nothing to go back to. */
  readonly onCancel: (() => void) | null
}
const score = z.int().min(1).max(5).nullable()
const fieldOf = (criterion: string) => `score_${criterion.replaceAll('-', '_')}`

/** A field for each criterion, of which one at least is scored. */
function schemaOf(criteria: ApplicantReview['criteria']) {
  const fields = criteria.map(({ id }) => fieldOf(id))
  const someScore: Rule<Readonly<Record<string, unknown>>> = (v, add) => {
    if (fields.every((name) => typeof v[name] !== 'number')) add(fields[0] ?? '', 'validation.rate_one')
  }
  return withRules(
    z.strictObject({ ...Object.fromEntries(fields.map((name) => [name, score])), comment: ratingBody.shape.comment }),
    someScore,
  )
}

/** The reader's rating, one to five for each criterion; what they cannot judge stays open. */
export function RatingForm({ review, onReview, onCancel }: RatingFormProps) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const id = useId()
  const { criteria, own } = review
  const schema = useMemo(() => schemaOf(criteria), [criteria])
  const first = fieldOf(criteria[0]?.id ?? '')
  const scoreOf = (criterion: string) => own?.scores.find((one) => one.criterion === criterion)?.score ?? null
  const form = useSchemaForm(schema, {
    ...Object.fromEntries(criteria.map((one) => [fieldOf(one.id), scoreOf(one.id)])),
    comment: own?.comment ?? null,
  })
  const save = useSave(ratingMachine, {
    row: review,
    agrees: (values, row) => isSame(values, row),
    onSaved: (saved) => {
      toast({ severity: 'success', text: t('review.own.saved') })
      onReview(saved)
    },
    failed: t('review.own.failed'),
  })
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <SaveForm
        form={form}
        id={id}
        save={save}
        draft={`rating ${review.id}`}
        valuesOf={(held) => {
          const { comment, ...scores } = held as Readonly<Record<string, unknown>>
          return {
            scores: criteria.flatMap((one) => {
              const given = scores[fieldOf(one.id)]
              return typeof given === 'number' ? [{ criterion: one.id, score: given }] : []
            }),
            comment: typeof comment === 'string' ? comment : null,
          }
        }}
        differences={
          save.theirs && save.values
            ? [
                {
                  field: 'comment',
                  label: t('review.comment'),
                  mine: save.values.comment ?? '–',
                  theirs: save.theirs.own?.comment ?? '–',
                },
              ]
            : []
        }
      >
        {criteria.map((one) => (
          <RatingField
            key={one.id}
            control={form.control}
            name={fieldOf(one.id)}
            label={pick(one.name)?.text ?? ''}
            checks={fieldOf(one.id) === first ? [] : [first]}
          />
        ))}
        <TextAreaField
          control={form.control}
          name="comment"
          label={t('review.comment')}
          help={t('review.comment.help')}
          rows={2}
        />
      </SaveForm>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton form={id} busy={save.busy} variant="outline">
          {t('review.own.save')}
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

const isSame = ({ scores, comment }: RatingValues, { own }: ApplicantReview) =>
  own !== null && own.comment === comment && JSON.stringify(own.scores) === JSON.stringify(scores)
