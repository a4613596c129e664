import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import type { ApplicantReview } from '../../../../openapi/schemas/applicant-review.ts'

/** What every part of a review gets: what is known, and where what was saved goes. */
export interface ReviewPartProps {
  readonly review: ApplicantReview
  readonly onReview: (review: ApplicantReview) => void
}

interface ReviewPartFrameProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}
/** One part of a review, under its heading. */
export function ReviewPart({ title, action, children }: ReviewPartFrameProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <Heading as="h2" id={id} textStyle="md">
          {title}
        </Heading>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  )
}
