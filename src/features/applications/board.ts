import { APPLICATION_STAGES, type ApplicantRow, type HiringStage } from '../../../openapi/schemas/job-application.ts'
import { NOTHING_SAID } from '../../machines/job-application/job-application.machine.ts'
import type { EmployersEvent } from './acts.ts'

/** What brings an applicant into a stage; null: nothing does. A rejection is taken back by its own button. */
export function eventInto(
  { abilities, stage }: Pick<ApplicantRow, 'abilities' | 'stage'>,
  to: HiringStage,
): EmployersEvent | null {
  if (to.id === stage.id) return null
  const kind = APPLICATION_STAGES.find((one) => one === to.kind)
  if (kind !== undefined)
    return abilities.move ? { type: `act.to_${kind}`, said: { ...NOTHING_SAID, stage: to.id } } : null
  if (to.kind === 'rejected' && abilities.reject) return { type: 'act.reject', said: NOTHING_SAID }
  return to.kind === 'hired' && abilities.hire ? { type: 'act.hire', said: NOTHING_SAID } : null
}

/** The next stage on one side in which an applicant may be put down, their own among them; null where there is none. */
export function stageBeside<S extends HiringStage>(
  row: Pick<ApplicantRow, 'abilities' | 'stage'>,
  stages: readonly S[],
  from: string,
  by: 1 | -1,
): S | null {
  for (let place = stages.findIndex(({ id }) => id === from) + by; place >= 0; place += by) {
    const stage = stages[place]
    if (stage === undefined) return null
    if (stage.id === row.stage.id || eventInto(row, stage) !== null) return stage
  }
  return null
}
