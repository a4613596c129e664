import { APPLICATION_STAGES, type ApplicantRow, type HiringStage } from '../../../openapi/schemas/job-application.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import {
  NOTHING_SAID,
  type ApplicationEvent,
  type ApplicationSaid,
} from '../../machines/job-application/job-application.machine.ts'

/** What an employer sends to the life of an applicant. */
export interface EmployersEvent {
  readonly type: `act.${Exclude<ApplicationEvent, 'apply' | 'withdraw'>}`
  readonly said: ApplicationSaid
}
/** Something that an employer may do with an applicant, as a menu offers it. */
export interface Act {
  readonly key: string
  readonly text: string
  readonly send: EmployersEvent
}
/** What a stage is called in the reader's language. */
export type NameOfStage = (stage: Pick<HiringStage, 'kind' | 'name'>) => string

/** The stages to which anybody can be moved: those in which nothing is decided, in their order. */
export const runningStages = <S extends HiringStage>(stages: readonly S[]): readonly S[] =>
  stages.filter(({ kind }) => APPLICATION_STAGES.some((stage) => stage === kind))

/** The moves that an employer may make with an applicant, in the order of the stages. */
export function movesOf(
  { abilities, stage }: Pick<ApplicantRow, 'abilities' | 'stage'>,
  stages: readonly HiringStage[],
  t: Translate,
  nameOf: NameOfStage,
): readonly Act[] {
  if (!abilities.move) return []
  return stages.flatMap((to): Act[] => {
    const kind = APPLICATION_STAGES.find((each) => each === to.kind)
    if (kind === undefined || to.id === stage.id) return []
    const text = t('application.move_to', { stage: nameOf(to) })
    return [{ key: to.id, text, send: { type: `act.to_${kind}`, said: { ...NOTHING_SAID, stage: to.id } } }]
  })
}

/** How an employer may decide on an applicant. */
export const decisionsOf = ({ abilities }: Pick<ApplicantRow, 'abilities'>, t: Translate): readonly Act[] =>
  (['hire', 'reject', 'reconsider'] as const)
    .filter((event) => abilities[event])
    .map((event) => ({
      key: event,
      text: t(`application.${event}`),
      send: { type: `act.${event}`, said: NOTHING_SAID },
    }))
