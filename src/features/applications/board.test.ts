import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../openapi/ref.ts'
import { SENT_STATUSES, type ApplicantRow, type HiringStage } from '../../../openapi/schemas/job-application.ts'
import { eventInto, stageBeside } from './board.ts'

/** One stage of each kind, and a second interview after the first; ids are kinds. */
const stages: readonly HiringStage[] = SENT_STATUSES.flatMap((kind) =>
  (kind === 'interview' ? ['interview', 'second'] : [kind]).map((id) => ({
    id: id as Ref<'hiringStage'>,
    kind,
    name: null,
  })),
)
const at = (id: string): HiringStage => stages.find((stage) => stage.id === id) as HiringStage
const standing = (id: string, abilities: Partial<ApplicantRow['abilities']>) => ({
  stage: at(id),
  abilities: { move: false, reject: false, reconsider: false, hire: false, ...abilities },
})
const ALL = { move: true, reject: true, hire: true }
const leads = (row: ReturnType<typeof standing>) =>
  stages.flatMap((to) => {
    const event = eventInto(row, to)
    return event === null ? [] : [`${to.id}: ${event.type} ${event.said.stage ?? ''}`.trim()]
  })

describe('the board', () => {
  it('takes an applicant wherever their abilities say, also into a stage of the same kind', () => {
    expect(leads(standing('interview', ALL))).toEqual([
      'applied: act.to_applied applied',
      'screening: act.to_screening screening',
      'assessment: act.to_assessment assessment',
      'second: act.to_interview second',
      'offer: act.to_offer offer',
      'hired: act.hire',
      'rejected: act.reject',
    ])
    expect(leads(standing('rejected', { reconsider: true }))).toEqual([])
    expect(leads(standing('withdrawn', {}))).toEqual([])
  })

  it('leads by keys over what takes nobody, back to where they stand, and no further than its ends', () => {
    const row = standing('offer', ALL)
    const beside = (from: string, by: 1 | -1) => stageBeside(row, stages, from, by)?.id ?? null
    expect([beside('offer', 1), beside('hired', 1), beside('rejected', 1)]).toEqual(['hired', 'rejected', null])
    expect([beside('hired', -1), beside('offer', -1), beside('applied', -1)]).toEqual(['offer', 'second', null])
    expect(stageBeside(standing('applied', { hire: true }), stages, 'applied', 1)?.id).toBe('hired')
  })
})
