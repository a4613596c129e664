import { defineLifecycle } from '../lifecycle.ts'

/**
 * What the employer does with one who runs: moves them to any other stage, or ends it. A process may have several stages
 * of one kind, but the first, which is where everybody begins.
 */
const to_applied = { to: 'applied', by: ['employer'] } as const
const to_screening = { to: 'screening', by: ['employer'] } as const
const to_assessment = { to: 'assessment', by: ['employer'] } as const
const to_interview = { to: 'interview', by: ['employer'] } as const
const to_offer = { to: 'offer', by: ['employer'] } as const
/** To another stage of the kind where they stand. */
const otherStage = { by: ['employer'], when: 'otherStage' } as const
const ends = {
  reject: { to: 'rejected', by: ['employer'] },
  hire: { to: 'hired', by: ['employer'] },
  withdraw: { to: 'withdrawn', by: ['applicant'] },
} as const

/**
 * product.md §5. A draft is its applicant's alone, who may also delete it. The stages between sending and the end are
 * kinds of stages, in no forced order. Who was rejected can be reconsidered, and then stands where they stood. Hired and
 * withdrawn are final: one applies once for a job.
 */
export const jobApplication = defineLifecycle({
  id: 'jobApplication',
  initial: 'draft',
  states: {
    draft: { apply: { to: 'applied', by: ['applicant'] } },
    applied: { to_screening, to_assessment, to_interview, to_offer, ...ends },
    screening: {
      to_applied,
      to_screening: { to: 'screening', ...otherStage },
      to_assessment,
      to_interview,
      to_offer,
      ...ends,
    },
    assessment: {
      to_applied,
      to_screening,
      to_assessment: { to: 'assessment', ...otherStage },
      to_interview,
      to_offer,
      ...ends,
    },
    interview: {
      to_applied,
      to_screening,
      to_assessment,
      to_interview: { to: 'interview', ...otherStage },
      to_offer,
      ...ends,
    },
    offer: { to_applied, to_screening, to_assessment, to_interview, to_offer: { to: 'offer', ...otherStage }, ...ends },
    hired: {},
    rejected: {
      reconsider: [
        { to: 'applied', by: ['employer'], when: 'wasApplied' },
        { to: 'screening', by: ['employer'], when: 'wasScreening' },
        { to: 'assessment', by: ['employer'], when: 'wasAssessment' },
        { to: 'interview', by: ['employer'], when: 'wasInterview' },
        { to: 'offer', by: ['employer'], when: 'wasOffer' },
      ],
    },
    withdrawn: {},
  },
})
