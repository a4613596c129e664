import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { lists } from '../../../openapi/lists.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ReviewDecision, ReviewedPosting } from '../../machines/job-review/job-review.machine.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { queuedReviewLife, reviewLoad, reviewsMachine } from './job-reviews.effects.ts'
import { JobReviewDetails } from './JobReviewDetails.tsx'
import { JobReviewsView } from './JobReviewsView.tsx'
import { RequestQueue } from './RequestQueue.tsx'

/** `/manage/job-reviews`: first postings of accounts that nobody has verified, before they open, and all that are or were public. */
export function Screen() {
  const { t, pick } = useTexts()
  const titleOf = (row: ReviewedPosting) => pick(row.title)?.text ?? ''
  return (
    <>
      <PageHeader title={t('page.jobReviews.title')} purpose={t('administration.job.purpose')} />
      <RequestQueue
        list={reviewsMachine}
        load={reviewLoad}
        life={queuedReviewLife}
        address={lists.jobReviews}
        param="posting"
        news={['jobs']}
        titleOf={(row) => (row ? titleOf(row) : t('administration.job.title'))}
        fields={5}
        toldOf={(outcome, row) =>
          t(`administration.job.decided.${outcome as ReviewDecision['kind']}`, { title: titleOf(row) })
        }
        onDecided={() => undefined}
        renderTable={(list, onOpen) => <JobReviewsView list={list} onOpen={onOpen} />}
        renderDetails={(actor) => <Living actor={actor} />}
      />
    </>
  )
}

function Living({ actor }: { readonly actor: ActorRefFrom<typeof queuedReviewLife> }) {
  return <JobReviewDetails snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
