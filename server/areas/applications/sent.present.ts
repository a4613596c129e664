import { z } from 'zod'
import { knocksOut } from '../../../openapi/application-gaps.ts'
import type {
  ApplicationAnswer,
  ApplicationStatus,
  ApplicationStep,
  SentContent,
} from '../../../openapi/schemas/job-application.ts'
import type { JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { localized } from '../../../openapi/schemas/primitives.ts'
import type { Services } from '../../kernel/context.ts'
import type { Stage } from '../hiring/stages.queries.ts'
import { presentFile, type KeptFile } from './application-files.queries.ts'
import type { historyOf } from './application.life.ts'
import type { Application } from './applications.policy.ts'

const SENDERS: Readonly<Record<string, ApplicationStep['by']>> = { apply: 'applicant', withdraw: 'applicant' }
type Sent = Exclude<ApplicationStatus, 'draft'>
/** Applications are shown to employers, and to their applicants as sent, only when they were. */
export const sentStatus = ({ status }: Pick<Application, 'status'>): Sent => {
  if (status === 'draft') throw new Error('A draft was shown as sent')
  return status
}

/** The stage of an application that was sent, of those that were read with it. */
export function sentStage(stages: ReadonlyMap<string | null, Stage>, { stageId }: Pick<Application, 'stageId'>): Stage {
  const stage = stages.get(stageId)
  if (stage === undefined) throw new Error('An application was sent to no stage')
  return stage
}

/** What a decided or running application says beside what was sent. */
export const presentShown = (row: Pick<Application, 'appliedAt' | 'replyBy' | 'decidedAt' | 'reason' | 'note'>) => ({
  reply_by: row.replyBy?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  note: row.note,
})

/** What the history notes of a change: what the stage was called then. */
export const noteOf = ({ name }: Pick<Stage, 'name'>) => ({ stage: name })
const named = z.object({ stage: localized(z.string()).nullable() })

/** What happened, without who did it. */
export const presentHistory = (happened: Awaited<ReturnType<typeof historyOf>>): ApplicationStep[] =>
  happened.map(({ event, status, detail, at }) => ({
    event,
    status: status as Sent,
    stage: named.safeParse(detail).data?.stage ?? null,
    by: SENDERS[event] ?? 'employer',
    at: at.toISOString(),
  }))

/** The value of an answer of the same kind as its question; null: there is none. */
export const valueOf = (answer: ApplicationAnswer | undefined): string | number | boolean | null =>
  answer === undefined || answer.kind === 'file' ? null : answer.value

function shownValue(question: JobQuestion, value: string | number | boolean | null) {
  if (question.kind !== 'choice' || typeof value !== 'number') return value
  return question.options[value] ?? null
}

/** What was sent, for both sides. */
export function presentSent(
  services: Pick<Services, 'files'>,
  row: Application,
  kept: readonly KeptFile[],
): SentContent {
  const fileFor = (use: KeptFile['row']['use'], questionId: string | null) => {
    const found = kept.find((one) => one.row.use === use && one.row.questionId === questionId)
    return found ? presentFile(services, found) : null
  }
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    lang: row.lang,
    has_resume: row.papers !== null,
    cv: fileFor('cv', null),
    cover_letter: row.coverLetter,
    answers: row.questions.map((question) => {
      const value = valueOf(row.answers.find((answer) => answer.question === question.id))
      return {
        question: question.id,
        kind: question.kind,
        text: question.text,
        value: shownValue(question, value),
        file: question.kind === 'file' ? fileFor('answer', question.id) : null,
        knocked_out: knocksOut(question, value),
      }
    }),
    documents: kept.flatMap((one) =>
      one.row.use === 'document' && one.row.kind !== null
        ? [{ kind: one.row.kind, name: one.row.name ?? {}, file: presentFile(services, one) }]
        : [],
    ),
  }
}
