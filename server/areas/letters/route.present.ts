import type { z } from 'zod'
import type { letter } from '../../../openapi/schemas/letter.ts'
import type { LetterPerson } from '../../../openapi/schemas/letter-settings.ts'
import { askedOf, hasApproved, type Approval, type LetterRow, type Looking } from './letters.policy.ts'

type Route = z.input<typeof letter>['route']
type StepState = Route[number]['state']

/** A level was passed if a later one was reached, or the letter was approved; who rejects a letter ends it there. */
function stateOfStep(row: LetterRow, place: number): StepState {
  if (row.status === 'rejected') return place < row.level ? 'passed' : place === row.level ? 'rejected' : 'unreached'
  if (row.status !== 'in_review') return place <= row.level ? 'passed' : 'ahead'
  return place < row.level ? 'passed' : place === row.level ? 'asked' : 'ahead'
}
/** The levels of a letter, with who is asked by each and who answered. */
export function presentRoute(
  { authority }: Looking,
  people: ReadonlyMap<string, LetterPerson>,
  row: LetterRow,
  approvals: readonly Approval[],
): Route {
  return row.route.map(({ name, needs, askedAt = null, escalatedAt = null }, index) => {
    const place = index + 1
    const state = stateOfStep(row, place)
    const isOver = state !== 'asked' && state !== 'ahead'
    const answers = approvals.filter((one) => one.voidAt === null && one.level === place)
    const shown = isOver ? answers : askedOf(authority, row, place)
    return {
      name,
      needs,
      state,
      asked_at: askedAt,
      escalated_at: escalatedAt,
      people: shown.flatMap((one) => {
        const person = people.get(one.userId)
        if (person === undefined) return []
        return [
          {
            ...person,
            in_place_of: one.forUserId === null ? null : (people.get(one.forUserId)?.name ?? null),
            has_approved: hasApproved(one, answers, place),
          },
        ]
      }),
    }
  })
}
