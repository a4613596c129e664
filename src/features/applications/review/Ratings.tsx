import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import {
  HIGHEST_SCORE,
  type ApplicantRating,
  type RatingCriterion,
} from '../../../../openapi/schemas/applicant-review.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { StarIcon } from '../../../ui/icons.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { ColleagueName } from './ColleagueName.tsx'
import { CriteriaDialog } from './CriteriaDialog.tsx'
import { oneDecimal } from './one-decimal.ts'
import { RatingForm } from './RatingForm.tsx'
import { ReviewPart, type ReviewPartProps } from './ReviewPart.tsx'

/** The reader's own rating, and those of others once it is given. */
export function Ratings({ review, onReview }: ReviewPartProps) {
  const { t } = useTexts()
  const { own, others, others_count: count, average, abilities, criteria } = review
  const [isChanging, setChanging] = useState(false)
  const [isOnCriteria, setOnCriteria] = useState(false)
  return (
    <ReviewPart
      title={t('review.ratings')}
      action={
        abilities.criteria ? (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setOnCriteria(true)}>
            {t('review.criteria.edit')}
          </Button>
        ) : null
      }
    >
      {average === null ? null : (
        <chakra.p display="flex" alignItems="center" gap="2">
          <Stars value={average} />
          {t('review.average', { average: oneDecimal(average), count: count + 1 })}
        </chakra.p>
      )}
      {own !== null && !isChanging ? (
        <RatingCard
          rating={own}
          criteria={criteria}
          title={t('review.own')}
          onChange={abilities.write ? () => setChanging(true) : null}
        />
      ) : abilities.write ? (
        <RatingForm
          // Other criteria make another form.
          key={criteria.map(({ id }) => id).join()}
          review={review}
          onCancel={own === null ? null : () => setChanging(false)}
          onReview={(saved) => {
            setChanging(false)
            onReview(saved)
          }}
        />
      ) : null}
      {others === null ? (
        <chakra.p color="fg.muted">{t('review.others.hidden', { count })}</chakra.p>
      ) : (
        others.map((rating) => <RatingCard key={rating.by.id} rating={rating} criteria={criteria} />)
      )}
      {isOnCriteria ? <CriteriaDialog posting={review.posting_id} onClose={() => setOnCriteria(false)} /> : null}
    </ReviewPart>
  )
}

/** So many of five, for the eye; the number stands beside it. */
function Stars({ value }: { readonly value: number }) {
  const full = Math.round(value)
  return (
    <chakra.span display="inline-flex" color="secondary.fg" aria-hidden="true">
      {Array.from({ length: HIGHEST_SCORE }, (_, n) => (
        <StarIcon key={n} width="1rem" height="1rem" fill={n < full ? 'secondary.solid' : 'none'} />
      ))}
    </chakra.span>
  )
}

interface RatingCardProps {
  readonly rating: ApplicantRating
  readonly criteria: readonly RatingCriterion[]
  /** In the place of who gave it. */
  readonly title?: string
  readonly onChange?: (() => void) | null
}
/** One colleague's rating, criterion by criterion. */
function RatingCard({ rating, criteria, title, onChange = null }: RatingCardProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { by, scores, average, comment, updated_at } = rating
  return (
    <chakra.div borderTopWidth="1px" pt="3" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        {title === undefined ? <ColleagueName colleague={by} /> : <chakra.span fontWeight="600">{title}</chakra.span>}
        {average === null ? null : (
          <chakra.span display="inline-flex" gap="1.5" alignItems="center">
            <Stars value={average} />
            {t('review.score', { score: oneDecimal(average) })}
          </chakra.span>
        )}
        <chakra.span textStyle="sm" color="fg.muted">
          {date(updated_at)}
        </chakra.span>
        {onChange === null ? null : (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onChange}>
            {t('review.own.change')}
          </Button>
        )}
      </chakra.div>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" textStyle="sm">
        {criteria.map(({ id, name }) => {
          const score = scores.find(({ criterion }) => criterion === id)?.score
          return (
            <chakra.div key={id} display="flex" gap="2">
              <chakra.dt color="fg.muted">
                <LocalizedText value={name} />
              </chakra.dt>
              <chakra.dd whiteSpace="nowrap">
                {score === undefined ? t('review.score.none') : t('review.score', { score })}
              </chakra.dd>
            </chakra.div>
          )
        })}
      </chakra.dl>
      {comment === null ? null : (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="70ch">
          {comment}
        </chakra.p>
      )}
    </chakra.div>
  )
}
