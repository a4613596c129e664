import { chakra } from '@chakra-ui/react/styled-system'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { Interviewers } from './Interviewers.tsx'
import { Notes } from './Notes.tsx'
import { Ratings } from './Ratings.tsx'
import { reviewLoad } from './review.effects.ts'

/** What colleagues say of an applicant: ratings, notes, and who interviews. The applicant never sees it. */
export function Review({ applicant }: { readonly applicant: string }) {
  const load = useLoad(reviewLoad, applicant)
  useLive('applications', load.refresh)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
      {(review) => (
        <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
          <Ratings review={review} onReview={load.receive} />
          <Notes review={review} onReview={load.receive} />
          <Interviewers review={review} onReview={load.receive} />
        </chakra.div>
      )}
    </LoadGate>
  )
}
