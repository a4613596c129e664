import type { Ref } from '../../../openapi/ref.ts'
import { FUNNEL_STEPS, type ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import type { Readable } from '../../kernel/context.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { answersOf } from './answers.queries.ts'
import { groupsOf, repliesOf, staysOf, type Group } from './progress.queries.ts'

/** A place of the funnel, counted from 1. */
const rankOf = (step: (typeof FUNNEL_STEPS)[number]): number => FUNNEL_STEPS.indexOf(step) + 1
const countOf = (groups: readonly Group[], is: (group: Group) => boolean = () => true): number =>
  groups.filter(is).reduce((sum, { n }) => sum + n, 0)

function sourcesOf(groups: readonly Group[]): ApplicantAnalysis['sources'] {
  const named = [...new Set(groups.map(({ source }) => source))]
  return named
    .map((source) => {
      const own = groups.filter((group) => group.source === source)
      return {
        source,
        applicants: countOf(own),
        interviewed: countOf(own, ({ reached }) => reached >= rankOf('interview')),
        hired: countOf(own, ({ status }) => status === 'hired'),
      }
    })
    .toSorted((a, b) => b.applicants - a.applicants)
}

/**
 * What became of everybody who applied for a posting of the account. Counted by the database, so that five thousand
 * take little longer than a hundred. Another's posting and an unknown one are the same 404.
 */
export async function analyse(
  db: Readable,
  { viewer, now }: { readonly viewer: { readonly accountId: string }; readonly now: Date },
  postingId: string,
): Promise<ApplicantAnalysis> {
  const posting = await findPosting(db, viewer.accountId, postingId)
  const groups = await groupsOf(db, posting.id)
  const stays = await staysOf(db, posting.id, now)
  const replies = await repliesOf(db, posting.id, now)
  const of = (status: Group['status']) => countOf(groups, (group) => group.status === status)
  const [applicants, hired, rejected, withdrawn] = [countOf(groups), of('hired'), of('rejected'), of('withdrawn')]
  const wasIn = (step: (typeof FUNNEL_STEPS)[number]) =>
    stays.some((stay) => stay.step === step) || groups.some(({ reached }) => reached === rankOf(step))
  return {
    posting: { id: posting.id as Ref<'jobPosting'>, title: posting.title, status: posting.status },
    applicants,
    hired,
    rejected,
    withdrawn,
    running: applicants - hired - rejected - withdrawn,
    knocked_out: countOf(groups, ({ knockedOut }) => knockedOut),
    funnel: FUNNEL_STEPS.filter((step) => step === 'applied' || step === 'hired' || wasIn(step)).map((step) => ({
      step,
      reached: countOf(groups, ({ reached }) => reached >= rankOf(step)),
      now: of(step),
    })),
    stages: stays.map(({ step, finished, median, p90, now: here, longest }) => ({
      step,
      finished,
      median_hours: median,
      p90_hours: p90,
      now: here,
      longest_hours: longest,
    })),
    sources: sourcesOf(groups),
    first_reply: {
      replied: replies.replied,
      waiting: replies.waiting,
      median_hours: replies.median,
      p90_hours: replies.p90,
    },
    promises: { kept: replies.kept, broken: replies.broken, open: replies.open },
    questions: [...(await answersOf(db, posting.id, posting.questions))],
  }
}
